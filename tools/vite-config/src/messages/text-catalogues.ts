import { isAbsolute, relative } from 'node:path';
import type { Rolldown } from 'vite';
import type { RoutePreloads } from '../route-preload-plugin.ts';
import { repositoryRoot } from '../workspace/repository-root.ts';
import type { ProjectMessages } from './collect-messages.ts';

/** Pages that open with a small catalogue of texts, not with that of the whole app. */
export type SmallTexts = {
  /** What its files are named. */
  name: string;
  /** The addresses that open with it. */
  path: RegExp;
  /** An address whose first page it is made for. */
  like: string;
  /** Pages that follow, by the ends of their source files: their texts are a second catalogue, fetched with the first of them. */
  later?: string[];
};

/** The ids of the texts that a catalogue holds; that of a whole app has no name. */
export type Catalogue = { name: string; ids: ReadonlySet<string> };

export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'imports' | 'dynamicImports' | 'moduleIds'
>;

type Built = { chunks: readonly Chunk[]; preloads: RoutePreloads; collected: readonly ProjectMessages[] };

/**
 * The small catalogues of some pages, each with all that the one before it holds: what the code of the first page
 * declares, then what the later pages declare, with all that they fetch themselves.
 */
export function smallCatalogues({ name, like, later = [] }: SmallTexts, built: Built): Catalogue[] {
  const { chunks, preloads } = built;
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const opened = preloads.filter(({ path }) => path.test(like)).map(({ module }) => module);
  const first = withImported([...entries, ...chunksOf(opened, chunks)], built, ({ imports }) => imports);
  const following = withImported(chunksOf(later, chunks), built, (chunk) =>
    // What the first page has lists the pages of the whole app.
    first.has(chunk) ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports],
  );
  const ids = idsDeclaredIn(first, built.collected);
  if (following.size === 0) return [{ name, ids }];
  return [
    { name, ids },
    { name: `${name}-later`, ids: new Set([...ids, ...idsDeclaredIn(following, built.collected)]) },
  ];
}

/** The catalogue of a whole app: what all its code declares. Its projects declare more, which it leaves aside. */
export function wholeCatalogue({ chunks, collected }: Pick<Built, 'chunks' | 'collected'>): Catalogue {
  return { name: '', ids: idsDeclaredIn(new Set(chunks), collected) };
}

/** Throws when a build has code whose messages are in no catalogue: a page would show their ids. */
export function expectTextsOfAll(chunks: readonly Chunk[], collected: readonly ProjectMessages[]): void {
  const known = new Set(collected.map(({ project }) => relative(repositoryRoot(), project.folder)));
  const strange = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .map(pathInRepository)
    .filter(
      (file) => /^(apps|libs)\/.*\/src\/.*[.]tsx?$/.test(file) && !known.has(file.replace(/\/src\/.*$/, '')),
    );
  if (strange.length > 0) throw new Error(`No catalogue holds the messages of ${strange.join(', ')}`);
}

/** The chunks of modules, by the ends of their paths; throws when a module is in none. */
function chunksOf(modules: string[], chunks: readonly Chunk[]): Chunk[] {
  return modules.map((module) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!found) throw new Error(`The build has no code of ${module}, whose texts are wanted`);
    return found;
  });
}

function withImported(from: Chunk[], { chunks }: Built, importedBy: (chunk: Chunk) => string[]): Set<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(from);
  // A set goes on with what is added to it meanwhile.
  for (const chunk of found)
    for (const file of importedBy(chunk)) {
      const imported = byFile.get(file);
      if (imported) found.add(imported);
    }
  return found;
}

function idsDeclaredIn(chunks: Set<Chunk>, collected: Built['collected']): Set<string> {
  const files = new Set([...chunks].flatMap(({ moduleIds }) => moduleIds).map(pathInRepository));
  const declared = collected.flatMap((project) => project.declared).filter(({ file }) => files.has(file));
  return new Set(declared.flatMap(({ id }) => id ?? []));
}

function pathInRepository(module: string): string {
  const [file = ''] = module.split('?');
  return isAbsolute(file) ? relative(repositoryRoot(), file) : file;
}
