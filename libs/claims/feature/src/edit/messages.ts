import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    twoVersions: {
      id: 'claims.edit.twoVersions',
      description: 'Title of the panel where two people have changed the same field',
      defaultMessage: 'Two versions: choose one',
    },
    nothingOverwritten: {
      id: 'claims.edit.nothingOverwritten',
      description: 'Below the title',
      defaultMessage: 'A colleague has changed this too. Nothing is overwritten until you choose.',
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
      defaultMessage:
        'What a colleague saved stays in the timeline, whichever you choose. Changes of other fields were taken over.',
    },
    saveChoice: { id: 'claims.edit.saveChoice', description: 'Button', defaultMessage: 'Save the choice' },
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
  fieldWithOpening: defineMessage<{ label: string; opened: string }>({
    id: 'claims.edit.fieldWithOpening',
    description: 'Above two versions of a field',
    defaultMessage: '{label}, before: {opened}',
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
