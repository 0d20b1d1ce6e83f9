import type { Rule } from 'eslint';

const limit = 20;

export const fewImports: Rule.RuleModule = {
  meta: { type: 'suggestion', docs: { description: 'A file that needs many others does too much.' } },
  create: (context) => ({
    Program(program) {
      const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
      const first = imports[limit];
      if (first)
        context.report({
          node: first,
          message: `${imports.length} imports; at most ${limit}. Split by use case.`,
        });
    },
  }),
};
