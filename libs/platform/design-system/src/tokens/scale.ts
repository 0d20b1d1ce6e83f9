/** Distances on a 4 px grid; the key is the number of steps. */
export const spacing = {
  0: '0',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
} as const;

/** Corner radii; borders come before shadows, so there are few. */
export const radii = { none: '0', sm: '3px', md: '5px', lg: '8px', full: '9999px' } as const;

/** Heights and widths that several components must agree on. */
export const sizes = {
  rowCompact: '32px',
  rowComfortable: '40px',
  control: '36px',
  controlTouch: '44px',
  bottomBar: '48px',
  textColumn: '72ch',
  publicColumn: '640px',
  sidePanel: '420px',
} as const;

/** The one shadow, for things that float over the page. */
export const floatingShadow = {
  light: '0 6px 20px rgb(20 28 36 / 18%)',
  dark: '0 6px 20px rgb(0 0 0 / 60%)',
} as const;

/** The longest motion; none at all when the visitor prefers reduced motion. */
export const motionDuration = '150ms';
