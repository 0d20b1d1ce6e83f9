import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where one of the products under test runs. */
export type Place = {
  staffPort: number;
  trackerPort: number;
  /** The folder of its data. */
  dataDir: string;
};

/** Everything that a run writes; its workers and products hear of it from the process that starts them. */
export const runFolder = (process.env['DOSAR_JOURNEYS'] ??= join(tmpdir(), `dosar-e2e-${process.pid}`));

const place = (position: number): Place => ({
  staffPort: 4400 + 2 * position,
  trackerPort: 4401 + 2 * position,
  dataDir: join(runFolder, `product-${position}`),
});

/** The folder with the data of a first start that Nx has had made, seen from this project. */
const kept = process.env['DOSAR_FIRST_START'];

/**
 * The data of a first start: every product with the demo world begins with a copy.
 *
 * Nx has it made once for the journeys of all areas (`keep-first-start.ts`) and says where it is; a run without Nx makes
 * its own. On ports of its own, so that nobody takes it for a product under test.
 */
export const firstStart: Place = {
  staffPort: 4408,
  trackerPort: 4409,
  dataDir: kept === undefined ? join(runFolder, 'first-start') : resolve(import.meta.dirname, '..', kept),
};

/** Whether the data of the first start is there already. */
export const hasFirstStart = kept !== undefined;

/**
 * One product for each worker, so that journeys which run at the same time never share an account.
 *
 * Journeys that need a product of their own take ports from 4410 on, no two files the same.
 */
export const places: readonly Place[] = [place(0), place(1)];

/** Where the pages of the staff and of the public are. */
export const staffOriginOf = ({ staffPort }: Pick<Place, 'staffPort'>) => `http://127.0.0.1:${staffPort}`;

/** Where the tracker is. */
export const trackerOriginOf = ({ trackerPort }: Pick<Place, 'trackerPort'>) =>
  `http://127.0.0.1:${trackerPort}`;
