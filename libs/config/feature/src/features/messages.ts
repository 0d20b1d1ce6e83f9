import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    on: { id: 'config.features.on', description: 'State of a feature', defaultMessage: 'On' },
    off: { id: 'config.features.off', description: 'State of a feature', defaultMessage: 'Off' },
    intro: {
      id: 'config.features.intro',
      description: 'Above the list of features',
      defaultMessage: 'What you switch here holds for everybody of your organisation within two seconds.',
    },
    switchOn: {
      id: 'config.features.switchOn',
      description: 'Button; the name of the feature follows for screen readers',
      defaultMessage: 'Switch on',
    },
    switchOff: {
      id: 'config.features.switchOff',
      description: 'Button; the name of the feature follows for screen readers',
      defaultMessage: 'Switch off',
    },
  }),
  askOn: defineMessage<{ name: string }>({
    id: 'config.features.askOn',
    description: 'Title of the question before a feature is switched on',
    defaultMessage: 'Switch on “{name}”?',
  }),
  askOff: defineMessage<{ name: string }>({
    id: 'config.features.askOff',
    description: 'Title of the question before a feature is switched off',
    defaultMessage: 'Switch off “{name}”?',
  }),
  switchedOn: defineMessage<{ name: string }>({
    id: 'config.features.switchedOn',
    description: 'Notice: the feature is on',
    defaultMessage: '“{name}” is on.',
  }),
  switchedOff: defineMessage<{ name: string }>({
    id: 'config.features.switchedOff',
    description: 'Notice: the feature is off',
    defaultMessage: '“{name}” is off.',
  }),
};
