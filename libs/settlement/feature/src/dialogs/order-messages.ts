import { defineMessage, defineMessages } from 'react-intl';

/** What the windows say that order money to be paid. */
export const orderMessages = {
  ...defineMessages({
    undisputedTitle: {
      id: 'settlement.dialogs.undisputedTitle',
      description: 'Title of the window, and its button',
      defaultMessage: 'Pay the undisputed part',
    },
    undisputedLead: {
      id: 'settlement.dialogs.undisputedLead',
      description: 'What will happen',
      defaultMessage:
        'The claimant gets what nobody contests now. The claim stays contested, and what is agreed later is paid without this part.',
    },
  }),
  atMost: defineMessage<{ amount: string }>({
    id: 'settlement.dialogs.atMost',
    description: 'Below the amount',
    defaultMessage: 'At most {amount}, as offered.',
  }),
  deducted: defineMessage<{ offered: string; before: string }>({
    id: 'settlement.dialogs.deducted',
    description: 'How the amount came about',
    defaultMessage: 'Offered {offered}; {before} of it were ordered before.',
  }),
  into: defineMessage<{ payee: string; account: string }>({
    id: 'settlement.dialogs.into',
    description: 'Whom and into which account an order pays',
    defaultMessage: 'To {payee}, account {account}.',
  }),
};
