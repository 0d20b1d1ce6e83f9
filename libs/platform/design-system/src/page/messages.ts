import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    skip: {
      id: 'design-system.pageShell.skip',
      description: 'Link that leads keyboard users past the header and the navigation',
      defaultMessage: 'Skip to the content',
    },
    previewPerson: {
      id: 'design-system.brandingPreview.person',
      description: 'Preview of an organisation’s colours: stands where the name of the signed-in person is',
      defaultMessage: 'Your name',
    },
    previewMenu: {
      id: 'design-system.brandingPreview.menu',
      description: 'Preview of an organisation’s colours: stands in the side navigation',
      defaultMessage: 'Menu',
    },
    previewCurrent: {
      id: 'design-system.brandingPreview.current',
      description: 'Preview of an organisation’s colours: the page of the side navigation that is open',
      defaultMessage: 'Home',
    },
    previewTab: {
      id: 'design-system.brandingPreview.tab',
      description: 'Preview of an organisation’s colours: the tab that is open',
      defaultMessage: 'Mine',
    },
    previewButton: {
      id: 'design-system.brandingPreview.button',
      description: 'Preview of an organisation’s colours: text on the main button',
      defaultMessage: 'Main button',
    },
    previewLink: {
      id: 'design-system.brandingPreview.link',
      description: 'Preview of an organisation’s colours: text of a link',
      defaultMessage: 'A link',
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
