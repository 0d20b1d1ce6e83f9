/** Distances on a 4 px grid; the key is the number of steps. */
export const spacing = {
  0: '0',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
  9: '36px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
} as const;

/** Corner radii; borders come before shadows, so there are few. */
export const radii = { none: '0', sm: '4px', md: '6px', lg: '10px', full: '9999px' } as const;

/** Heights and widths that several components must agree on. */
export const sizes = {
  rowCompact: '28px',
  rowComfortable: '34px',
  controlCompact: '28px',
  control: '32px',
  controlTouch: '44px',
  bar: '44px',
  bottomBar: '56px',
  sideMenu: '216px',
  sideMenuCompact: '52px',
  textColumn: '72ch',
  publicColumn: '640px',
  sidePanel: '420px',
} as const;

/** The one shadow, for things that float over the page. */
export const floatingShadow = {
  light: '0 8px 28px rgb(16 24 40 / 16%)',
  dark: '0 10px 34px rgb(0 0 0 / 55%)',
} as const;

/** How much of a part shows; `faded` means that it no longer holds, or moves just now. */
export const opacities = { 0: '0', mark: '0.09', ghost: '0.16', faded: '0.6', 1: '1' } as const;

/** What the pointer says about the part below it, by the names of CSS. */
export const cursors = {
  default: 'default',
  pointer: 'pointer',
  text: 'text',
  'not-allowed': 'not-allowed',
  progress: 'progress',
  grab: 'grab',
  grabbing: 'grabbing',
  'col-resize': 'col-resize',
  crosshair: 'crosshair',
} as const;

/** The longest motion; none at all when the visitor prefers reduced motion. */
export const motionDuration = '150ms';
