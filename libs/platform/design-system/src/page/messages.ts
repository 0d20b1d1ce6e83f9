import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  skip: {
    id: 'design-system.pageShell.skip',
    description: 'Link that leads keyboard users past the header and the navigation',
    defaultMessage: 'Skip to the content',
  },
});
