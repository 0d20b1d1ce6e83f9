import type { Rule } from 'eslint';

const directive = /^\s*eslint-disable(-next-line|-line)?\b/;
const reasonGiven = /\s--\s+\S.{9,}/s;

export const reasonedDisable: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'A rule is switched off for a reason that is written down.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!directive.test(comment.value) || reasonGiven.test(comment.value)) continue;
        context.report({
          loc: comment.loc ?? { line: 1, column: 0 },
          message: 'Say why: `eslint-disable-next-line rule -- reason`.',
        });
      }
    },
  }),
};
