//! What may be chosen, and why something may not. `decisions` says which choices each decision offers, as a `menu`
//! that lists, picks and checks them; `why_not` only explains what is not on the menu.

mod decisions;
mod menu;
mod why_not;
