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
  previewLight: defineMessage<{ ratio: string }>({
    id: 'design-system.brandingPreview.light',
    description: 'Below the preview in light colours; the ratio is the contrast of text on the brand colour',
    defaultMessage: 'Light colours. Text on the organisation’s colour: contrast {ratio}:1.',
  }),
  previewDark: defineMessage<{ ratio: string }>({
    id: 'design-system.brandingPreview.dark',
    description: 'Below the preview in dark colours; the ratio is the contrast of text on the brand colour',
    defaultMessage: 'Dark colours. Text on the organisation’s colour: contrast {ratio}:1.',
  }),
};
