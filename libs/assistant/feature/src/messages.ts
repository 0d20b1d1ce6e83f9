import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'assistant.area.title',
    description: 'Button of the bar, title of the panel and command that opens it: the built-in assistant',
    defaultMessage: 'Assistant',
  },
  keywords: {
    id: 'assistant.area.keywords',
    description: 'Other words that people type for the assistant, separated by spaces; never shown',
    defaultMessage: 'ask question chat help ai',
  },
  settingsAbout: {
    id: 'assistant.area.settingsAbout',
    description: 'Below the name of the settings page of the assistant',
    defaultMessage: 'Who has the assistant, and whether a language model words its answers.',
  },
  organisation: {
    id: 'assistant.area.organisation',
    description: 'Heading of a group of settings: those of the organisation itself',
    defaultMessage: 'Organisation',
  },
});
