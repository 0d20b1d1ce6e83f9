/** The system's own fonts: nothing to download, nothing to shift. */
export const fontStack =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Ubuntu, sans-serif';

/** For numbers that are compared or copied: VIN, error id. */
export const monospaceStack = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace';

/** Text sizes in rem: 1 rem is 14 px on staff pages and 16 px on public ones. */
export const fontSizes = { sm: '0.875rem', md: '1rem', lg: '1.286rem', xl: '1.571rem' } as const;

/** The root size of each kind of page: 14 and 16 px, scaled with what the visitor chose in the browser. */
export const rootFontSize = { staff: '87.5%', public: '100%' } as const;

/** Two weights and no more. */
export const fontWeights = { normal: '400', strong: '600' } as const;

/** Headings and controls are tight, text is not. */
export const lineHeights = { tight: '1.25', normal: '1.5' } as const;
