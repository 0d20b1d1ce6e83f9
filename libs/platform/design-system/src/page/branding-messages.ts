import { defineMessages } from 'react-intl';

/** Words of the looks of an organisation: pages that begin without them need none. */
export const brandingMessages = defineMessages({
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
  previewLogo: {
    id: 'design-system.brandingPreview.logo',
    description: 'Below a preview: the logo has nearly the colour of the bar it stands on',
    defaultMessage: 'The logo can hardly be seen on this bar.',
  },
  logoChoose: {
    id: 'design-system.logoChooser.choose',
    description: 'Button that takes a picture of the device for the logo',
    defaultMessage: 'Choose a picture',
  },
  logoReplace: {
    id: 'design-system.logoChooser.replace',
    description: 'Button that takes another picture for the logo',
    defaultMessage: 'Replace',
  },
  logoRemove: {
    id: 'design-system.logoChooser.remove',
    description: 'Button that takes the logo away',
    defaultMessage: 'Remove the logo',
  },
  logoHint: {
    id: 'design-system.logoChooser.hint',
    description: 'Below the button: which pictures a logo can be',
    defaultMessage: 'PNG, JPEG or WebP of at most 256 kB. Without one, the initials are shown.',
  },
  logoNoPicture: {
    id: 'design-system.logoChooser.noPicture',
    description: 'The chosen file is no picture',
    defaultMessage: 'Choose a PNG, JPEG or WebP picture.',
  },
  logoTooLarge: {
    id: 'design-system.logoChooser.tooLarge',
    description: 'The chosen picture is too large',
    defaultMessage: 'The picture has more than 256 kB.',
  },
  previewLink: {
    id: 'design-system.brandingPreview.link',
    description: 'Preview of an organisation’s colours: text of a link',
    defaultMessage: 'A link',
  },
});
