import { defineMessage, defineMessages } from 'react-intl';

/** Words for who works in the name of a person. */
export const replacementMessages = {
  ...defineMessages({
    title: {
      id: 'account.people.replacement',
      description: 'Heading: who works in the name of a person',
      defaultMessage: 'Replacement',
    },
    nobody: {
      id: 'account.people.replacementNobody',
      description: 'Nobody works in the name of a person',
      defaultMessage: 'Nobody works in the name of this person.',
    },
    ofAbsence: {
      id: 'account.people.replacementOfAbsence',
      description: 'Where a replacement comes from, and who ends it',
      defaultMessage: 'From an approved absence; the manager changes it there.',
    },
    set: {
      id: 'account.people.replacementSet',
      description: 'Button and title of its window',
      defaultMessage: 'Set a replacement',
    },
    whatItMeans: {
      id: 'account.people.replacementMeans',
      description: 'What a replacement means',
      defaultMessage:
        'The colleague sees the work of this person, may act in their name, and gets new work meant for them. Everything that happens carries both names. Both are told by e-mail.',
    },
    whatStays: {
      id: 'account.people.replacementStays',
      description: 'What a replacement does not change',
      defaultMessage:
        'Work stays where it is and no absence is booked. Rights of a configurator are not passed on.',
    },
    deputy: {
      id: 'account.people.replacementDeputy',
      description: 'Label: who works in the name of the person',
      defaultMessage: 'Who',
    },
    deputyHint: {
      id: 'account.people.replacementDeputyHint',
      description: 'Whom the choice leaves out',
      defaultMessage: 'Those who work on files, have signed in, and are not away on these days.',
    },
    from: { id: 'account.people.replacementFrom', description: 'Label', defaultMessage: 'From' },
    to: { id: 'account.people.replacementTo', description: 'Label', defaultMessage: 'To, included' },
    why: { id: 'account.people.replacementWhy', description: 'Label', defaultMessage: 'Why?' },
    wasSet: {
      id: 'account.people.replacementWasSet',
      description: 'Said once a replacement is set',
      defaultMessage: 'Set. Both are told by e-mail.',
    },
    ended: {
      id: 'account.people.replacementEnded',
      description: 'Said once a replacement is ended',
      defaultMessage: 'Ended. Both are told by e-mail.',
    },
    wrongDay: {
      id: 'account.people.replacementWrongDay',
      description: 'Why a form is refused',
      defaultMessage: 'Choose a day from today on, such as 15.03.2026',
    },
    wrongEnd: {
      id: 'account.people.replacementWrongEnd',
      description: 'Why a form is refused',
      defaultMessage: 'Choose a day after the first one, within a year',
    },
  }),
  line: defineMessage<{ name: string; from: string; to: string }>({
    id: 'account.people.replacementLine',
    description: 'Who works in the name of the person, and when',
    defaultMessage: '{name}, {from} – {to}',
  }),
  end: defineMessage<{ name: string }>({
    id: 'account.people.replacementEnd',
    description: 'Button beside a replacement',
    defaultMessage: 'End the replacement by {name}',
  }),
};
