import { defineMessages } from 'react-intl';

/** Words by which the settings list the page of directories. */
export const messages = defineMessages({
  title: {
    id: 'account.provisioning.title',
    description: 'Page of the settings; the names of two standards',
    defaultMessage: 'SCIM and OIDC',
  },
  about: {
    id: 'account.provisioning.about',
    description: 'What that page is for, in one line',
    defaultMessage: 'People, roles and teams that follow your directory or identity provider',
  },
  keywords: {
    id: 'account.provisioning.keywords',
    description: 'Words that people search for, separated by spaces',
    defaultMessage: 'directory entra okta provisioning token group claim single sign-on',
  },
});
