//! Choices of one from each of several lists, the simplest first.

/// The indices of choices from lists of these lengths, those with early choices first, at most as many as said.
pub fn combinations(lengths: &[usize], most: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    if lengths.contains(&0) {
        return found;
    }
    let last: usize = lengths.iter().map(|length| length - 1).sum();
    for sum in 0..=last {
        with_sum(lengths, sum, &mut Vec::new(), most, &mut found);
        if found.len() >= most {
            break;
        }
    }
    found
}

fn with_sum(
    lengths: &[usize],
    sum: usize,
    chosen: &mut Vec<usize>,
    most: usize,
    found: &mut Vec<Vec<usize>>,
) {
    if found.len() >= most {
        return;
    }
    let Some((length, rest)) = lengths.split_first() else {
        if sum == 0 {
            found.push(chosen.clone());
        }
        return;
    };
    let reach: usize = rest.iter().map(|length| length - 1).sum();
    for index in sum.saturating_sub(reach)..=sum.min(length - 1) {
        chosen.push(index);
        with_sum(rest, sum - index, chosen, most, found);
        chosen.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simple_choices_come_first() {
        assert_eq!(combinations(&[2, 3], 9), [[0, 0], [0, 1], [1, 0], [0, 2], [1, 1], [1, 2]]);
        assert_eq!(combinations(&[2, 3], 2).len(), 2);
        assert_eq!(combinations(&[], 5), [Vec::<usize>::new()]);
        assert!(combinations(&[3, 0], 5).is_empty());
    }
}
