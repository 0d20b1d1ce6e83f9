import { defineMessage, defineMessages } from 'react-intl';

/** Words of the page on which rates are set. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'assessment.rates.title',
      description: 'Title of the settings page of rates by which damage notes are reckoned',
      defaultMessage: 'Repair rates',
    },
    about: {
      id: 'assessment.rates.about',
      description: 'What that page is for',
      defaultMessage:
        'What an hour of work costs and what comes off parts; damage notes are calculated from it. The rates of a repair shop come before those of the organisation.',
    },
    failed: {
      id: 'assessment.rates.failed',
      description: 'The rates could not be read',
      defaultMessage: 'The rates cannot be shown now',
    },
    none: {
      id: 'assessment.rates.none',
      description: 'Title where no rates have been set at all',
      defaultMessage: 'There are no rates yet',
    },
    noneText: {
      id: 'assessment.rates.noneText',
      description: 'What follows from there being no rates',
      defaultMessage: 'Until somebody sets them, hours count nothing in damage notes.',
    },
    organisation: {
      id: 'assessment.rates.organisation',
      description: 'Heading above the rates of the organisation itself',
      defaultMessage: 'The organisation',
    },
    validity: {
      id: 'assessment.rates.validity',
      description: 'Column: the days on which rates hold',
      defaultMessage: 'Valid',
    },
    setBy: {
      id: 'assessment.rates.setBy',
      description: 'Column: who has set rates, and when',
      defaultMessage: 'Set by',
    },
    fromStart: {
      id: 'assessment.rates.fromStart',
      description: 'Rates that an organisation starts with',
      defaultMessage: 'from the start',
    },
    discount: {
      id: 'assessment.rates.discount',
      description: 'What comes off the price of parts, in percent',
      defaultMessage: 'Discount on parts',
    },
    discountField: {
      id: 'assessment.rates.discountField',
      description: 'Label of the discount on parts in percent',
      defaultMessage: 'Discount on parts, %',
    },
    newRates: {
      id: 'assessment.rates.newRates',
      description: 'Opens the window that sets rates',
      defaultMessage: 'New rates…',
    },
    changeFrom: {
      id: 'assessment.rates.changeFrom',
      description: 'Opens the window that sets other rates from a day on',
      defaultMessage: 'Change…',
    },
    dialogTitle: {
      id: 'assessment.rates.dialogTitle',
      description: 'Title of the window that sets rates where it is not known yet of whom',
      defaultMessage: 'New rates',
    },
    place: {
      id: 'assessment.rates.place',
      description: 'Label: the partner whose rates are set; without one it is the organisation',
      defaultMessage: 'Repair shop',
    },
    placeHint: {
      id: 'assessment.rates.placeHint',
      description: 'What leaving the repair shop out means',
      defaultMessage: 'Leave it empty for the rates of the organisation.',
    },
    from: {
      id: 'assessment.rates.from',
      description: 'Label: from which day on the rates hold',
      defaultMessage: 'Valid from',
    },
    save: {
      id: 'assessment.rates.save',
      description: 'Sets the rates',
      defaultMessage: 'Set the rates',
    },
    saved: {
      id: 'assessment.rates.saved',
      description: 'Notice: the rates were set',
      defaultMessage: 'The rates are set. Open notes that they concern say what has changed.',
    },
    effect: {
      id: 'assessment.rates.effect',
      description: 'What setting rates changes, in their window',
      defaultMessage:
        'Open notes with prices of that day or later have to be recalculated and say what has changed. Closed notes stay as they are.',
    },
    wrongAmount: {
      id: 'assessment.rates.wrongAmount',
      description: 'The typed amount is none',
      defaultMessage: 'Write an amount, such as 180 or 180.50.',
    },
    wrongShare: {
      id: 'assessment.rates.wrongShare',
      description: 'The typed percentage is none',
      defaultMessage: 'Write a percentage between 0 and 100, such as 5 or 7.5.',
    },
  }),
  changeOf: defineMessage<{ place: string }>({
    id: 'assessment.rates.changeOf',
    description: 'Name of the button that sets other rates of a place',
    defaultMessage: 'Change: {place}',
  }),
  dialogTitleOf: defineMessage<{ place: string }>({
    id: 'assessment.rates.dialogTitleOf',
    description: 'Title of the window that sets the rates of a place',
    defaultMessage: 'Rates: {place}',
  }),
  state: defineMessage<{ state: string }>({
    id: 'assessment.rates.state',
    description: 'Whether rates hold now',
    defaultMessage: '{state, select, to_come {to come} past {past} other {in force}}',
  }),
  days: defineMessage<{ from: string; to: string }>({
    id: 'assessment.rates.days',
    description: 'From which day to which day rates hold',
    defaultMessage: '{from} – {to}',
  }),
  since: defineMessage<{ from: string }>({
    id: 'assessment.rates.since',
    description: 'From which day on rates hold',
    defaultMessage: 'from {from} on',
  }),
  anHour: defineMessage<{ rate: string }>({
    id: 'assessment.rates.anHour',
    description: 'Label of an hourly rate',
    defaultMessage: '{rate}, lei an hour',
  }),
  replaces: defineMessage<{ day: string }>({
    id: 'assessment.rates.replaces',
    description: 'Warning: rates from the same day on are there already',
    defaultMessage: 'These replace the rates that are valid from {day} on.',
  }),
};
