//! Words that somebody probably meant to write.

/// The candidate most like `name`, when one is near enough to be a slip.
pub fn nearest<'n>(name: &str, candidates: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    if name.len() > 64 {
        return None;
    }
    let limit = name.chars().count() / 3 + 1;
    candidates
        .filter(|candidate| candidate.len() <= 64)
        .map(|candidate| (edit_distance(name, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate)
}

/// How many letters must be added, left out or replaced to make one word of the other; the case of letters is no difference.
pub fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(!from.eq_ignore_ascii_case(to));
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_is_recognised_and_a_stranger_is_not() {
        let names = ["Cell", "Clamp", "Node"];
        assert_eq!(nearest("Cel", names.into_iter()), Some("Cell"));
        assert_eq!(nearest("clamp", names.into_iter()), Some("Clamp"));
        assert_eq!(nearest("Banana", names.into_iter()), None);
    }
}
