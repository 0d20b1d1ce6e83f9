/** What a colour is for; components name the purpose, never a shade. */
export type SemanticColor =
  | 'surface'
  | 'surfaceSubtle'
  | 'surfaceRaised'
  | 'border'
  | 'borderStrong'
  | 'text'
  | 'textMuted'
  | 'brand'
  | 'brandContrast'
  | 'brandText'
  | 'brandSubtle'
  | 'focus'
  | 'sidebar'
  | 'sidebarContrast'
  | 'danger'
  | 'dangerContrast'
  | 'dangerSubtle'
  | 'warning'
  | 'warningContrast'
  | 'warningSubtle'
  | 'success'
  | 'successContrast'
  | 'successSubtle'
  | 'info'
  | 'infoContrast'
  | 'infoSubtle';

/**
 * The light palette. `border` only separates; `borderStrong` outlines controls and keeps 3:1.
 *
 * The six brand entries are the colours of an organisation that configured none.
 */
export const lightColors: Record<SemanticColor, string> = {
  surface: '#ffffff',
  surfaceSubtle: '#f4f6f8',
  surfaceRaised: '#ffffff',
  border: '#d6dbe1',
  borderStrong: '#7a8591',
  text: '#1a2027',
  textMuted: '#545f6b',
  brand: '#546e7a',
  brandContrast: '#ffffff',
  brandText: '#546e7a',
  brandSubtle: '#eaeeef',
  focus: '#546e7a',
  sidebar: '#607d8b',
  sidebarContrast: '#000000',
  danger: '#b3261e',
  dangerContrast: '#ffffff',
  dangerSubtle: '#fdeceb',
  warning: '#854700',
  warningContrast: '#ffffff',
  warningSubtle: '#fff4e0',
  success: '#1b6b34',
  successContrast: '#ffffff',
  successSubtle: '#e8f5ec',
  info: '#0b5aa8',
  infoContrast: '#ffffff',
  infoSubtle: '#e7f1fb',
};

/** The dark palette, same purposes. */
export const darkColors: Record<SemanticColor, string> = {
  surface: '#14181d',
  surfaceSubtle: '#1b2127',
  surfaceRaised: '#222930',
  border: '#38424c',
  borderStrong: '#7f8b97',
  text: '#e8ebee',
  textMuted: '#aab4be',
  brand: '#546e7a',
  brandContrast: '#ffffff',
  brandText: '#92a2aa',
  brandSubtle: '#2a363e',
  focus: '#92a2aa',
  sidebar: '#607d8b',
  sidebarContrast: '#000000',
  danger: '#ff9a91',
  dangerContrast: '#2b0907',
  dangerSubtle: '#3a1b19',
  warning: '#f5b95a',
  warningContrast: '#2a1a00',
  warningSubtle: '#35270f',
  success: '#7ed69a',
  successContrast: '#05240f',
  successSubtle: '#153020',
  info: '#86bdf5',
  infoContrast: '#06203a',
  infoSubtle: '#152b42',
};
