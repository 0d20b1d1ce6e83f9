import { defineMessage, defineMessages } from 'react-intl';

/** Words of what the partners' area shows while a claim is taken in. */
export const messages = {
  ...defineMessages({
    untold: {
      id: 'partners.intake.untold',
      description: 'Who reads it may not know who the customer is',
      defaultMessage: 'This claim needs special care. Managers know why.',
    },
    changes: {
      id: 'partners.intake.changes',
      description: 'Heading: what the rules of the customer change once the claim is registered',
      defaultMessage: 'What will be different',
    },
    who: {
      id: 'partners.intake.who',
      description: 'Field: which shop repairs the vehicle',
      defaultMessage: 'Who repairs it?',
    },
    later: {
      id: 'partners.intake.later',
      description: 'Choice: no shop is asked now',
      defaultMessage: 'Later, from the file',
    },
    gone: {
      id: 'partners.intake.gone',
      description: 'Beside a shop that was chosen and is proposed no more',
      defaultMessage: 'The chosen shop is no longer proposed.',
    },
    again: {
      id: 'partners.intake.again',
      description: 'Button: asks the shop again',
      defaultMessage: 'Try again',
    },
    away: {
      id: 'partners.intake.away',
      description: 'The proposals cannot be read; the claim can be registered all the same',
      defaultMessage: 'The proposals cannot be read now. The claim can be registered without a shop.',
    },
  }),
  asking: defineMessage<{ shop: string }>({
    id: 'partners.intake.asking',
    description: 'The chosen shop is being asked',
    defaultMessage: 'Asking {shop} …',
  }),
  asked: defineMessage<{ shop: string }>({
    id: 'partners.intake.asked',
    description: 'The chosen shop was asked for the repair',
    defaultMessage: '{shop} is asked for the repair.',
  }),
  notAsked: defineMessage<{ shop: string }>({
    id: 'partners.intake.notAsked',
    description: 'Title: the chosen shop could not be asked',
    defaultMessage: '{shop} is not asked yet. The claim is registered.',
  }),
};
