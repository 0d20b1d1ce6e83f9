import type { Plugin, Rolldown } from 'vite';

/** Pairs of an address pattern and the source file (end of its path) whose chunk that address needs at once. */
export type RoutePreloads = { path: RegExp; module: string }[];

type Chunks = Map<string, Rolldown.OutputChunk>;

function withImports(fileName: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunks.get(fileName)?.imports ?? []) withImports(imported, chunks, found);
  return found;
}

/**
 * Writes a small script into the page that asks for the chunk of the current address immediately.
 *
 * Without it the browser learns which page it needs only after the app has been fetched and run: one wave of
 * requests later.
 */
export function routePreloadPlugin(preloads: RoutePreloads): Plugin {
  let base = '/';
  return {
    name: 'dosar:route-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        if (!bundle || !entry || preloads.length === 0) return html;
        const chunks: Chunks = new Map(
          Object.values(bundle).flatMap((it) => (it.type === 'chunk' ? [[it.fileName, it] as const] : [])),
        );
        const already = withImports(entry.fileName, chunks);
        const wanted = preloads.map(({ path, module }) => {
          const chunk = [...chunks.values()].find((it) => it.facadeModuleId?.endsWith(module));
          if (!chunk) throw new Error(`No chunk is built for ${module}`);
          return [path.source, [...withImports(chunk.fileName, chunks)].filter((it) => !already.has(it))];
        });
        return { html, tags: [{ tag: 'script', children: preloadScript(wanted, base), injectTo: 'head' }] };
      },
    },
  };
}

function preloadScript(wanted: unknown, base: string): string {
  return [
    `for(const[p,f]of ${JSON.stringify(wanted)})if(new RegExp(p).test(location.pathname))for(const h of f){`,
    `const l=document.createElement("link");l.rel="modulepreload";l.href="${base}"+h;document.head.append(l)}`,
  ].join('');
}
