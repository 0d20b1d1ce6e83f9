import type { Plugin } from 'vite';
import { firstPageGroups } from './chunk-groups.ts';
import type { RoutePreloads } from './route-preload-plugin.ts';

type Chunk = { name: string; isEntry: boolean; facadeModuleId?: string | null };

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the code that a first page runs: a browser that knows the hint compiles all of it beside the page while it
 * arrives, instead of function by function, in the page's own time, when each is called first.
 *
 * Source: https://v8.dev/blog/explicit-compile-hints. Others take it for the comment it is. It counts in the first line
 * only, so it is written when everything else has written its own.
 */
export function compileHintPlugin(preloads: RoutePreloads): Plugin {
  return {
    name: 'dosar:compile-hint',
    apply: 'build',
    enforce: 'post',

    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isOfFirstPage(file, preloads)) file.code = hint + file.code;
      },
    },
  };
}

/** Whether a first page runs the code of a chunk. */
export function isOfFirstPage({ name, isEntry, facadeModuleId }: Chunk, preloads: RoutePreloads): boolean {
  return (
    isEntry || firstPageGroups.has(name) || preloads.some(({ module }) => facadeModuleId?.endsWith(module))
  );
}
