//! The rules by which expressions of summaries are simplified, on all relations over three objects: what must be the same set
//! is the same, what may be larger contains it, and what is said to cover or to be disjoint does and is.

use std::sync::Arc;

use oox_core::ir::{FieldId, Program, Ty};
use oox_core::lang::parser::parse;
use oox_core::lang::span::SourceMap;
use oox_core::resolve::resolve;
use oox_core::summary::{Filter, Link, Lit, Relations, Set, SetExpr};

/// Objects 0, 1 and 2; null.
const NULL: usize = 3;

/// Where two links lead, and what two parameters are.
struct Heap {
    links: [[usize; 3]; 2],
    params: [usize; 2],
}

fn set(expr: SetExpr) -> Set {
    Arc::new(expr)
}

fn link(heap: &Heap, fields: [FieldId; 2], link: Link, from: usize) -> Option<usize> {
    let at = fields.iter().position(|field| Link::Field(*field) == link).expect("there are two fields");
    heap.links[at].get(from).copied()
}

/// A set as bits.
fn members(heap: &Heap, fields: [FieldId; 2], expr: &SetExpr) -> u8 {
    let all = |base: &Set| members(heap, fields, base);
    let each = |bits: u8| (0..4usize).filter(move |at| bits & (1 << at) != 0);
    match expr {
        SetExpr::None => 0,
        SetExpr::Lit(Lit::Null) => 1 << NULL,
        SetExpr::Lit(_) => 1 << 7,
        SetExpr::Param(at, _) => 1 << heap.params[*at],
        SetExpr::Type(_) => 0b1111,
        SetExpr::Join(base, by) => each(all(base))
            .filter_map(|from| link(heap, fields, *by, from))
            .fold(0, |bits, to| bits | (1 << to)),
        SetExpr::Star(base, links) => {
            let mut found = all(base);
            loop {
                let more = each(found)
                    .flat_map(|from| links.iter().filter_map(move |by| link(heap, fields, *by, from)))
                    .fold(found, |bits, to| bits | (1 << to));
                if more == found {
                    return found;
                }
                found = more;
            }
        }
        SetExpr::Union(parts) => parts.iter().fold(0, |bits, part| bits | all(part)),
        SetExpr::NonNull(base) => all(base) & 0b0111,
        SetExpr::Where(base, by, filter) => each(all(base))
            .filter(|from| {
                let to = link(heap, fields, *by, *from);
                match filter {
                    Filter::NotNull => to.is_some_and(|to| to != NULL),
                    Filter::Is(Lit::Null) => to == Some(NULL),
                    Filter::Is(_) => false,
                }
            })
            .fold(0, |bits, from| bits | (1 << from)),
        SetExpr::Static(_) | SetExpr::New(_) | SetExpr::Fresh(_) => unreachable!("none of them is made here"),
    }
}

fn heaps() -> Vec<Heap> {
    let of_one = |mut number: usize| {
        std::array::from_fn(|_| {
            let to = number % 4;
            number /= 4;
            to
        })
    };
    let mut all = Vec::new();
    for a in 0..64 {
        for b in (0..64).step_by(7) {
            for x in 0..4 {
                for y in [0, NULL] {
                    all.push(Heap { links: [of_one(a), of_one(b)], params: [x, y] });
                }
            }
        }
    }
    all
}

fn program() -> Program {
    let mut sources = SourceMap::default();
    let file = sources.add("n.oox".to_owned(), "class N { N a; N b; N() {} }".to_owned());
    let (tree, _) = parse(file, &sources.file(file).text);
    resolve(&tree).0.expect("it is a program")
}

