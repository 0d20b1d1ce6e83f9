// Each part proves a promise of docs/operations.md on this machine: npm run operations -- <part>. Ends with 1 when one does not hold.
import { join } from 'node:path';
import { printingStep, type Step } from './step.ts';

const root = join(import.meta.dirname, '../../..');

type Part = { about: string; run: (root: string, step: Step) => Promise<void> };

/** Parts are loaded when they are asked for: each needs other programs. */
const parts: Record<string, Part> = {
  chart: {
    about: 'the Helm chart against Helm and the schemas of Kubernetes',
    run: async (...given) => (await import('./chart/check-chart.ts')).checkChart(...given),
  },
  walk: {
    about: 'from the archive to the first paid claim, in Production behind nginx and PgBouncer',
    run: async (...given) => (await import('./walk/walk.ts')).walk(...given),
  },
  container: {
    about: 'the container file, built from the archive and started',
    run: async (...given) => (await import('./container/container.ts')).container(...given),
  },
  upgrade: {
    about: 'the last release serves while and after this one migrates; ASSIGNMENTS=1000000 for the times',
    run: async (...given) => (await import('./upgrade/upgrade.ts')).upgrade(...given),
  },
  'older-releases': {
    about: 'upgrades the databases of older releases; PACKAGED_POSTGRES and RELEASES choose',
    run: async (...given) => (await import('./upgrade/older-releases.ts')).olderReleasesUpgrade(...given),
  },
  'keep-release': {
    about: 'stores the rows of the last release for the upgrade test',
    run: async (...given) => (await import('./upgrade/keep-release.ts')).keepRelease(...given),
  },
  'point-in-time': {
    about: 'recovers a database from its log archive to the moment before rows were deleted',
    run: async (...given) => (await import('./point-in-time/point-in-time.ts')).pointInTime(...given),
  },
  start: {
    about: 'how long a warm process takes to be ready',
    run: async (...given) => (await import('./numbers/start.ts')).warmStart(...given),
  },
  restore: {
    about: 'a backup restored into an empty place; ASSIGNMENTS and GIGABYTES for its size',
    run: async (...given) => (await import('./numbers/restore.ts')).restore(...given),
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => parts[name] === undefined);
if (wanted.length === 0 || unknown.length > 0) {
  for (const [name, { about }] of Object.entries(parts)) console.error(`  ${name.padEnd(16)}${about}`);
  process.exit(2);
}
for (const name of wanted) {
  console.log(`# ${name}: ${parts[name]?.about}`);
  try {
    await parts[name]?.run(root, printingStep());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
