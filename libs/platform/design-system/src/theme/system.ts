import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { isBranded, kebab } from '../tokens/branding.ts';
import { animations } from '../tokens/motion.ts';
import { cursors, floatingShadow, opacities, radii, sizes, spacing } from '../tokens/scale.ts';
import { darkColors, lightColors, type SemanticColor } from '../tokens/semantic-colors.ts';
import { fontSizes, fontStack, fontWeights, lineHeights, monospaceStack } from '../tokens/typography.ts';
import { globalCss } from './global-css.ts';
import { mobileBreakpoint } from './media-query.ts';

function tokensOf<Value>(values: Record<string, Value>): Record<string, { value: Value }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

// Brand colours come from the organisation at run time; the palette's own value stands until they are known.
function semanticColor(name: SemanticColor): { value: { base: string; _dark: string } } {
  const [light, dark] = [lightColors[name], darkColors[name]];
  if (!isBranded(name)) return { value: { base: light, _dark: dark } };
  const variable = `--dosar-${kebab(name)}`;
  return { value: { base: `var(${variable}-light, ${light})`, _dark: `var(${variable}-dark, ${dark})` } };
}

const productConfig = defineConfig({
  cssVarsPrefix: 'dosar',
  // In a layer each new style makes Chromium lay out the whole page again: a long table takes fifty times as long.
  disableLayers: true,
  preflight: true,
  // `nx theme-types @dosar/design-system` writes the types: a token that does not exist is a type error.
  strictTokens: true,
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: `${mobileBreakpoint}px`, lg: '1280px', xl: '1600px' },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: '0.5' } },
      appear: { from: { opacity: '0' } },
    },
    tokens: {
      spacing: tokensOf(spacing),
      sizes: tokensOf({ ...spacing, ...sizes, full: '100%' }),
      radii: tokensOf(radii),
      fonts: tokensOf({ body: fontStack, mono: monospaceStack }),
      fontSizes: tokensOf(fontSizes),
      fontWeights: tokensOf(fontWeights),
      lineHeights: tokensOf(lineHeights),
      borderWidths: tokensOf({ 0: '0' }),
      borderStyles: tokensOf({ solid: 'solid', dashed: 'dashed', dotted: 'dotted' }),
      aspectRatios: tokensOf({ photo: '4 / 3', widePhoto: '8 / 5' }),
      opacity: tokensOf(opacities),
      animations: tokensOf(animations),
      cursor: tokensOf(cursors),
      zIndex: tokensOf({
        raised: 1,
        lifted: 2,
        foremost: 3,
        sticky: 10,
        bar: 20,
        dropdown: 1000,
        modal: 1400,
        toast: 1700,
        skipLink: 1800,
        watermark: 2_147_483_647,
      }),
    },
    semanticTokens: {
      colors: Object.fromEntries(
        (Object.keys(lightColors) as SemanticColor[]).map((name) => [name, semanticColor(name)]),
      ),
      shadows: { floating: { value: { base: floatingShadow.light, _dark: floatingShadow.dark } } },
    },
  },
});

/**
 * The conditions that styles of the product use, by Chakra's names.
 *
 * Chakra goes through its list of conditions for every property of a style, so one of a hundred costs first screens time. A
 * style with another one (`_selected`) fails the test of this file: add its name here.
 */
export const usedConditions = [
  'hover',
  'active',
  'focus',
  'focusVisible',
  'focusWithin',
  'disabled',
  'readOnly',
  'before',
  'after',
  'first',
  'firstLetter',
  'last',
  'open',
  'pressed',
  'closed',
  'checked',
  'highlighted',
  'placeholder',
  'dark',
  'light',
  'print',
  'motionReduce',
] as const;

const chakraConditions = defaultBaseConfig.conditions ?? {};
const baseConfig = {
  ...defaultBaseConfig,
  conditions: Object.fromEntries(usedConditions.map((name) => [name, chakraConditions[name] ?? []])),
};

/**
 * The Chakra system of the product: Chakra's properties with our conditions and tokens.
 *
 * Not `defaultConfig`: the recipes of every component of the library would travel with the first page (138 kB); here each
 * component brings its own.
 */
export const system = createSystem(baseConfig, productConfig);
