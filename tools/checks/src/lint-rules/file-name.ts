import type { Rule } from 'eslint';
import { workspacePath } from './rule.ts';

const drawers = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'types',
  'constants',
  'services',
  'service',
  'manager',
]);
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with a source file's path, or `undefined`: names say what is inside, in kebab case. */
function pathProblem(file: string): string | undefined {
  const parts = file.split('/');
  const name = parts.at(-1) ?? '';
  if (/^index\.(tsx|jsx)$/.test(name))
    return 'An index lists exports and has no JSX: name the file after its export.';
  for (const part of parts) {
    const [stem = ''] = part.replace(/^\./, '').split('.');
    if (drawers.has(stem))
      return `"${stem}" is a drawer: name it after what is inside, or put it where it is used.`;
    if (stem !== '' && !kebab.test(stem)) return `"${part}" is not kebab-case.`;
  }
  return undefined;
}

export const fileName: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Files and folders are kebab-case and named after what they hold.' },
  },
  create: (context) => ({
    Program(node) {
      const problem = pathProblem(workspacePath(context));
      if (problem) context.report({ node, message: problem });
    },
  }),
};
