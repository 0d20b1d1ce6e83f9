import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

export type Project = {
  name: string;
  /** Folder from the workspace root, with forward slashes. */
  root: string;
  tags: string[];
  targets: string[];
};

type Manifest = {
  name: string;
  workspaces?: string[];
  nx?: { tags?: string[]; targets?: Record<string, unknown> };
};

export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Every workspace of the root package.json, in the order of its folders. */
export function listProjects(root = workspaceRoot): Project[] {
  const { workspaces = [] } = readJson<Manifest>(path.join(root, 'package.json'));
  return workspaces
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .sort()
    .map((folder) => {
      const { name, nx } = readJson<Manifest>(path.join(root, folder, 'package.json'));
      return {
        name,
        root: folder.split(path.sep).join('/'),
        tags: nx?.tags ?? [],
        targets: Object.keys(nx?.targets ?? {}),
      };
    });
}

const testFile = /\.(test|spec)\.tsx?$|\.stories\.tsx$/;
const notOurs = new Set(['node_modules', 'dist', 'generated', '.cache', '.data', '.nx', '.git']);

/** Test, journey and story files below a folder, from the workspace root. */
export function listTestFiles(folder = '.', root = workspaceRoot): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => notOurs.has(path.basename(name)),
  })
    .filter((file) => testFile.test(file))
    .map((file) => path.normalize(file).split(path.sep).join('/'))
    .sort();
}
