import { join } from 'node:path';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../workspace/repository-root.ts';
import { compactRules } from './compact-rules.ts';
import { recipeCalls } from './recipe-calls.ts';
import { replaceRanges } from './replace-ranges.ts';
import { styledElements, UnknownStyle, type StyledElement } from './style-properties.ts';
import { workOutLooks, type DesignSystem, type WorkedOutLooks } from './worked-out-looks.ts';

const designSystem = join(repositoryRoot(), 'libs/platform/design-system/src');
const theme = (name: string) => join(designSystem, 'theme', name);

/**
 * Puts looks into the place of what they are made of: of recipes, each choice among their variants; of style properties,
 * the rules they stand for; and the style sheet of all pages.
 *
 * All of it is written out in the code, so everything that the styling system makes of it is known when the product is built.
 * Browsers then need no styling system: it and its work were a seventh of the time until an old machine had drawn its first
 * list (ADR 0042).
 */
export function looksPlugin(): Plugin {
  let found: Promise<DesignSystem> | undefined;
  const worked = () => (found ??= workOutLooks(designSystem));
  return {
    name: 'dosar:looks',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: [theme('global-rules.ts'), theme('own-styles.ts')] },
      handler: async (id) =>
        id === theme('own-styles.ts')
          ? 'export const takeStyles = () => undefined;'
          : `export const globalRules = ${JSON.stringify(compactRules((await worked()).globalRules))};`,
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /[sS]tyled\(|@dosar\/design-system'|\/layout\// },
      async handler(code, id) {
        try {
          return dressed(id, code, await worked());
        } catch (error) {
          if (error instanceof UnknownStyle) this.error(error.message, error.position);
          throw error;
        }
      },
    },
  };
}

function dressed(id: string, code: string, { looks, isStyleProperty, rulesOfStyles }: DesignSystem) {
  const calls = recipeCalls(id, code);
  const elements = styledElements(id, code, isStyleProperty);
  if (calls.length === 0 && elements.length === 0) return undefined;
  const edits = [
    ...calls.flatMap(({ callee, recipe }, at) => [
      { ...callee, by: 'withLooks' },
      { ...recipe, by: writtenLooks(looks[id]?.[at]) },
    ]),
    ...elements.flatMap((element) => writtenRules(element, rulesOfStyles)),
  ];
  const imports =
    calls.length > 0 ? `import { withLooks } from ${JSON.stringify(theme('with-looks.ts'))};\n` : '';
  return imports + replaceRanges(code, edits);
}

function writtenLooks(looks: WorkedOutLooks | undefined): string {
  if (!looks) throw new Error('A recipe was not worked out');
  const { variants, defaults } = looks;
  const rules = Object.entries(looks.rules).map(([choice, text]) => [choice, compactRules(text)]);
  return `{ variants: ${JSON.stringify(variants)}, defaults: ${JSON.stringify(defaults)}, rules: new Map(${JSON.stringify(rules)}) }`;
}

/** The rules stand where the first of the properties stood. */
function writtenRules({ styles, properties }: StyledElement, rulesOfStyles: DesignSystem['rulesOfStyles']) {
  const rules = `looks={${JSON.stringify(compactRules(rulesOfStyles(styles)))}}`;
  return properties.map(({ start, end }, at) => ({ start, end, by: at === 0 ? rules : '' }));
}
