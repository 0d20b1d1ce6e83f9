import type { Plugin } from 'vite';

/** Puts scripts into the page itself, ahead of everything; whoever serves the page allows them by their hashes. */
export function headScriptsPlugin(scripts: string[]): Plugin {
  return {
    name: 'dosar:head-scripts',
    transformIndexHtml: () =>
      scripts.map((children) => ({ tag: 'script', children, injectTo: 'head-prepend' as const })),
  };
}
