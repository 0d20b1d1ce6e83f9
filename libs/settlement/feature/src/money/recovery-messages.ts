import { defineMessage, defineMessages } from 'react-intl';

/** What money that is to come back is called, and what became of it. */
export const recoveryMessages = {
  ...defineMessages({
    title: {
      id: 'settlement.money.recoveryTitle',
      description: 'Heading over money that is to come back',
      defaultMessage: 'To come back',
    },
    none: {
      id: 'settlement.money.recoveryNone',
      description: 'Nothing is to come back',
      defaultMessage: 'Nothing is expected back: no recourse, and no residual value.',
    },
    add: {
      id: 'settlement.money.recoveryAdd',
      description: 'Button: notes money that is to come back',
      defaultMessage: 'Note an amount',
    },
    claim: {
      id: 'settlement.money.recoveryClaim',
      description: 'Button: the debtor was asked for the money',
      defaultMessage: 'Asked for',
    },
    receive: {
      id: 'settlement.money.recoveryReceive',
      description: 'Button',
      defaultMessage: 'Record a receipt',
    },
    change: {
      id: 'settlement.money.recoveryChange',
      description: 'Button',
      defaultMessage: 'Correct',
    },
    giveUp: {
      id: 'settlement.money.recoveryGiveUp',
      description: 'Button: nobody goes on asking for the money',
      defaultMessage: 'Give up',
    },
    expected: {
      id: 'settlement.money.recoveryExpected',
      description: 'Sum of what is expected back, with what has come of it',
      defaultMessage: 'Expected in all',
    },
    net: {
      id: 'settlement.money.recoveryNet',
      description: 'What was paid, less what came back',
      defaultMessage: 'Paid, less what came back',
    },
    stateNoted: {
      id: 'settlement.money.recoveryStateNoted',
      description: 'State of money that is to come back',
      defaultMessage: 'Noted',
    },
    stateClaimed: {
      id: 'settlement.money.recoveryStateClaimed',
      description: 'State of money that is to come back',
      defaultMessage: 'Asked for',
    },
    stateReceived: {
      id: 'settlement.money.recoveryStateReceived',
      description: 'State of money that is to come back',
      defaultMessage: 'Received',
    },
    stateGivenUp: {
      id: 'settlement.money.recoveryStateGivenUp',
      description: 'State of money that is to come back',
      defaultMessage: 'Given up',
    },
    subrogation: {
      id: 'settlement.money.groundSubrogation',
      description: 'Ground on which money is asked back',
      defaultMessage: 'Subrogation (Civil Code, article 2210)',
    },
    intent: {
      id: 'settlement.money.groundIntent',
      description: 'Ground on which money is asked back',
      defaultMessage: 'Accident caused on purpose (Law 132/2017, article 28 a)',
    },
    traffic_offence: {
      id: 'settlement.money.groundTrafficOffence',
      description: 'Ground on which money is asked back',
      defaultMessage: 'During an intentional traffic offence (Law 132/2017, article 28 b)',
    },
    escape: {
      id: 'settlement.money.groundEscape',
      description: 'Ground on which money is asked back',
      defaultMessage: 'While fleeing after an intentional offence (Law 132/2017, article 28 c)',
    },
    without_consent: {
      id: 'settlement.money.groundWithoutConsent',
      description: 'Ground on which money is asked back',
      defaultMessage: 'Driven without consent (Law 132/2017, article 28 d)',
    },
    sale: {
      id: 'settlement.money.groundSale',
      description: 'Ground on which money comes back',
      defaultMessage: 'Sale of what is left of the vehicle',
    },
    other: {
      id: 'settlement.money.groundOther',
      description: 'Ground on which money comes back',
      defaultMessage: 'Another ground',
    },
  }),
  receivedOf: defineMessage<{ received: string; expected: string }>({
    id: 'settlement.money.recoveryReceivedOf',
    description: 'How much of an expected amount has come',
    defaultMessage: '{received} of {expected} received',
  }),
  claimedOn: defineMessage<{ date: string }>({
    id: 'settlement.money.recoveryClaimedOn',
    description: 'When the debtor was asked for the money',
    defaultMessage: 'Asked for on {date}',
  }),
  givenUp: defineMessage<{ reason: string }>({
    id: 'settlement.money.recoveryGivenUp',
    description: 'Why nobody goes on asking for the money',
    defaultMessage: 'Given up: {reason}',
  }),
};
