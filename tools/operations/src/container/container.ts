import { chownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@dosar/api/testing/server-process';
import { builtArchive, unpackRelease } from '../release/unpacked-release.ts';
import type { Step } from '../step.ts';
import { freshKeys } from '../surroundings/fresh-keys.ts';
import { startPackagedDatabase } from '../surroundings/packaged-database.ts';
import { temporaryFolder } from '../surroundings/temporary-folder.ts';
import { withUndo, type Undo } from '../surroundings/undo.ts';
import { until } from '../surroundings/until.ts';
import { buildahIn } from './buildah.ts';
import { debianBase } from './debian-base.ts';

/** Who runs the program in the container. */
const account = 65_534;
const base = 'localhost/debian-base:latest';
const image = 'localhost/dosar:latest';

/**
 * Builds the image of deploy/container/Containerfile over a base of Debian's packages, because no registry of images can be reached
 * everywhere, starts what the image names, and asks it.
 */
export function container(root: string, { hold, say, timed }: Step): Promise<void> {
  return withUndo(async (undo) => {
    const release = unpackRelease(builtArchive(root), undo);
    const buildah = buildahIn(undo);
    await timed('a base of Debian’s packages', () =>
      Promise.resolve(buildah.imageOf(debianBase(temporaryFolder('base', undo)), base)),
    );
    const file = join(release.folder, 'deploy/container/Containerfile');
    await timed('the image is built from the archive', () =>
      Promise.resolve(buildah.build(file, release.folder, image, base)),
    );
    const about = buildah.settingsOf(image);
    say(`    ${JSON.stringify({ Entrypoint: about.Entrypoint, User: about.User, Volumes: about.Volumes })}`);

    const database = await startPackagedDatabase(undo);
    const data = volume(undo);
    const [staffPort, trackerPort] = await freePorts();
    const running = buildah.run(
      image,
      {
        DATABASE_URL: database.url,
        ...freshKeys(),
        MESSAGES: 'outbox',
        STAFF_ORIGIN: 'https://claims.example.com',
        TRACKER_ORIGIN: 'https://status.example.com',
        HOST: '127.0.0.1',
        STAFF_PORT: String(staffPort),
        TRACKER_PORT: String(trackerPort),
      },
      { '/var/lib/dosar': data },
    );
    undo.later(async () => {
      for (const pid of serversIn(staffPort)) process.kill(pid, 'SIGKILL');
      await running.ended;
    });
    const isReady = async () => {
      if (running.child.exitCode !== null) throw new Error(`The container ended: ${running.output()}`);
      return (await answerOf(staffPort, '/api/health/ready')).status === 200;
    };
    await timed('the container is ready, with all migrations', () =>
      until('it is ready', isReady, { seconds: 180, why: running.output }),
    );
    for (const path of ['/login', '/api/version']) {
      const { status } = await answerOf(staffPort, path);
      hold(status === 200, `${path} answers 200`, () => String(status));
    }
    const pids = serversIn(staffPort);
    const uids = pids.map((pid) => /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    hold(
      uids.length > 0 && uids.every((uid) => Number(uid) === account),
      'no process of it runs as root',
      () => uids.join(', '),
    );
    hold(statSync(join(data, 'data')).uid === account, 'what it keeps lies in the volume');
    await timed('it stops when it is told', async () => {
      for (const pid of pids) process.kill(pid, 'SIGTERM');
      const code = await running.ended;
      if (code !== 0) throw new Error(`The container ended with ${code}: ${running.output()}`);
    });
  });
}

/** A folder for the data, as an orchestrator hands it to the account of the image. */
function volume(undo: Undo): string {
  const data = join(temporaryFolder('volume', undo), 'data');
  mkdirSync(data, { mode: 0o711 });
  chownSync(data, account, account);
  return data;
}

async function answerOf(port: number, path: string): Promise<{ status: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  return { status: answer?.status ?? 0 };
}

/** Processes of this machine that were started with this port: the server in the container, seen from outside. */
function serversIn(port: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const isNode = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(
          '/opt/dosar/apps/api/src/main.ts',
        );
        return isNode && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`STAFF_PORT=${port}\0`);
      } catch {
        return false;
      }
    });
}
