import type { RoutePreloads } from './route-preload-plugin.ts';

type Chunk = { name: string; isEntry: boolean; facadeModuleId?: string | null };

/** The groups of code that first pages share. */
const shared = new Set(['packages', 'app', 'common', 'form', 'staff', 'lists', 'rolldown-runtime']);

/**
 * What stands above the code that a first page runs: a browser that knows the hint compiles all of it beside the page
 * while it arrives, instead of function by function, in the page's own time, when each is called first.
 *
 * Source: https://v8.dev/blog/explicit-compile-hints. Others take it for the comment it is.
 */
export function compileHint({ name, isEntry, facadeModuleId }: Chunk, preloads: RoutePreloads): string {
  const isFirst =
    isEntry || shared.has(name) || preloads.some(({ module }) => facadeModuleId?.endsWith(module));
  return isFirst ? '//# allFunctionsCalledOnLoad' : '';
}
