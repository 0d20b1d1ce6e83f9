import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  intro: {
    id: 'config.branding.intro',
    description: 'Above the form',
    defaultMessage:
      'Everybody of your organisation, its guests and claimants see this appearance. Text on your colours is made readable automatically.',
  },
  shortName: { id: 'config.branding.shortName', description: 'Label', defaultMessage: 'Short name' },
  shortNameHint: {
    id: 'config.branding.shortNameHint',
    description: 'Below the short name',
    defaultMessage: 'Shown in the bar at the top when there is no logo, and read out when there is one.',
  },
  logo: { id: 'config.branding.logo', description: 'Label: the logo as a picture', defaultMessage: 'Logo' },
  logoUrl: { id: 'config.branding.logoUrl', description: 'Label', defaultMessage: 'Address of the logo' },
  logoUrlHint: {
    id: 'config.branding.logoUrlHint',
    description: 'Below the address of the logo',
    defaultMessage: 'Begins with https://, or with / for a picture on this site.',
  },
  logoMissing: {
    id: 'config.branding.logoMissing',
    description: 'Below the address when no picture is there; the form can be sent all the same',
    defaultMessage: 'There is no picture at this address.',
  },
  iconFontUrl: {
    id: 'config.branding.iconFontUrl',
    description: 'Label',
    defaultMessage: 'Address of an icon font',
  },
  iconFontUrlHint: {
    id: 'config.branding.iconFontUrlHint',
    description: 'Below the address of an icon font',
    defaultMessage: 'A font with the Material names of the icons. Without one, the product shows its own.',
  },
  alignLogo: { id: 'config.branding.alignLogo', description: 'Label', defaultMessage: 'Side of the logo' },
  left: { id: 'config.branding.left', description: 'Side of the logo', defaultMessage: 'Left' },
  right: { id: 'config.branding.right', description: 'Side of the logo', defaultMessage: 'Right' },
  materialColor: {
    id: 'config.branding.materialColor',
    description: 'Label',
    defaultMessage: 'Colour of the organisation',
  },
  materialColorHint: {
    id: 'config.branding.materialColorHint',
    description: 'Below the colour',
    defaultMessage: 'On the main button, the focus and what is chosen. Type a colour or its Material name.',
  },
  sidebar: {
    id: 'config.branding.sidebar',
    description: 'Label',
    defaultMessage: 'Colour of the side navigation',
  },
  sidebarHint: {
    id: 'config.branding.sidebarHint',
    description: 'Below the colour of the side navigation',
    defaultMessage: 'With #607d8b the menu stays neutral; another colour fills the menu and the bar.',
  },
  sidebarPick: {
    id: 'config.branding.sidebarPick',
    description: 'Name of the colour picker for screen readers',
    defaultMessage: 'Pick the colour of the side navigation',
  },
  theme: {
    id: 'config.branding.theme',
    description: 'Label of the choice of light or dark colours to begin with',
    defaultMessage: 'Colours to begin with',
  },
  themeHint: {
    id: 'config.branding.themeHint',
    description: 'Below that choice',
    defaultMessage: 'For people who have not chosen light or dark colours themselves.',
  },
  themeDevice: {
    id: 'config.branding.themeDevice',
    description: 'Colours to begin with: those of the device',
    defaultMessage: 'As the device has them',
  },
  themeLight: {
    id: 'config.branding.themeLight',
    description: 'Colours to begin with',
    defaultMessage: 'Light',
  },
  themeDark: {
    id: 'config.branding.themeDark',
    description: 'Colours to begin with',
    defaultMessage: 'Dark',
  },
  preview: {
    id: 'config.branding.preview',
    description: 'Heading of the preview',
    defaultMessage: 'Preview',
  },
  save: { id: 'config.branding.save', description: 'Button', defaultMessage: 'Save the looks' },
  saved: {
    id: 'config.branding.saved',
    description: 'Notice: the looks are stored',
    defaultMessage: 'Saved. Your colleagues see it within a quarter of an hour.',
  },
});

/** Why an answer of this form is refused, beyond the common reasons. */
export const brandingReasons = defineMessages({
  address_not_secure: {
    id: 'config.branding.addressNotSecure',
    description: 'The address of the logo is neither https nor a path of this site',
    defaultMessage: 'Enter an address that begins with https://, or with / for a picture on this site.',
  },
  color_invalid: {
    id: 'config.branding.colorInvalid',
    description: 'The text is no colour',
    defaultMessage: 'Enter a colour as # and six digits, like #607d8b.',
  },
});
