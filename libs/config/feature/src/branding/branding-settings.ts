import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';

/** What the page of the looks holds. */
export const settings: readonly Setting[] = [
  { id: 'short_name', title: messages.shortName },
  { id: 'logo_url', title: messages.logoUrl },
  {
    id: 'align_logo',
    title: messages.alignLogo,
    values: { left: messages.left, right: messages.right },
  },
  { id: 'material_color', title: messages.materialColor },
  { id: 'sidebar', title: messages.sidebar },
  {
    id: 'theme',
    title: messages.theme,
    values: { default: messages.themeDevice, light: messages.themeLight, dark: messages.themeDark },
  },
  { id: 'icon_font_url', title: messages.iconFontUrl },
];
