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
 * Writes down which files each address needs at once, for the server to name them in the head of its answer.
 *
 * Without it the browser learns which page it needs only after the app has been fetched and run: one wave of
 * requests later. Each pair in `.vite/preloads.json` is a pattern of addresses and the addresses of files.
 */
export function routePreloadPlugin(preloads: RoutePreloads): Plugin {
  let base = '/';
  return {
    name: 'dosar:route-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle(_, bundle) {
      if (preloads.length === 0) return;
      const chunks: Chunks = new Map(
        Object.values(bundle).flatMap((it) => (it.type === 'chunk' ? [[it.fileName, it] as const] : [])),
      );
      const wanted = preloads.flatMap(({ path, module }) => {
        const files = filesOf(module, chunks);
        return files ? [[path.source, files.map((file) => base + file)]] : [];
      });
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(wanted) });
    },
  };
}

/** The chunk of a module with all that it imports, beyond what the page itself names; nothing when the app goes without it. */
function filesOf(module: string, chunks: Chunks): string[] | undefined {
  const all = [...chunks.values()];
  const chunk = all.find((it) => it.moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) return undefined;
  const already = new Set(
    all.filter((it) => it.isEntry).flatMap((it) => [...withImports(it.fileName, chunks)]),
  );
  return [...withImports(chunk.fileName, chunks)].filter((file) => !already.has(file));
}