#[test]
fn simplified_expressions_are_the_same_sets_or_larger_ones() {
    let program = program();
    let relations = Relations { program: &program };
    let class = program.classes.iter().position(|class| class.name == "N").expect("it is there");
    let fields: [FieldId; 2] = program.classes[class].fields[..].try_into().expect("two fields");
    let ty = Ty::Ref(oox_core::ir::ClassId(u32::try_from(class).expect("small")));
    let [a, b] = fields.map(Link::Field);
    let (x, y) = (set(SetExpr::Param(0, ty.clone())), set(SetExpr::Param(1, ty.clone())));
    let null = set(SetExpr::Lit(Lit::Null));
    // plain expressions, without any rule
    let mut plain = vec![x.clone(), y.clone(), null.clone(), set(SetExpr::Type(ty))];
    for depth in 0..2 {
        for base in plain.clone().iter().take(if depth == 0 { 4 } else { 14 }) {
            plain.extend([a, b].map(|by| set(SetExpr::Join(base.clone(), by))));
            plain.push(set(SetExpr::Star(base.clone(), vec![a])));
            plain.push(set(SetExpr::Star(base.clone(), vec![a, b])));
            plain.push(set(SetExpr::NonNull(base.clone())));
            plain.push(set(SetExpr::Where(base.clone(), a, Filter::Is(Lit::Null))));
            plain.push(set(SetExpr::Where(base.clone(), b, Filter::NotNull)));
            plain.push(set(SetExpr::Union(vec![base.clone(), x.clone()])));
            plain.push(set(SetExpr::Union(vec![null.clone(), base.clone()])));
        }
    }
    plain.dedup();
    let heaps = heaps();
    let values: Vec<Vec<u8>> =
        plain.iter().map(|expr| heaps.iter().map(|heap| members(heap, fields, expr)).collect()).collect();
    let valued = |expr: &Set| heaps.iter().map(|heap| members(heap, fields, expr)).collect::<Vec<u8>>();
    let limits =
        |expr: &SetExpr| format!("{expr:?}").contains("Where") || format!("{expr:?}").contains("Type");
    let mut counts = [0usize; 3];
    for (base, value) in plain.iter().zip(&values) {
        // the constructor, and what it must be
        let made = [
            (relations.join(base, a), set(SetExpr::Join(base.clone(), a))),
            (relations.join(base, b), set(SetExpr::Join(base.clone(), b))),
            (relations.star(base, &[a]), set(SetExpr::Star(base.clone(), vec![a]))),
            (relations.star(base, &[b, a]), set(SetExpr::Star(base.clone(), vec![b, a]))),
            (relations.non_null(base), set(SetExpr::NonNull(base.clone()))),
            (relations.union([base.clone(), y.clone()]), set(SetExpr::Union(vec![base.clone(), y.clone()]))),
        ];
        for (found, wanted) in made {
            let (found_values, wanted_values) = (valued(&found), valued(&wanted));
            let is_larger =
                found_values.iter().zip(&wanted_values).all(|(found, wanted)| wanted & !found == 0);
            assert!(is_larger, "{wanted:?} became {found:?}, which is smaller");
            // a closure knows no null that its start does not have
            let may_differ = limits(base) || matches!(*wanted, SetExpr::Star(..));
            assert!(
                may_differ || found_values == wanted_values,
                "{wanted:?} became {found:?}, which is larger"
            );
            counts[0] += heaps.len();
        }
        for (other, other_value) in plain.iter().zip(&values).step_by(3) {
            if relations.covers(base, other) {
                let covers = value.iter().zip(other_value).all(|(large, small)| small & !large == 0);
                assert!(covers, "{base:?} does not cover {other:?}");
                counts[1] += heaps.len();
            }
            if relations.are_disjoint(base, other) {
                let are_disjoint = value.iter().zip(other_value).all(|(a, b)| (a & b).trailing_zeros() >= 3);
                assert!(are_disjoint, "{base:?} and {other:?} have objects in common");
                counts[2] += heaps.len();
            }
            let wide = relations.widened(base, other);
            let both = valued(&wide);
            let covers =
                both.iter().zip(value.iter().zip(other_value)).all(|(wide, (a, b))| (a | b) & !wide == 0);
            assert!(covers, "{base:?} and {other:?} were widened to {wide:?}");
        }
    }
    assert!(counts.iter().all(|count| *count > 10_000), "{counts:?}");
}
