import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    copied: {
      id: 'design-system.copyButton.copied',
      description: 'Shown for a moment after the value was copied',
      defaultMessage: 'Copied',
    },
  }),
  copy: defineMessage<{ name: string }>({
    id: 'design-system.copyButton.copy',
    description: 'Button that copies a value, named by what it is',
    defaultMessage: 'Copy {name}',
  }),
};
