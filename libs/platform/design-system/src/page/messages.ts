import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    skip: {
      id: 'design-system.pageShell.skip',
      description: 'Link that leads keyboard users past the header and the navigation',
      defaultMessage: 'Skip to the content',
    },
  }),
  previewLight: defineMessage<{ button: string; menu: string }>({
    id: 'design-system.brandingPreview.light',
    description:
      'Below the preview in light colours; the ratios are the contrast of the text on the main button and in the menu',
    defaultMessage: 'Light. Contrast of the text: button {button}:1, menu {menu}:1.',
  }),
  previewDark: defineMessage<{ button: string; menu: string }>({
    id: 'design-system.brandingPreview.dark',
    description:
      'Below the preview in dark colours; the ratios are the contrast of the text on the main button and in the menu',
    defaultMessage: 'Dark. Contrast of the text: button {button}:1, menu {menu}:1.',
  }),
};
