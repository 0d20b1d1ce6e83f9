import { defineMessages } from 'react-intl';

/** What does not go together on the form. */
export const contradictionMessages = defineMessages({
  both_stood: {
    id: 'fnol.contradiction.bothStood',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'Both stood, so neither hit the other.',
  },
  stood_and_moved: {
    id: 'fnol.contradiction.stoodAndMoved',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'The car stood and moved at once.',
  },
  exclude_each_other: {
    id: 'fnol.contradiction.excludeEachOther',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'These circumstances exclude each other.',
  },
  both_hit_the_rear: {
    id: 'fnol.contradiction.bothHitTheRear',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'Each hit the rear of the other.',
  },
  both_from_the_right: {
    id: 'fnol.contradiction.bothFromTheRight',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'Both came from the right.',
  },
  reversed_and_was_hit_behind: {
    id: 'fnol.contradiction.reversedAndWasHitBehind',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'One reversed, the other says it hit its rear.',
  },
  directions_differ: {
    id: 'fnol.contradiction.directionsDiffer',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'One says same direction, the other opposite.',
  },
  rear_hit_not_with_front: {
    id: 'fnol.contradiction.rearHitNotWithFront',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'Hit the rear of the other, but not with its front.',
  },
  rear_hit_not_on_rear: {
    id: 'fnol.contradiction.rearHitNotOnRear',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'Was hit on the rear, but the arrow is elsewhere.',
  },
  reversed_with_front: {
    id: 'fnol.contradiction.reversedWithFront',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'Reversed, but the arrow is at the front.',
  },
  impact_is_not_damaged: {
    id: 'fnol.contradiction.impactIsNotDamaged',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'The first impact is where no damage is.',
  },
  count_differs: {
    id: 'fnol.contradiction.countDiffers',
    description: 'Explains a contradiction of the accident statement',
    defaultMessage: 'Another number of ticks stands on paper.',
  },
});
