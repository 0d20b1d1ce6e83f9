import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What `bin/dosar` and the Containerfile need of a system: glibc, the libraries of C++, a shell, and the small programs. */
const packages = [
  'base-files',
  'coreutils',
  'dash',
  'libacl1',
  'libatomic1',
  'libattr1',
  'libc6',
  'libgcc-s1',
  'libgmp10',
  'libpcre2-8-0',
  'libselinux1',
  'libstdc++6',
];

/** A folder with these packages of Debian, unpacked: a base of an image where no registry of images can be reached. */
export function debianBase(folder: string): string {
  const [downloads, system] = [join(folder, 'packages'), join(folder, 'system')];
  mkdirSync(downloads, { mode: 0o777 });
  mkdirSync(system);
  execFileSync('apt-get', ['download', '-qq', ...packages], { cwd: downloads, stdio: 'ignore' });
  for (const name of readdirSync(downloads))
    execFileSync('dpkg-deb', ['--extract', join(downloads, name), system], { stdio: 'ignore' });
  // Scripts of packages make these on a real installation.
  for (const each of ['bin', 'lib', 'lib64', 'sbin'])
    if (!existsSync(join(system, each))) symlinkSync(`usr/${each}`, join(system, each));
  if (!existsSync(join(system, 'bin/sh'))) symlinkSync('dash', join(system, 'bin/sh'));
  return system;
}
