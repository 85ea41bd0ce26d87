//! G: surveyors move up their route. Seasons and trains may give the player something else to do (SE5, SE7, PT11).

use tabletop::{Seat, Witness};

use crate::agenda::Phase;
use crate::area::Area;
use crate::choice::{Asked, Choice};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, Marker, ask, markers_gone};
use crate::place::{End, Stop};
use crate::state::State;

/// What a Surveyor action can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SurveyWays {
    /// The most stations the surveyor can move; 0 if it does not move.
    pub stations: u8,
    /// Whether rubble is taken instead.
    pub rubble: bool,
    /// Whether a rubble can be unloaded from the train.
    pub unload: bool,
}

impl SurveyWays {
    /// Whether there is something to decide: a lone `unload` may be declined.
    fn is_choice(self) -> bool {
        self.unload || self.stations > 1
    }

    /// PT11: only unloading may be declined, and only if nothing else is possible.
    pub fn may_pass(self) -> bool {
        self.stations == 0 && !self.rubble
    }
}

impl Rules {
    /// G1: in the order placed, starting after those that are done.
    pub(crate) fn survey_all<W: Witness<Fact>>(
        &self,
        state: &mut State,
        done: u8,
        witness: &mut W,
    ) -> Flow {
        let usual = !self.tables.options.seasons && !self.tables.options.promo_trains;
        for place in done..state.surveying_count {
            let seat = state.surveying[usize::from(place)];
            let flow = if usual {
                self.survey(state, seat, witness)
            } else {
                state.agenda.phase = Phase::Actions {
                    area: Area::G,
                    done: place,
                };
                self.survey_action(state, seat, witness)
            };
            if flow == Flow::Waits {
                return Flow::Waits;
            }
        }
        if state.surveying_count > 0 {
            state.surveying_count = 0;
            witness.fact(Fact::AreaDone { area: Area::G });
        }
        self.begin_restock(state, witness);
        Flow::GoesOn
    }

    /// A labourer's action: asked if there is more than one way, or a single one that may be declined.
    fn survey_action<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let ways = self.survey_ways(state, seat);
        if ways.is_choice() {
            return ask(state, seat, Asked::Survey);
        }
        if ways.rubble {
            self.take_survey_rubble(state, seat, witness);
            return Flow::GoesOn;
        }
        self.survey(state, seat, witness)
    }

    pub(crate) fn survey_ways(&self, state: &State, seat: Seat) -> SurveyWays {
        let player = &state.players[seat];
        let season = self.season(state);
        let rubble = season.survey_rubble > 0;
        let unload = self.tables.powers.of(player.train).unload.is_some();
        SurveyWays {
            stations: if rubble {
                0
            } else {
                season.survey.min(self.stations_ahead(state, seat))
            },
            rubble,
            unload: unload && player.train_rubble > 0,
        }
    }

    /// How many stations the surveyor could still move.
    pub(crate) fn stations_ahead(&self, state: &State, seat: Seat) -> u8 {
        let player = &state.players[seat];
        match player.terminus {
            End::Near => self.stops() - 1 - player.surveyor.0,
            End::Far => player.surveyor.0,
        }
    }

    /// Carries out the choice. BF8: a marker may end the game between two steps.
    pub(crate) fn survey_as_chosen<W: Witness<Fact>>(
        &self,
        state: &mut State,
        choice: Choice,
        witness: &mut W,
    ) -> Flow {
        let seat = state.actor;
        match choice {
            Choice::Survey(stations) => {
                for _ in 0..stations {
                    if self.survey(state, seat, witness) == Flow::Waits {
                        return Flow::Waits;
                    }
                }
            }
            Choice::Rubble => self.take_survey_rubble(state, seat, witness),
            _ => {
                let player = &mut state.players[seat];
                player.train_rubble -= 1;
                state.rubble_supply += 1;
                let left = player.train_rubble;
                let train = player.train.expect("it is on a train");
                witness.fact(Fact::Unloaded { seat, train, left });
            }
        }
        Flow::GoesOn
    }

    /// SE7.
    fn take_survey_rubble<W: Witness<Fact>>(&self, state: &mut State, seat: Seat, witness: &mut W) {
        let rubble = self.season(state).survey_rubble;
        state.players[seat].rubble += u16::from(rubble);
        state.rubble_supply -= i32::from(rubble);
        witness.fact(Fact::RubbleTaken { seat, rubble });
    }

    /// Moves a surveyor one station; BF8: its first move leaves a marker on the terminus.
    pub(crate) fn survey<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let player = &mut state.players[seat];
        let home = self.terminus(player.terminus);
        let leaves = player.surveyor == home;
        let stop = match player.terminus {
            End::Near if player.surveyor.0 + 1 < self.stops() => Stop(player.surveyor.0 + 1),
            End::Far if player.surveyor.0 > 0 => Stop(player.surveyor.0 - 1),
            _ => return Flow::GoesOn,
        };
        player.surveyor = stop;
        witness.fact(Fact::SurveyorMoved { seat, stop });
        if leaves && self.tables.scenario.surveying.marks_terminus {
            let marker = self.place_marker(state, seat);
            if marker != Marker::None {
                state.players[seat].terminus_marked = true;
                witness.fact(Fact::TerminusMarked { seat });
            }
            if marker == Marker::Last {
                return markers_gone(state, witness);
            }
        }
        Flow::GoesOn
    }
}
