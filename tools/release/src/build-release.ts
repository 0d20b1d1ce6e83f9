import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileAhead, compiled } from './compile-ahead.ts';
import { neededFolders, readLock, type LockEntries } from './lock-file.ts';
import { isNeededFile } from './needed-files.ts';
import { importedPackages, serverWorkspaces, sourcesOf } from './server-sources.ts';
import { stripProgram } from './strip-program.ts';

const webApps = ['backoffice', 'contact-confirm', 'print', 'tracker'];
const papers = ['LICENSE', 'NOTICE', 'CHANGELOG.md', 'SECURITY.md', '.env.example', 'docs/operations.md'];
/** The program that runs the server: the archive needs none of the machine. */
const ownNode = 'node';

type RootPackage = {
  name: string;
  version: string;
  license: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};

/**
 * Puts everything that a server needs into a folder: the sources that Node runs as they are, the built pages, the packages,
 * Node itself, and the list of parts (CycloneDX). Nothing is downloaded: the packages are those of this tree.
 *
 * @returns the packages that the server imports by itself
 * @throws when an app was not built, or a package is missing
 */
export function buildRelease(root: string, target: string): string[] {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const lock = readLock(root);
  const workspaces = serverWorkspaces(lock.packages);
  const sources = workspaces.flatMap((workspace) => sourcesOf(root, workspace));
  const imported = importedPackages(root, sources);
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootPackage;

  for (const path of [...sources, ...papers]) copy(root, target, path);
  cpSync(join(root, 'deploy'), join(target, 'deploy'), { recursive: true });
  for (const app of webApps) copyPages(root, target, app);
  const wanted = [...imported, ownNode, ...Object.keys(about.optionalDependencies).filter(isHere(root))];
  const folders = neededFolders(lock.packages, wanted, isInstalledIn(root));
  // The folder of a package holds the packages that it alone needs: those come with their own entry of the lock file.
  for (const folder of folders) copyPackage(root, target, folder);
  stripProgram(join(target, 'node_modules/node/bin/node'));
  linkWorkspaces(target, lock.packages, workspaces);
  writePackage(target, about, workspaces, wanted);
  writeStarter(target);
  writePartsList(target);
  compileAhead(target);
  return imported;
}

const isHere = (root: string) => (name: string) => existsSync(join(root, 'node_modules', name));
const isInstalledIn = (root: string) => (folder: string) => existsSync(join(root, folder, 'package.json'));

function copy(root: string, target: string, path: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path));
}

function copyPages(root: string, target: string, app: string): void {
  const folder = `apps/${app}/dist`;
  if (!existsSync(join(root, folder, 'index.html')))
    throw new Error(`${folder} has no index.html: build the apps first (npm run build:release does).`);
  cpSync(join(root, folder), join(target, folder), { recursive: true });
}

function copyPackage(root: string, target: string, folder: string): void {
  const inner = join(root, folder, 'node_modules');
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const machine = `${process.platform}-${process.arch}`;
  const isNeeded = (source: string) => {
    const path = relative(join(root, folder), source).replaceAll('\\', '/');
    return lstatSync(source).isDirectory()
      ? path === '' || isNeededFile(name, `${path}/any.js`, machine)
      : isNeededFile(name, path, machine);
  };
  cpSync(join(root, folder), join(target, folder), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== inner && isNeeded(source),
  });
}

/** Workspaces are links out of `node_modules`, as npm makes them: Node strips types only from files outside of it. */
function linkWorkspaces(target: string, packages: LockEntries, workspaces: string[]): void {
  for (const [link, entry] of Object.entries(packages)) {
    if (entry.link !== true || entry.resolved === undefined || !workspaces.includes(entry.resolved)) continue;
    const place = join(target, link);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(relative(dirname(place), join(target, entry.resolved)), place, 'junction');
  }
}

function writePackage(target: string, about: RootPackage, workspaces: string[], wanted: string[]): void {
  const { name, version, license, dependencies, devDependencies, optionalDependencies } = about;
  const known = { ...devDependencies, ...optionalDependencies, ...dependencies };
  const own = Object.fromEntries(
    wanted.flatMap((each) => (known[each] === undefined ? [] : [[each, known[each]]])),
  );
  const text = { name, version, license, private: true, type: 'module', workspaces, dependencies: own };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(text, null, 2)}\n`);
}

const starter = `#!/bin/sh
# Runs Dosar with its own Node: "dosar" serves, "dosar <command>" runs one of backup, restore, doctor, organisation, audit, reports.
set -e
here=$(CDPATH= cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd)
program="$here/apps/api/src/main.ts"
case "$1" in
  backup|restore|doctor|organisation|audit|reports) program="$here/apps/api/db/commands/$1.ts"; shift ;;
  ''|-*) ;;
  *) echo "dosar: unknown command '$1'. Known: backup, restore, doctor, organisation, audit, reports." >&2; exit 2 ;;
esac
export NODE_COMPILE_CACHE="$here/${compiled}" NODE_COMPILE_CACHE_PORTABLE=1
exec "$here/node_modules/node/bin/node" "$program" "$@"
`;

function writeStarter(target: string): void {
  mkdirSync(join(target, 'bin'), { recursive: true });
  writeFileSync(join(target, 'bin/dosar'), starter);
  chmodSync(join(target, 'bin/dosar'), 0o755);
}

/** npm knows what is installed: its list is the one that scanners read. */
function writePartsList(target: string): void {
  const npm = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'], {
    cwd: target,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(`npm could not list the parts:\n${npm.stderr}`);
  writeFileSync(join(target, 'sbom.cdx.json'), npm.stdout);
}
