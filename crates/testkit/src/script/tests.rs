use super::*;
use crate::toy::Toy;

const GOOD: &str = "\
# scripts of the toy

## T2: only what was drawn is taken
game toy standard 2 -
asks 1 take               # the first of the table begins
legal take blue | pass
legal+ pass
legal- take red
is bag = 4r1b
refuse 1 take red : T2 none-drawn colour=red
refuse 1 take red : T2
refuse 1 take gold : notation
refuse 2 pass : turn
refuse * draw 2r : turn
> 1 take blue
fact took cubes=2 seat=1
nofact passed
nofact took cubes=1
result 4 0
winners 1
asks * draw
legal draw 1r1b | draw 2r
refuse * draw 2b : T3
auto
fact drawn
asks 2 take

## T1 T3: a position of one's own
game toy standard 2 -
set bag = 1b
set gone = 5
set turn = 2
> 1 pass
";

const MORE: &str = "\
## T1 T3: a position of one's own
game toy standard 2 -
from start
legal start 1 | start 2
> * start 2
set bag = 1b
set gone = 6
set turn = 1
> * draw 1b
> 1 pass
asks over
result 0.5 0
## T1: without audit
game toy standard 2 -
noaudit
set bag = -
is bag = -
> 1 pass
asks over
";

fn error(body: &str) -> (usize, String) {
    let text = format!("## T1: x\ngame toy standard 2 -\n{body}\n");
    let outcomes = run::<Toy>("x", &text);
    assert_eq!(outcomes.len(), 1);
    let error = outcomes[0].result.clone().unwrap_err();
    (error.line, error.what)
}

#[test]
fn good_scripts_pass() {
    let outcomes = run::<Toy>("toy.script", GOOD);
    assert_eq!(outcomes[0].rule_ids, ["T2"]);
    assert_eq!(outcomes[0].title, "only what was drawn is taken");
    assert_eq!(
        (outcomes[0].file.as_str(), outcomes[0].line),
        ("toy.script", 3)
    );
    assert_eq!(verdict(&outcomes[..1]), Ok(1));
    assert_eq!(verdict(&run::<Toy>("more", MORE)), Ok(2));
    assert_eq!(rule_ids_of(GOOD), ["T1", "T2", "T3"]);
}

#[test]
fn a_position_that_cannot_be_fails() {
    let outcomes = run::<Toy>("toy.script", GOOD);
    let error = verdict(&outcomes).unwrap_err();
    let line = GOOD.lines().count();
    assert!(
        error.starts_with(&format!("toy.script:{line}: T1 T3: a position")),
        "{error}"
    );
    assert!(error.ends_with("audit: 8 cubes"), "{error}");
}

#[test]
fn what_does_not_hold_fails() {
    for (body, what) in [
        ("asks 2 take", "the game asks 1 take"),
        ("asks 1 card", "the game asks 1 take"),
        ("asks over", "the game asks 1 take"),
        ("legal pass", "the list is"),
        ("legal pass | pass", "pass is given twice"),
        ("legal pass | take red", "take red is not listed"),
        ("legal+ take red", "take red is not listed"),
        ("legal- pass", "pass is listed"),
        ("legal- take gold", "take gold is no step"),
        ("refuse 1 pass : T1", "allowed"),
        (
            "refuse 1 take red : T1",
            "refused: T2 none-drawn colour=red",
        ),
        ("refuse 1 take red : T2 none", "refused: T2 none-drawn"),
        ("refuse 1 take red", "no rule id"),
        ("is bag = 4r", "it is \"4r1b\", not \"4r\""),
        ("is bog = 4r", "no such fact: bog"),
        ("set bog = 4r", "no key bog"),
        ("> 1 take red", "refused: T2 none-drawn colour=red"),
        ("fact took", "the facts are drawn"),
        ("nofact drawn", "there is drawn cubes=0,2"),
        ("nofact drwn", "drwn is no fact"),
        ("result 0 1", "it is \"0 0\""),
        ("winners 1", "it is [\"1\", \"2\"]"),
        ("dance", "not a line of a script"),
        ("> 1 pass", "nothing is checked"),
        ("auto\nfrom start", "set up already"),
    ] {
        let (line, found) = error(body);
        assert!(found.contains(what), "{body}: {found}");
        assert_eq!(line, 2 + body.lines().count(), "{body}");
    }
}

#[test]
fn broken_scripts_fail() {
    for text in [
        "game toy standard 2 -\nasks 1 take\n",
        "## no ids\ngame toy standard 2 -\nasks 1 take\n",
        "## T1: x\n",
        "## T1: x\nasks 1 take\n",
        "## T1: x\ngame chess standard 2 -\nasks 1 take\n",
        "## T1: x\ngame toy standard 3 -\nasks 1 take\n",
        "## T1: x\ngame toy standard\nasks 1 take\n",
    ] {
        assert!(verdict(&run::<Toy>("x", text)).is_err(), "{text}");
    }
}
