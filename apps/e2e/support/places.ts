import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where one of the products under test runs. */
export type Place = {
  staffPort: number;
  trackerPort: number;
  /** The folder of its data; in the temporary ones, so nothing of a run outlives it for long. */
  dataDir: string;
};

const place = (position: number): Place => ({
  staffPort: 4400 + 2 * position,
  trackerPort: 4401 + 2 * position,
  dataDir: join(tmpdir(), `dosar-e2e-product-${process.ppid}-${position}`),
});

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
