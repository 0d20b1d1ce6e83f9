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
          context.report({
            node: statement,
            message: 'index.ts only lists exports: `export { name } from "./name.ts"`.',
          });
        }
      },
    };
  },
};
