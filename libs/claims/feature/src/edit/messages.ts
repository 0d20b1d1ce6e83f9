import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    twoVersions: {
      id: 'claims.edit.twoVersions',
      description: 'Title of the panel where two people have changed the same field',
      defaultMessage: 'Two versions: choose field by field',
    },
    savedByColleague: {
      id: 'claims.edit.savedByColleague',
      description: 'Below the version of the colleague',
      defaultMessage: 'saved by a colleague',
    },
    notSavedYet: {
      id: 'claims.edit.notSavedYet',
      description: 'Below the own version',
      defaultMessage: 'yours, not saved yet',
    },
    otherStays: {
      id: 'claims.edit.otherStays',
      description: 'Below both versions',
      defaultMessage: 'What a colleague saved stays in the timeline, whichever you choose.',
    },
    keepBoth: {
      id: 'claims.edit.keepBoth',
      description: 'Third choice between two versions, such as two phone numbers',
      defaultMessage: 'Keep both',
    },
    yoursIsAdded: {
      id: 'claims.edit.yoursIsAdded',
      description: 'Below the choice to keep both versions',
      defaultMessage: 'The one of your colleague stays, yours is added.',
    },
    takenOver: {
      id: 'claims.edit.takenOver',
      description: 'Heading of the fields that only the colleague has changed',
      defaultMessage: 'Taken over automatically',
    },
    saveChoice: { id: 'claims.edit.saveChoice', description: 'Button', defaultMessage: 'Save the choices' },
    giveUpMine: { id: 'claims.edit.giveUpMine', description: 'Button', defaultMessage: 'Give up mine' },
    draftStays: {
      id: 'claims.edit.draftStays',
      description: 'In the bar that tells of a change by a colleague',
      defaultMessage: 'What you are typing has stayed as it is.',
    },
  }),
  saved: defineMessage<{ label: string }>({
    id: 'claims.edit.saved',
    description: 'Notice; {label} is the name of the field',
    defaultMessage: 'Saved: {label}',
  }),
  notSaved: defineMessage<{ why: string }>({
    id: 'claims.edit.notSaved',
    description: 'Below a value that could not be saved; {why} is a sentence',
    defaultMessage: 'Not saved. {why}',
  }),
  changedMeanwhile: defineMessage<{ value: string }>({
    id: 'claims.edit.changedMeanwhile',
    description: 'Beside a value that is being typed: a colleague has saved another one',
    defaultMessage: 'a colleague saved: {value}',
  }),
  nothingOverwritten: defineMessage<{ count: number }>({
    id: 'claims.edit.nothingOverwritten',
    description: 'Below the title',
    defaultMessage:
      '{count, plural, one {Both of you have changed # field.} other {Both of you have changed # fields.}} Nothing is overwritten until you choose.',
  }),
  savedBy: defineMessage<{ who: string; when: string }>({
    id: 'claims.edit.savedBy',
    description: 'Below the version of the colleague; {when} is a day and an hour',
    defaultMessage: '{who}, {when}',
  }),
  whenOpened: defineMessage<{ value: string }>({
    id: 'claims.edit.whenOpened',
    description: 'Beside the name of a field: its value before both changed it',
    defaultMessage: 'when opened: {value}',
  }),
  colleagueSaved: defineMessage<{ who: string; what: string }>({
    id: 'claims.edit.colleagueSaved',
    description:
      'Bar: what has changed while somebody was typing; {what} is a list such as "Owner: Ana → Radu"',
    defaultMessage: '{who, select, nobody {Changed meanwhile} other {{who} saved meanwhile}}: {what}',
  }),
  change: defineMessage<{ label: string; before: string; now: string }>({
    id: 'claims.edit.change',
    description: 'One change in that bar',
    defaultMessage: '{label}: {before} → {now}',
  }),
};
