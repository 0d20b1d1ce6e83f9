import { defineMessage } from 'react-intl';

export const messages = {
  unknown: defineMessage({
    id: 'tracking.tracker.unknown',
    description: 'Title when the address belongs to no organisation with a tracker',
    defaultMessage: 'This address does not exist',
  }),
  unknownHint: defineMessage({
    id: 'tracking.tracker.unknownHint',
    description: 'What to do about an address that does not exist',
    defaultMessage:
      'Press the link in the message that you received, or type it exactly as it is written there.',
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
