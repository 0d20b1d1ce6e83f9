import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace.ts';

const guide = 'docs/architecture.md';

/** Where the server's extension points are described, one row of a table each, and where they are declared. */
export function readExtensionPoints(): { declared: string[]; described: string[] } {
  const files = globSync('apps/api/src/areas/*/extension-points.ts', { cwd: workspaceRoot });
  return {
    declared: files.flatMap((file) => declaredPoints(read(file))),
    described: describedPoints(read(guide)),
  };
}

/** The names of `extensionPoint<Entry>('<host>.<name>')`. */
export function declaredPoints(source: string): string[] {
  return [...source.matchAll(/\bextensionPoint<[^>]*>\(\s*'([\w.-]+)'/gu)].map(([, name = '']) => name);
}

/** The first cells of a table's rows that name a point. */
export function describedPoints(text: string): string[] {
  return [...text.matchAll(/^\| `([a-z]+\.[a-z-]+)`\s*\|/gmu)].map(([, name = '']) => name);
}

/** Extension points that the guide leaves out, and those that it tells of and that are gone. */
export function extensionPointProblems(declared: readonly string[], described: readonly string[]): string[] {
  return [
    ...declared
      .filter((name) => !described.includes(name))
      .map((name) => `${guide}: no row of its table of extension points describes ${name}`),
    ...described
      .filter((name) => !declared.includes(name))
      .map((name) => `${guide}: no area declares the extension point ${name}`),
  ];
}

function read(file: string): string {
  return readFileSync(path.join(workspaceRoot, file), 'utf8');
}
