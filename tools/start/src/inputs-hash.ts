import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the built apps are made of, from the root of the workspace. */
const inputs = [
  'apps/backoffice',
  'apps/contact-confirm',
  'apps/print',
  'apps/tracker',
  'libs',
  'openapi/generated',
  'openapi/src',
  'tools/vite-config',
  'package-lock.json',
  'tsconfig.base.json',
];

const leftOut = new Set(['node_modules', 'dist', '.storybook', 'storybook-static', 'coverage']);
const notBuilt = /\.(?:test|stories)\.tsx?$/;

/** A fingerprint of everything that the built apps are made of. Reading it all takes a tenth of what asking Nx takes. */
export function inputsHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(root, input))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !leftOut.has(name) && !notBuilt.test(name))
    .sort()
    .flatMap((name) => filesOf(root, `${path}/${name}`));
}
