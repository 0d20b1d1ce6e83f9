import type { Rule } from 'eslint';
import { workspacePath } from './rule.ts';

export const indexListsOnly: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'index.ts is a list of named exports, nothing else.' } },
  create(context) {
    if (!workspacePath(context).endsWith('/index.ts')) return {};
    return {
      Program(program) {
        for (const statement of program.body) {
          if (statement.type === 'ExportNamedDeclaration' && statement.source) continue;
          // `export *` is a matter of its own, with a rule that can be switched off for generated lists.
          if (statement.type === 'ExportAllDeclaration') continue;
          context.report({
            node: statement,
            message: 'index.ts only lists exports: `export { name } from "./name.ts"`.',
          });
        }
      },
    };
  },
};
