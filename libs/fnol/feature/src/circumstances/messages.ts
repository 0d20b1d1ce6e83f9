import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  step: {
    id: 'fnol.circumstances.step',
    description: 'Name of the step that asks what happened.',
    defaultMessage: 'What happened',
  },
  heading: {
    id: 'fnol.circumstances.heading',
    description: 'Question of the page, its main heading.',
    defaultMessage: 'What happened?',
  },
  description: {
    id: 'fnol.circumstances.description',
    description: 'Label of the free description of the accident.',
    defaultMessage: 'Tell us in your own words',
  },
  descriptionRow: {
    id: 'fnol.circumstances.descriptionRow',
    description: 'Name of the description where all answers are shown again.',
    defaultMessage: 'Your description',
  },
  descriptionHint: {
    id: 'fnol.circumstances.descriptionHint',
    description: 'What a useful description contains.',
    defaultMessage:
      'Where were you driving, what did the others do, what is damaged? A few sentences are enough.',
  },
  injuries: {
    id: 'fnol.circumstances.injuries',
    description: 'Question whether somebody was hurt.',
    defaultMessage: 'Was anyone hurt?',
  },
  nobodyHurt: {
    id: 'fnol.circumstances.nobodyHurt',
    description: 'Choice: nobody was hurt.',
    defaultMessage: 'No, nobody',
  },
  somebodyHurt: {
    id: 'fnol.circumstances.somebodyHurt',
    description: 'Choice: somebody was hurt.',
    defaultMessage: 'Yes',
  },
  emergency: {
    id: 'fnol.circumstances.emergency',
    description: 'Advice shown when somebody was hurt.',
    defaultMessage:
      'If anyone needs help now, call 112 first. You can continue here later: your answers stay on this device.',
  },
});

export const errors = defineMessages({
  descriptionMissing: {
    id: 'fnol.circumstances.descriptionMissing',
    description: 'Shown when the description is empty.',
    defaultMessage: 'Tell us in a few words what happened',
  },
  descriptionTooLong: {
    id: 'fnol.circumstances.descriptionTooLong',
    description: 'Shown when the description is too long.',
    defaultMessage: 'Shorten your description to at most 4,000 characters',
  },
  injuriesMissing: {
    id: 'fnol.circumstances.injuriesMissing',
    description: 'Shown when the question about injuries is not answered.',
    defaultMessage: 'Tell us whether anyone was hurt',
  },
});
