/** The system's own fonts: nothing to download, nothing to shift. */
export const fontStack =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Ubuntu, sans-serif';

/** For numbers that are compared or copied: VIN, error id. */
export const monospaceStack = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace';

/**
 * Text sizes in rem: 1 rem is 13 px on staff pages and 16 px on public ones. In px of the staff: labels 12, data 13,
 * reading 14, titles 16, the number of a file 20, the three figures of the dashboard 40.
 */
export const fontSizes = {
  sm: '0.923rem',
  md: '1rem',
  reading: '1.077rem',
  lg: '1.231rem',
  xl: '1.538rem',
  figure: '3.077rem',
} as const;

/** Text sizes of public pages, for people who read them once and often on a phone: hints 14 px, text 16, the answer 26. */
export const publicFontSizes = {
  sm: '0.875rem',
  md: '1rem',
  reading: '1rem',
  lg: '1.125rem',
  xl: '1.625rem',
  figure: '2.5rem',
} as const satisfies Record<keyof typeof fontSizes, string>;

/** The root size of each kind of page: 13 and 16 px, scaled with what the visitor chose in the browser. */
export const rootFontSize = { staff: '81.25%', public: '100%' } as const;

/** Two weights and no more. */
export const fontWeights = { normal: '400', strong: '600' } as const;

/** Headings and controls are tight, text is not; a sign is as high as its letters. */
export const lineHeights = { none: '1', figure: '1.1', tight: '1.25', normal: '1.5' } as const;
