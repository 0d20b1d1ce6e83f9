import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  intro: {
    id: 'config.reasons.intro',
    description: 'Above the reasons',
    defaultMessage:
      'What your people choose from. A change counts from the next question on; what was decided before keeps its reason.',
  },
  none: {
    id: 'config.reasons.none',
    description: 'Where a place has no reasons',
    defaultMessage: 'No reasons yet: people write their own words here.',
  },
  add: {
    id: 'config.reasons.add',
    description: 'Button; the place follows for screen readers',
    defaultMessage: 'Add a reason',
  },
  change: {
    id: 'config.reasons.change',
    description: 'Button; the reason follows for screen readers',
    defaultMessage: 'Change',
  },
  retired: {
    id: 'config.reasons.retired',
    description: 'At a reason that is not offered any more',
    defaultMessage: 'Not offered any more',
  },
  nameRo: { id: 'config.reasons.nameRo', description: 'Label', defaultMessage: 'In Romanian' },
  nameEn: { id: 'config.reasons.nameEn', description: 'Label', defaultMessage: 'In English' },
  isOffered: {
    id: 'config.reasons.isOffered',
    description: 'Label of a checkbox, and the field in the history',
    defaultMessage: 'Offered to choose from',
  },
  isOfferedHint: {
    id: 'config.reasons.isOfferedHint',
    description: 'Below that checkbox',
    defaultMessage: 'Records that have it keep it either way.',
  },
  save: { id: 'config.reasons.save', description: 'Button', defaultMessage: 'Save the reason' },
  saved: {
    id: 'config.reasons.saved',
    description: 'Notice: the reason is stored',
    defaultMessage: 'The reason is saved.',
  },
});

/** What each place is called and when it asks, in the order of the page. */
export const placeMessages = {
  claim_refusal: defineMessages({
    title: {
      id: 'config.reasons.claimRefusal',
      description: 'Heading of the reasons',
      defaultMessage: 'Refusal of a claim',
    },
    about: {
      id: 'config.reasons.claimRefusalAbout',
      description: 'Below that heading',
      defaultMessage: 'Asked when a step refuses a claim.',
    },
  }),
  work_cancellation: defineMessages({
    title: {
      id: 'config.reasons.workCancellation',
      description: 'Heading of the reasons',
      defaultMessage: 'Cancellation of work',
    },
    about: {
      id: 'config.reasons.workCancellationAbout',
      description: 'Below that heading',
      defaultMessage: 'Asked when a step cancels work or ends a claim without payment.',
    },
  }),
  visit_cancellation: defineMessages({
    title: {
      id: 'config.reasons.visitCancellation',
      description: 'Heading of the reasons',
      defaultMessage: 'Cancellation of a visit',
    },
    about: {
      id: 'config.reasons.visitCancellationAbout',
      description: 'Below that heading',
      defaultMessage: 'Offered when a booked visit is cancelled.',
    },
  }),
  document_refusal: defineMessages({
    title: {
      id: 'config.reasons.documentRefusal',
      description: 'Heading of the reasons',
      defaultMessage: 'Refusal of a document',
    },
    about: {
      id: 'config.reasons.documentRefusalAbout',
      description: 'Below that heading',
      defaultMessage: 'Asked when a document has to be sent again; the claimant reads it.',
    },
  }),
  delay: defineMessages({
    title: {
      id: 'config.reasons.delay',
      description: 'Heading of the reasons',
      defaultMessage: 'Delay of a legal term',
    },
    about: {
      id: 'config.reasons.delayAbout',
      description: 'Below that heading',
      defaultMessage: 'Asked when a legal term was missed; the legal report counts them.',
    },
  }),
};
