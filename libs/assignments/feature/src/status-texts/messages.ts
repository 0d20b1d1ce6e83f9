import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    find: {
      id: 'assignments.statusTexts.find',
      description: 'Label of the search in the list of statuses',
      defaultMessage: 'Find a status',
    },
    filter: {
      id: 'assignments.statusTexts.filter',
      description: 'Name of the filter above the list of statuses',
      defaultMessage: 'Statuses',
    },
    all: { id: 'assignments.statusTexts.all', description: 'Filter: every status', defaultMessage: 'All' },
    without: {
      id: 'assignments.statusTexts.without',
      description: 'Filter: statuses of which a text is missing in one language or both',
      defaultMessage: 'Without help',
    },
    noneFound: {
      id: 'assignments.statusTexts.noneFound',
      description: 'Instead of the list, when search and filter leave nothing',
      defaultMessage: 'No status fits.',
    },
    choose: {
      id: 'assignments.statusTexts.choose',
      description: 'Beside the list while no status is open',
      defaultMessage: 'Choose a status to see and change its help.',
    },
    back: {
      id: 'assignments.statusTexts.back',
      description: 'Link on a phone, from one status to the list',
      defaultMessage: 'All statuses',
    },
    romanian: {
      id: 'assignments.statusTexts.romanian',
      description: 'Label of a text in that language',
      defaultMessage: 'In Romanian',
    },
    english: {
      id: 'assignments.statusTexts.english',
      description: 'Label of a text in that language',
      defaultMessage: 'In English',
    },
    hint: {
      id: 'assignments.statusTexts.hint',
      description: 'How a help text is typed; the marks stay as they are',
      defaultMessage:
        'An empty line begins a paragraph. **bold**, lines with “- ” for a list, [words](https://…) for a link.',
    },
    preview: {
      id: 'assignments.statusTexts.preview',
      description: 'Heading above a help text as readers see it',
      defaultMessage: 'As colleagues read it',
    },
    nothingShown: {
      id: 'assignments.statusTexts.nothingShown',
      description: 'Preview of an empty help text while the other language is empty too',
      defaultMessage: 'Nothing is written, so nothing is shown.',
    },
    otherShown: {
      id: 'assignments.statusTexts.otherShown',
      description: 'Preview of an empty help text that is written in the other language',
      defaultMessage: 'Readers see the text in the other language.',
    },
    save: { id: 'assignments.statusTexts.save', description: 'Button', defaultMessage: 'Save the help' },
    saved: {
      id: 'assignments.statusTexts.saved',
      description: 'Notice: the help is stored',
      defaultMessage: 'The help is saved.',
    },
    conflict: {
      id: 'assignments.statusTexts.conflict',
      description: 'Title above both versions of a text that a colleague changed too',
      defaultMessage: 'A colleague saved this status meanwhile. Nothing was overwritten: choose a version.',
    },
    theirs: {
      id: 'assignments.statusTexts.theirs',
      description: 'Below the version of a text that a colleague has saved',
      defaultMessage: 'saved by a colleague',
    },
    mine: {
      id: 'assignments.statusTexts.mine',
      description: 'Below the version of a text that was typed here',
      defaultMessage: 'yours, not saved yet',
    },
    gone: {
      id: 'assignments.statusTexts.gone',
      description: 'Beside the list, when the address names a status that does not exist',
      defaultMessage: 'This status does not exist.',
    },
    missingRo: {
      id: 'assignments.statusTexts.missingRo',
      description: 'Mark at a status in the list, short',
      defaultMessage: 'no ro',
    },
    missingEn: {
      id: 'assignments.statusTexts.missingEn',
      description: 'Mark at a status in the list, short',
      defaultMessage: 'no en',
    },
  }),
  missing: defineMessage<{ count: number }>({
    id: 'assignments.statusTexts.missing',
    description: 'Above the list: how many statuses have no help in one language or both',
    defaultMessage:
      '{count, plural, =0 {Every status has its help in both languages.} one {# status without help in one language or both.} other {# statuses without help in one language or both.}}',
  }),
  changed: defineMessage<{ when: string; who: string }>({
    id: 'assignments.statusTexts.changed',
    description: 'Below a help text: its age and author',
    defaultMessage: 'Text of {when}, {who}',
  }),
};
