import { isBranded, kebab } from '../tokens/branding.ts';
import {
  fontStack,
  fontWeights,
  lineHeights,
  monospaceStack,
  publicFontSizes,
  rootFontSize,
} from '../tokens/typography.ts';
import { floatingShadow, motionDuration, radii, sizes, spacing } from '../tokens/scale.ts';
import { darkColors, lightColors, type SemanticColor } from '../tokens/semantic-colors.ts';

type Mode = 'light' | 'dark';

const palettes: Record<Mode, Record<SemanticColor, string>> = { light: lightColors, dark: darkColors };

const brandNames = (Object.keys(lightColors) as SemanticColor[]).filter(
  (name) => isBranded(name) && !/^(?:bar|sidebar)/u.test(name),
);

function declarations(values: Iterable<readonly [name: string, value: string]>): string {
  return [...values].map(([name, value]) => `  --dosar-${name}: ${value};`).join('\n');
}

function colors(mode: Mode): string {
  const names = Object.keys(palettes[mode]) as SemanticColor[];
  const shown = names.filter((name) => !isBranded(name));
  return declarations([
    ...shown.map((name) => [kebab(name), palettes[mode][name]] as const),
    ['floating-shadow', floatingShadow[mode]],
  ]);
}

/** The organisation's colours are set on the page frame, so they are resolved there and not on the root. */
function brandColors(mode: Mode): string {
  return declarations(
    brandNames.map((name) => [kebab(name), `var(--dosar-${kebab(name)}-${mode}, ${palettes[mode][name]})`]),
  );
}

function scale(): string {
  return declarations([
    ...Object.entries(spacing).map(([step, value]) => [`space-${step.replace('.', '-')}`, value] as const),
    ...Object.entries(radii).map(([name, value]) => [`radius-${name}`, value] as const),
    ...Object.entries(publicFontSizes).map(([name, value]) => [`font-size-${name}`, value] as const),
    ...Object.entries(fontWeights).map(([name, value]) => [`font-weight-${name}`, value] as const),
    ...Object.entries(lineHeights).map(([name, value]) => [`line-height-${name}`, value] as const),
    ['control', sizes.controlTouch],
    ['column', sizes.publicColumn],
    ['text-column', sizes.textColumn],
    ['font', fontStack],
    ['monospace', monospaceStack],
    ['root-font-size', rootFontSize.public],
    ['motion', motionDuration],
  ]);
}

function rule(selector: string, body: string): string {
  return `${selector} {\n${body}\n}`;
}

function indent(block: string): string {
  return block.replace(/^(?=.)/gm, '  ');
}

/**
 * The design tokens as the custom properties that the public pages are styled with.
 *
 * Dark follows the system unless `data-theme` on the root says otherwise.
 */
export function tokensStyleSheet(): string {
  const darkUnlessChosen = [
    rule(":root:not([data-theme='light'])", `  color-scheme: dark;\n${colors('dark')}`),
    rule(":root:not([data-theme='light']) .dosar-page", brandColors('dark')),
  ].join('\n\n');
  return [
    '/* Written from src/tokens by tokens-style-sheet.test.ts; run it with `-u` after a change of tokens. */',
    rule(':root', `  color-scheme: light;\n${scale()}\n${colors('light')}`),
    rule('.dosar-page', brandColors('light')),
    `@media (prefers-color-scheme: dark) {\n${indent(darkUnlessChosen)}\n}`,
    rule(":root[data-theme='dark']", `  color-scheme: dark;\n${colors('dark')}`),
    `${rule(":root[data-theme='dark'] .dosar-page", brandColors('dark'))}\n`,
  ].join('\n\n');
}
