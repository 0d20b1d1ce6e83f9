import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { measureFirstScreen } from '@dosar/vite-config';
import { builtApp, webApps } from '../built-apps.ts';
import type { Measurement } from '../measurement.ts';
import type { Part } from '../part.ts';
import { peers, reported } from '../peers.ts';
import { exactly } from '../statistics.ts';
import { budgetedScreens, lazyScreens, type Screen } from './screens.ts';

const kilobyte = 1024;

/** The name of the screen that F1 is about, as in tools/checks/budgets.json. */
const worklist = 'backoffice: worklist';

/** Bytes of JavaScript that the builds make a browser fetch. */
export const bundle: Part = {
  name: 'bundle',
  about: 'JavaScript of each first screen, from the builds. Exact: a budget that is exceeded fails the run.',
  measure: async () => {
    const screens = budgetedScreens();
    const lazy = webApps.flatMap((app) => lazyScreens(app, builtApp(app)));
    return [...screens.flatMap(budgetRows), ...lazy.flatMap((screen) => [brotliRow(screen, weigh(screen))])];
  },
};

type Weight = { gzip: number; brotli: number };

function weigh({ app, opened }: Screen): Weight {
  const dist = builtApp(app);
  const { files, gzip } = measureFirstScreen(dist, 'index.html', opened);
  const sizes = files.map((file) => brotliBytes(readFileSync(path.join(dist, file))));
  return { gzip: gzip / kilobyte, brotli: sizes.reduce((sum, size) => sum + size, 0) / kilobyte };
}

function brotliBytes(content: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}

function budgetRows(screen: Screen): Measurement[] {
  const weight = weigh(screen);
  const gzip: Measurement = {
    metric: `${screen.name}, gzip`,
    unit: 'kB',
    ours: exactly(weight.gzip),
    isExact: true,
    goal: { name: 'budget', judges: 'ours', atMost: screen.budgetKb },
  };
  return [gzip, screen.name === worklist ? goalF1(weight) : brotliRow(screen, weight)];
}

function brotliRow({ name }: Screen, { brotli }: Weight): Measurement {
  return { metric: `${name}, brotli`, unit: 'kB', ours: exactly(brotli) };
}

function goalF1({ brotli }: Weight): Measurement {
  return {
    metric: `${worklist}, brotli`,
    unit: 'kB',
    ours: exactly(brotli),
    control: reported(peers.office, 'react-admin', 'javascriptKb'),
    goal: { name: 'F1', judges: 'ratio', atMost: 0.65 },
  };
}
