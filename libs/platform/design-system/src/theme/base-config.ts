import { defineConfig } from '@chakra-ui/react';

/** Which style properties take the tokens of which scale; all others take plain CSS. */
const scales = {
  spacing:
    'margin marginTop marginRight marginBottom marginLeft marginBlock marginBlockStart marginBlockEnd marginInline ' +
    'marginInlineStart marginInlineEnd padding paddingTop paddingRight paddingBottom paddingLeft paddingBlock ' +
    'paddingBlockStart paddingBlockEnd paddingInline paddingInlineStart paddingInlineEnd gap rowGap columnGap ' +
    'inset top right bottom left insetBlock insetBlockStart insetBlockEnd insetInline insetInlineStart insetInlineEnd ' +
    'scrollMargin scrollMarginTop scrollMarginBottom scrollPadding scrollPaddingTop scrollPaddingBottom ' +
    'scrollPaddingInline scrollPaddingBlock textIndent',
  sizes:
    'width minWidth maxWidth height minHeight maxHeight inlineSize minInlineSize maxInlineSize blockSize minBlockSize ' +
    'maxBlockSize flexBasis',
  colors:
    'color background backgroundColor fill stroke accentColor caretColor outlineColor textDecorationColor borderColor ' +
    'borderTopColor borderRightColor borderBottomColor borderLeftColor borderBlockStartColor borderBlockEndColor ' +
    'borderInlineStartColor borderInlineEndColor',
  radii:
    'borderRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius ' +
    'borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius',
  shadows: 'boxShadow',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  zIndex: 'zIndex',
};

const taking = Object.fromEntries(
  Object.entries(scales).flatMap(([values, names]) => names.split(' ').map((name) => [name, { values }])),
);

/** Out of sight, and still read out by screen readers. */
const readOutOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
};

const colorChange = {
  transition: 'color, background-color, border-color, text-decoration-color, fill, stroke',
  transitionTimingFunction: 'cubic-bezier(0.4, 0, 0.2, 1)',
  transitionDuration: '150ms',
};

/**
 * What of Chakra's styling language the product speaks.
 *
 * The library's own base has three times as many words, many of them in short as well, and every first screen would carry
 * them. A property is written in whole here; lint refuses the short forms.
 */
export const baseConfig = defineConfig({
  // In this order the rules of an element follow each other.
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focus: '&:is(:focus, [data-focus])',
    focusWithin: '&:is(:focus-within, [data-focus-within])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
    checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
    expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
    before: '&::before',
    after: '&::after',
    first: '&:first-of-type',
    last: '&:last-of-type',
    invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
    placeholder: '&::placeholder, &[data-placeholder]',
    selected: '&:is([aria-selected=true], [data-selected])',
    open: '&:is([open], [data-open], [data-state=open])',
    currentPage: '&[aria-current=page]',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    print: '@media print',
    dark: '.dark &, .dark .chakra-theme:not(.light) &',
    highContrast: '@media (forced-colors: active)',
  },
  utilities: {
    ...taking,
    boxSize: { values: 'sizes', transform: (size: string) => ({ width: size, height: size }) },
    borderTopRadius: {
      values: 'radii',
      transform: (radius: string) => ({ borderTopLeftRadius: radius, borderTopRightRadius: radius }),
    },
    hideBelow: {
      values: 'breakpoints',
      transform: (_: string, { raw }: { raw: string }) => ({
        [`@breakpoint ${raw}Down`]: { display: 'none' },
      }),
    },
    hideFrom: {
      values: 'breakpoints',
      transform: (_: string, { raw }: { raw: string }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }),
    },
    srOnly: { values: { type: 'boolean' }, transform: (is: boolean) => (is ? readOutOnly : {}) },
    transition: {
      transform: (value: string) => (value === 'colors' ? colorChange : { transition: value }),
    },
  },
});
