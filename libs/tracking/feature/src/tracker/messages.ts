import { defineMessage } from 'react-intl';

export const messages = {
  unknown: defineMessage({
    id: 'tracking.tracker.unknown',
    description: 'Title when the address belongs to no organisation with a tracker',
    defaultMessage: 'This address does not exist',
  }),
  findCase: defineMessage({
    id: 'tracking.tracker.findCase',
    description: 'Link to the search for a case by its number, where a link does not work',
    defaultMessage: 'Look for the case',
  }),
  unknownHint: defineMessage({
    id: 'tracking.tracker.unknownHint',
    description: 'What to do about an address that does not exist',
    defaultMessage:
      'The link is incomplete, too old, already used, or of another case. Open the link of the last message that you received from us, or look for your case by its number.',
  }),
  unreachable: defineMessage({
    id: 'tracking.tracker.unreachable',
    description: 'Title when the server cannot be reached',
    defaultMessage: 'We cannot show the case right now',
  }),
  unreachableHint: defineMessage({
    id: 'tracking.tracker.unreachableHint',
    description: 'What to do when the server cannot be reached',
    defaultMessage: 'Check your internet connection. Nothing is lost: the case is safe with us.',
  }),
  notReadAgain: defineMessage({
    id: 'tracking.tracker.notReadAgain',
    description: 'The case could not be fetched again: an earlier state of it is shown',
    defaultMessage: 'We could not check whether the case has changed. You see what we knew last.',
  }),
  tryAgain: defineMessage({
    id: 'tracking.tracker.tryAgain',
    description: 'Button that tries once more',
    defaultMessage: 'Try again',
  }),
};
