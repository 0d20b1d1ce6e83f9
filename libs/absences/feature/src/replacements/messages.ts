import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'absences.replacements.title',
    description: 'Page: colleagues who ask to be replaced',
    defaultMessage: 'Replacements',
  },
  about: {
    id: 'absences.replacements.about',
    description: 'Above the list of colleagues who ask to be replaced',
    defaultMessage:
      'While you stand in for a colleague, their work shows among yours, and both names are recorded.',
  },
  none: {
    id: 'absences.replacements.none',
    description: 'Title where nobody asks to be replaced',
    defaultMessage: 'Nobody asks you to stand in',
  },
  noneAdvice: {
    id: 'absences.replacements.noneAdvice',
    description: 'Below it',
    defaultMessage: 'Questions from colleagues appear here and in your notices.',
  },
  failed: {
    id: 'absences.replacements.failed',
    description: 'Title of an error',
    defaultMessage: 'The replacements could not be read',
  },
});
