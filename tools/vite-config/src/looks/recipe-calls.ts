import { parseSync, Visitor } from 'vite';
import type { Range } from './replace-ranges.ts';

/** Where a module makes an element of a recipe: the function that it calls, and the recipe. */
export type RecipeCall = { callee: Range; recipe: Range };

const makers = new Set(['styled', 'freelyStyled']);

/** The calls `styled(tag, recipe)` of a module, in their order. */
export function recipeCalls(file: string, code: string): RecipeCall[] {
  const calls: RecipeCall[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, recipe] }) {
      if (callee.type === 'Identifier' && makers.has(callee.name) && recipe) calls.push({ callee, recipe });
    },
  }).visit(parseSync(file, code).program);
  return calls;
}
