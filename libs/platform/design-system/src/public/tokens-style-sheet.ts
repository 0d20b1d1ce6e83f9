import { system } from '../theme/system.ts';
import { motionDuration } from '../tokens/scale.ts';
import { publicFontSizes, rootFontSize } from '../tokens/typography.ts';

type Values = Readonly<Record<string, string>>;

const [base = {}, dark = {}] = Object.values<Values>(system.getTokenCss());

/** What public pages have larger than staff pages, and what is no token. */
const publicValues: Values = {
  ...Object.fromEntries(
    Object.entries(publicFontSizes).map(([name, value]) => [`--dosar-font-sizes-${name}`, value]),
  ),
  '--dosar-root-font-size': rootFontSize.public,
  '--dosar-motion': motionDuration,
};

const light: Values = { ...base, ...publicValues };

/** The organisation's colours are set on the page frame, so they are resolved there and not on the root. */
const isBrand = (name: string) => light[name]?.startsWith('var(') ?? false;

function rule(selector: string, values: Values, names: readonly string[], scheme?: 'light' | 'dark'): string {
  const lines = names.flatMap((name) => (values[name] === undefined ? [] : [`  ${name}: ${values[name]};`]));
  return [`${selector} {`, ...(scheme ? [`  color-scheme: ${scheme};`] : []), ...lines, '}'].join('\n');
}

/**
 * The tokens of Chakra's system that `styles` name, as the custom properties of the public pages, which run no Chakra.
 *
 * Dark follows the system unless `data-theme` on the root says otherwise. A name that is no token throws.
 */
export function tokensStyleSheet(styles: string): string {
  const used = new Set(styles.match(/--dosar-[\w\\.-]+/gu));
  const unknown = [...used].filter((name) => !(name in light));
  if (unknown.length > 0) throw new Error(`No token is called ${unknown.join(', ')}.`);
  const names = Object.keys(light).filter((name) => used.has(name));
  const [brand, usual] = [names.filter(isBrand), names.filter((name) => !isBrand(name))];
  const darkIn = (root: string) =>
    `${rule(root, dark, usual, 'dark')}\n\n${rule(`${root} .dosar-page`, dark, brand)}`;
  return [
    '/* Written from the theme by tokens-style-sheet.test.ts; run it with `-u` after a change of tokens. */',
    rule(':root', light, usual, 'light'),
    rule('.dosar-page', light, brand),
    `@media (prefers-color-scheme: dark) {\n${darkIn(":root:not([data-theme='light'])").replace(/^(?=.)/gmu, '  ')}\n}`,
    `${darkIn(":root[data-theme='dark']")}\n`,
  ].join('\n\n');
}
