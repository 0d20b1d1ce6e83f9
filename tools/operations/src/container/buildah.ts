import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../surroundings/temporary-folder.ts';
import type { Undo } from '../surroundings/undo.ts';

/** What the image says about how it is run. */
export type ImageSettings = {
  Entrypoint: string[];
  User: string;
  WorkingDir: string;
  Env: string[];
  Volumes: Record<string, object>;
};

/** Buildah with images of its own, which are gone at the end. */
export function buildahIn(undo: Undo) {
  const folder = temporaryFolder('images', undo);
  const policy = join(folder, 'policy.json');
  writeFileSync(policy, JSON.stringify({ default: [{ type: 'insecureAcceptAnything' }] }));
  const place = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run')];
  const driver = (name: string) => [...place, '--storage-driver', name];
  const works = spawnSync('buildah', [...driver('overlay'), 'info'], { stdio: 'ignore' }).status === 0;
  const own = driver(works ? 'overlay' : 'vfs');
  // Mounts of containers that are still there keep the folder from being removed.
  undo.later(() => {
    spawnSync('buildah', [...own, 'rm', '--all'], { stdio: 'ignore' });
    spawnSync('buildah', [...own, 'rmi', '--all', '--force'], { stdio: 'ignore' });
    spawnSync('umount', [join(folder, 'root/overlay')], { stdio: 'ignore' });
  });

  const say = (...words: string[]) =>
    execFileSync('buildah', [...own, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  return {
    /** An image of a folder. */
    imageOf(system: string, name: string): void {
      const container = say('from', 'scratch');
      say('copy', '--quiet', container, system, '/');
      say('commit', '--quiet', '--signature-policy', policy, container, name);
      say('rm', container);
    },
    /** Builds a Containerfile; its steps run in a change of root, which needs no other program. */
    build(file: string, context: string, name: string, base: string): void {
      const how = ['--isolation', 'chroot', '--signature-policy', policy, '--build-arg', `BASE=${base}`];
      say('build', '--quiet', ...how, '--tag', name, '--file', file, context);
    },
    settingsOf(name: string): ImageSettings {
      const { OCIv1 } = JSON.parse(say('inspect', '--type', 'image', name)) as {
        OCIv1: { config: ImageSettings };
      };
      return OCIv1.config;
    },
    /** Starts what the image names as its program, as the account it names. */
    run(name: string, settings: Record<string, string>, volumes: Record<string, string>) {
      const { Entrypoint } = this.settingsOf(name);
      const container = say('from', '--signature-policy', policy, '--pull-never', name);
      const given = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
      const mounted = Object.entries(volumes).flatMap(([path, from]) => ['--volume', `${from}:${path}`]);
      const words = [
        ...own,
        'run',
        '--isolation',
        'chroot',
        ...given,
        ...mounted,
        container,
        '--',
        ...Entrypoint,
      ];
      const child = spawn('buildah', words, { stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
      return { child, container, output: () => said, ended };
    },
  };
}
