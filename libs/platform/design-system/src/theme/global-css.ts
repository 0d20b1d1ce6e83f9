import type { SystemConfig } from '@chakra-ui/react';
import { sizes } from '../tokens/scale.ts';
import { rootFontSize } from '../tokens/typography.ts';

/** What holds for every page: type, focus, density and motion. */
export const globalCss: SystemConfig['globalCss'] = {
  ':root': {
    '--global-color-border': '{colors.border}',
    '--dosar-row': sizes.rowComfortable,
    '--dosar-control': sizes.control,
    fontSize: rootFontSize.staff,
    colorScheme: 'light',
    // What has the focus stays clear of the brand bar, and on phones of the bar at the bottom.
    scrollPaddingBlockStart: '{spacing.16}',
    scrollPaddingBlockEnd: { base: '{spacing.20}', md: '0' },
  },
  // Only pages with that bar keep its place free.
  ':root:has([data-mode=bar])': { '--dosar-bottom-bar': sizes.bottomBar },
  ':root.dark': { colorScheme: 'dark' },
  ':root[data-audience=public]': {
    fontSize: rootFontSize.public,
    '--dosar-control': sizes.controlTouch,
  },
  ':root[data-density=compact]': { '--dosar-row': sizes.rowCompact, '--dosar-control': sizes.controlCompact },
  // Three times, to win over the density: a finger needs 44 px whatever was chosen.
  ':root:root:root': {
    '@media (pointer: coarse)': { '--dosar-row': sizes.controlTouch, '--dosar-control': sizes.controlTouch },
  },
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'normal',
    color: 'text',
    background: 'surface',
    textSizeAdjust: '100%',
  },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '1px' },
  '::placeholder': { color: 'textFaint', opacity: '1' },
  '*, *::before, *::after': {
    _motionReduce: { animation: 'none !important', transition: 'none !important' },
  },
};
