import type { Rule } from 'eslint';
import formatjs from 'eslint-plugin-formatjs';

const literalInJsx = formatjs.rules?.['no-literal-string-in-jsx'] as Rule.RuleModule;

/** Signs between translated texts and the product's name read the same in each language. */
function hasWords(source: string): boolean {
  const fixed = source.replace(/\$\{[^}]*\}/g, '').replaceAll('Dosar', '');
  return /\p{L}/u.test(fixed);
}

export const noUntranslatedText: Rule.RuleModule = {
  meta: literalInJsx.meta,
  create: (context) =>
    literalInJsx.create(
      Object.create(context, {
        report: {
          value: (found: Rule.ReportDescriptor & { node: Rule.Node }) => {
            if (hasWords(context.sourceCode.getText(found.node))) context.report(found);
          },
        },
      }) as Rule.RuleContext,
    ),
};
