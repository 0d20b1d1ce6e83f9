import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    back: {
      id: 'design-system.wizard.back',
      description: 'Link to the step before',
      defaultMessage: 'Back',
    },
    change: {
      id: 'design-system.wizard.change',
      description: 'Link beside an answer that leads back to its question',
      defaultMessage: 'Change',
    },
    notGiven: {
      id: 'design-system.wizard.notGiven',
      description: 'Stands for an optional answer that was left empty',
      defaultMessage: 'Not given',
    },
  }),
  changeNamed: defineMessage<{ what: string }>({
    id: 'design-system.wizard.changeNamed',
    description: 'What a screen reader says for the change link; what is the name of the answer',
    defaultMessage: 'Change: {what}',
  }),
  stepOf: defineMessage<{ number: number; count: number; step: string }>({
    id: 'design-system.wizard.stepOf',
    description: 'Where a person is on a way of several steps',
    defaultMessage: 'Step {number, number} of {count, number}: {step}',
  }),
  nextStep: defineMessage<{ step: string }>({
    id: 'design-system.wizard.nextStep',
    description: 'What comes after this step',
    defaultMessage: 'Next: {step}',
  }),
  pageTitle: defineMessage<{ heading: string; title: string }>({
    id: 'design-system.wizard.pageTitle',
    description: 'Title of the browser tab: the question and what all steps are for',
    defaultMessage: '{heading} – {title}',
  }),
};
