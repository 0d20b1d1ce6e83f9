import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    intro: {
      id: 'absences.leaveTypes.intro',
      description: 'What the page of the kinds of absence is about',
      defaultMessage:
        'Leave that is asked for or approved keeps its kind. Days of rest that are left go on into the next year, until 30 June of the year after (Labour Code, article 146).',
    },
    failed: {
      id: 'absences.leaveTypes.failed',
      description: 'The kinds of absence could not be read',
      defaultMessage: 'The kinds of leave cannot be shown now',
    },
    change: {
      id: 'absences.leaveTypes.change',
      description: 'Button: change a kind of absence; a hidden name follows',
      defaultMessage: 'Change',
    },
    nameRo: {
      id: 'absences.leaveTypes.nameRo',
      description: 'Label: the name in Romanian',
      defaultMessage: 'Name in Romanian',
    },
    nameEn: {
      id: 'absences.leaveTypes.nameEn',
      description: 'Label: the name in English',
      defaultMessage: 'Name in English',
    },
    shortRo: {
      id: 'absences.leaveTypes.shortRo',
      description: 'Label: what stands in the chart, in Romanian',
      defaultMessage: 'In the chart, in Romanian',
    },
    shortEn: {
      id: 'absences.leaveTypes.shortEn',
      description: 'Label: what stands in the chart, in English',
      defaultMessage: 'In the chart, in English',
    },
    needsCertificate: {
      id: 'absences.leaveTypes.needsCertificate',
      description: 'Choice: the kind needs a document, such as a certificate of a doctor',
      defaultMessage: 'Needs a document',
    },
    onlyManagers: {
      id: 'absences.leaveTypes.onlyManagers',
      description: 'Choice: only managers enter this kind',
      defaultMessage: 'Entered by managers alone',
    },
    isOffered: {
      id: 'absences.leaveTypes.isOffered',
      description: 'Choice: people can ask for this kind',
      defaultMessage: 'Can be asked for',
    },
    notOffered: {
      id: 'absences.leaveTypes.notOffered',
      description: 'A kind that can no longer be asked for',
      defaultMessage: 'not asked for any more',
    },
    byLaw: {
      id: 'absences.leaveTypes.byLaw',
      description: 'Why some kinds are always offered',
      defaultMessage: 'The law gives this leave, so everybody can ask for it.',
    },
    worksElsewhere: {
      id: 'absences.leaveTypes.worksElsewhere',
      description: 'A kind on which people work, only elsewhere',
      defaultMessage: 'the person works',
    },
    days: {
      id: 'absences.leaveTypes.days',
      description: 'Label: what somebody without an own number is entitled to',
      defaultMessage: 'Days a year, for people without a number of their own',
    },
    invalidDays: {
      id: 'absences.leaveTypes.invalidDays',
      description: 'The typed number of days is none, or less than the law gives',
      defaultMessage: 'Write a number of days, from 20 (Labour Code, article 145) to 200.',
    },
    save: {
      id: 'absences.leaveTypes.save',
      description: 'Button: stores the kind of absence',
      defaultMessage: 'Save the kind',
    },
    saved: {
      id: 'absences.leaveTypes.saved',
      description: 'Notice: the kind of absence was stored',
      defaultMessage: 'The kind of leave is saved.',
    },
  }),
  perYear: defineMessage<{ days: number }>({
    id: 'absences.leaveTypes.perYear',
    description: 'What somebody is entitled to in a year',
    defaultMessage: '{days, plural, one {# day} other {# days}} a year',
  }),
  open: defineMessage<{ count: number }>({
    id: 'absences.leaveTypes.open',
    description: 'How many absences have this kind and are not over',
    defaultMessage: '{count, plural, one {# absence has it} other {# absences have it}}',
  }),
};
