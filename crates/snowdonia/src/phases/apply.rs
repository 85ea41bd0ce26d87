//! Carries out a choice: the rules each kind of decision leads to.

use tabletop::Witness;

use crate::agenda::Step;
use crate::choice::{Asked, Choice};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, ask};
use crate::phases::contract_windows::next_in_window;
use crate::state::{State, Wait};

impl Rules {
    /// Makes a legal choice and goes on to the next thing the game waits for.
    #[inline]
    pub(crate) fn carry_out<W: Witness<Fact>>(
        &self,
        state: &mut State,
        choice: Choice,
        witness: &mut W,
    ) {
        let Wait::Decision(asked) = state.wait else {
            unreachable!("a decision is pending")
        };
        if self.make_choice(state, choice, asked, witness) == Flow::GoesOn {
            self.advance(state, witness);
        }
    }

    #[inline]
    fn make_choice<W: Witness<Fact>>(
        &self,
        state: &mut State,
        choice: Choice,
        asked: Asked,
        witness: &mut W,
    ) -> Flow {
        let seat = state.actor;
        match choice {
            Choice::Place(space) => {
                self.place(state, space, witness);
                return self.assign(state);
            }
            Choice::Hire => {
                self.hire(state, witness);
                return ask(state, seat, Asked::Place);
            }
            Choice::NoHire => return ask(state, seat, Asked::Place),
            Choice::Play(contract) => return self.play(state, contract, witness),
            Choice::Weather(weather) => self.replace_forecast(state, weather, witness),
            Choice::Keep(contract) => self.keep(state, contract, witness),
            Choice::Take(cubes) => {
                self.take(state, cubes, witness);
                self.finish_asked(state, asked, witness);
            }
            Choice::Make {
                broken,
                steel,
                stone,
            } => {
                self.make(state, [broken, steel, stone], asked, witness);
                self.finish_asked(state, asked, witness);
            }
            Choice::Move { from, to } => self.move_labourer(state, from, to, witness),
            Choice::Lay { .. } if asked == Asked::EventLay => {
                return self.lay_event_card(state, Some(seat), witness);
            }
            Choice::Lay { cards, by_iron } => {
                if self.lay(state, seat, (cards, by_iron), witness) == Flow::Waits {
                    return Flow::Waits;
                }
                self.finish_asked(state, asked, witness);
            }
            Choice::Fill => self.fill_next_space(state, witness),
            Choice::Survey(_) | Choice::Rubble | Choice::Unload => {
                if self.survey_as_chosen(state, choice, witness) == Flow::Waits {
                    return Flow::Waits;
                }
                self.finish_asked(state, asked, witness);
            }
            Choice::Build {
                site,
                steel_by_iron,
                stone_by_rubble,
            } => {
                state.built = true;
                if self.build(state, site, steel_by_iron, stone_by_rubble, witness) == Flow::Waits {
                    return Flow::Waits;
                }
                return self.finish_build(state, asked, witness);
            }
            Choice::Train {
                train,
                steel_by_iron,
            } => {
                state.built = true;
                self.buy_train(state, train, steel_by_iron, witness);
                return self.finish_build(state, asked, witness);
            }
            Choice::Contract(contract) => {
                self.take_contract(state, contract, witness);
                self.finish_asked(state, asked, witness);
            }
            Choice::Pay | Choice::Discard(_) | Choice::Return => {
                self.answer_maintenance(state, choice, witness);
            }
            Choice::Terminus(end) => self.choose_terminus(state, end, witness),
            Choice::Neutral(end) => return self.place_neutral(state, end, witness),
            Choice::Pass if asked == Asked::Window => next_in_window(state),
            Choice::Pass if asked == Asked::EventLay => {
                return self.lay_event_card(state, None, witness);
            }
            Choice::Pass => self.finish_asked(state, asked, witness),
        }
        Flow::GoesOn
    }

    /// Something was built or bought. SE6: in autumn a labourer may build once more.
    #[inline]
    fn finish_build<W: Witness<Fact>>(
        &self,
        state: &mut State,
        asked: Asked,
        witness: &mut W,
    ) -> Flow {
        let seat = state.actor;
        if asked == Asked::Build && self.season(state).builds > 1 && self.can_build(state, seat) {
            return ask(state, seat, Asked::SecondBuild);
        }
        self.finish_asked(state, asked, witness);
        Flow::GoesOn
    }

    /// The question is answered: a labourer is done, or the effect of a contract is.
    #[inline]
    fn finish_asked<W: Witness<Fact>>(&self, state: &mut State, asked: Asked, witness: &mut W) {
        match asked {
            Asked::Take
            | Asked::Make
            | Asked::Lay
            | Asked::Build
            | Asked::SiteOffice
            | Asked::SecondBuild
            | Asked::Survey => {
                self.finish_action(state, witness);
            }
            Asked::TakeCubes | Asked::MakeStone | Asked::MakeSteel => {
                state.agenda.step = Step::None;
            }
            _ => {}
        }
    }
}
