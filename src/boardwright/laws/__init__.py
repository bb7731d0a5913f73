"""The laws that every game keeps, for the tests of whoever writes one.

Each law is a function that is given a beginning and raises `AssertionError` where the game breaks
it; any runner of tests can call them:

    @pytest.mark.parametrize("law", LAWS)
    def test_law(law):
        for beginning in beginnings("pearls", 25):
            law(beginning)
"""

from boardwright.laws.actions import (
    a_text_is_read_back,
    every_listed_action_applies,
    every_other_number_is_refused,
    places_are_well_formed,
    texts_are_unique,
    the_legal_list_is_right,
)
from boardwright.laws.beginning import Beginning, Law, beginnings, play_a_random_move, play_on
from boardwright.laws.chance import (
    answers_one_by_one_reproduce_the_move,
    exactly_the_probable_answers_are_taken,
    the_setup_is_reproduced,
    the_text_of_an_answer_is_read_back,
)
from boardwright.laws.copies import (
    a_copied_position_goes_on_as_its_origin,
    a_copied_record_is_equal,
    a_copied_view_is_equal,
    equal_games_are_loaded_alike,
    equal_positions_have_equal_texts,
)
from boardwright.laws.positions import (
    a_clone_is_equal_and_independent,
    a_clone_stays_when_its_origin_goes_on,
    a_playout_plays_the_same_game,
    a_position_is_read_back,
    a_position_that_lacks_a_line_is_refused,
    places_follow_the_totals,
    scores_name_every_source,
    the_same_seed_gives_the_same_game,
)
from boardwright.laws.views import (
    an_imagined_position_can_be_played_to_its_end,
    looking_changes_nothing,
    what_is_imagined_gives_the_same_view,
)
from boardwright.laws.words import (
    everything_has_its_text,
    what_is_earned_is_what_scores_show,
)

LAWS: list[Law] = [
    the_legal_list_is_right,
    every_listed_action_applies,
    every_other_number_is_refused,
    a_text_is_read_back,
    texts_are_unique,
    places_are_well_formed,
    answers_one_by_one_reproduce_the_move,
    exactly_the_probable_answers_are_taken,
    the_setup_is_reproduced,
    the_text_of_an_answer_is_read_back,
    a_clone_is_equal_and_independent,
    a_clone_stays_when_its_origin_goes_on,
    a_position_is_read_back,
    a_position_that_lacks_a_line_is_refused,
    the_same_seed_gives_the_same_game,
    a_playout_plays_the_same_game,
    scores_name_every_source,
    places_follow_the_totals,
    what_is_imagined_gives_the_same_view,
    looking_changes_nothing,
    an_imagined_position_can_be_played_to_its_end,
    a_copied_position_goes_on_as_its_origin,
    equal_positions_have_equal_texts,
    equal_games_are_loaded_alike,
    a_copied_view_is_equal,
    a_copied_record_is_equal,
    everything_has_its_text,
    what_is_earned_is_what_scores_show,
]

__all__ = ["LAWS", "Beginning", "Law", "beginnings", "play_a_random_move", "play_on"]
