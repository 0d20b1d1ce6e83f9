import { defineMessage, defineMessages } from 'react-intl';

/** Words about the account that an offer is paid into. */
export const accountMessages = {
  ...defineMessages({
    title: { id: 'settlement.account.title', description: 'Heading', defaultMessage: 'Account' },
    typedByClaimant: {
      id: 'settlement.account.typedByClaimant',
      description: 'Who told the account',
      defaultMessage: 'Told by the claimant',
    },
    unconfirmed: {
      id: 'settlement.account.unconfirmed',
      description: 'State of an account',
      defaultMessage: 'Not confirmed',
    },
    confirmed: {
      id: 'settlement.account.confirmed',
      description: 'State of an account',
      defaultMessage: 'Confirmed',
    },
    refused: {
      id: 'settlement.account.refused',
      description: 'State of an account',
      defaultMessage: 'Not payable',
    },
    ownAccount: {
      id: 'settlement.account.ownAccount',
      description: 'Why the reader does not confirm the account',
      defaultMessage: 'You typed it, so the claimant or a colleague confirms it.',
    },
    confirm: {
      id: 'settlement.account.confirm',
      description: 'Button and title of its window',
      defaultMessage: 'Confirm the account',
    },
    comparedWith: {
      id: 'settlement.account.comparedWith',
      description: 'Field: the paper that the account was compared with',
      defaultMessage: 'What did you compare it with?',
    },
    comparedWithHint: {
      id: 'settlement.account.comparedWithHint',
      description: 'Hint of that field',
      defaultMessage: 'For example the bank statement in Documents',
    },
    ask: {
      id: 'settlement.account.ask',
      description: 'Button and title of its window',
      defaultMessage: 'Ask the claimant to confirm',
    },
    asked: {
      id: 'settlement.account.asked',
      description: 'Said once the claimant was asked',
      defaultMessage: 'The claimant was asked',
    },
    done: {
      id: 'settlement.account.done',
      description: 'Said once the account is confirmed',
      defaultMessage: 'The account is confirmed',
    },
  }),
  typedBy: defineMessage<{ name: string }>({
    id: 'settlement.account.typedBy',
    description: 'Who of the staff typed the account',
    defaultMessage: 'Typed by {name}',
  }),
  confirmedBy: defineMessage<{ name: string; time: string }>({
    id: 'settlement.account.confirmedBy',
    description: 'Who of the staff confirmed the account, and when',
    defaultMessage: 'Confirmed by {name}, {time}',
  }),
  confirmedByClaimant: defineMessage<{ time: string }>({
    id: 'settlement.account.confirmedByClaimant',
    description: 'The claimant confirmed the account, and when',
    defaultMessage: 'Confirmed by the claimant, {time}',
  }),
  otherHolder: defineMessage<{ holder: string; payee: string }>({
    id: 'settlement.account.otherHolder',
    description: 'The holder of the account has another name than the recipient of the offer',
    defaultMessage: 'The account is held by {holder}, the offer was made to {payee}.',
  }),
  confirmLead: defineMessage<{ account: string; holder: string }>({
    id: 'settlement.account.confirmLead',
    description: 'What the reader vouches for',
    defaultMessage:
      'You vouch that {account} belongs to {holder}. Compare it with a paper of the claimant, digit by digit.',
  }),
  askLead: defineMessage<{ account: string; to: string }>({
    id: 'settlement.account.askLead',
    description: 'In the window: what leaves',
    defaultMessage:
      'A message with the link of the offer goes to {to}. There the claimant confirms {account}.',
  }),
  askedAt: defineMessage<{ time: string }>({
    id: 'settlement.account.askedAt',
    description: 'When the claimant was last asked to confirm the account',
    defaultMessage: 'Claimant asked to confirm, {time}',
  }),
};
