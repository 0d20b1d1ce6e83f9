import { defineMessages } from 'react-intl';

/** Words by which the settings list the policies, and the claim file its policy. */
export const messages = defineMessages({
  title: { id: 'fnol.policies.title', description: 'Page of the settings', defaultMessage: 'Policies' },
  about: {
    id: 'fnol.policies.about',
    description: 'What that page is for, in one line',
    defaultMessage: 'Policies by file, which claims are compared with',
  },
  keywords: {
    id: 'fnol.policies.keywords',
    description: 'Words that people search for, separated by spaces',
    defaultMessage: 'import cover casco mtpl insured csv',
  },
  group: {
    id: 'fnol.policies.group',
    description: 'Group of pages of the settings',
    defaultMessage: 'Claims',
  },
  section: {
    id: 'fnol.policies.section',
    description: 'Section of the claim file',
    defaultMessage: 'Policy',
  },
});
