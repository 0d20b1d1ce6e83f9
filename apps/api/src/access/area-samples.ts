import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApi } from '../testing/start-test-api.ts';
import type { CallerHeaders } from '../testing/test-sessions.ts';
import { demoFile, type DemoFile } from './demo-file.ts';

/** Real identifiers of one organisation, by the name that requests call them. */
export type Identifiers = Record<string, string>;

/** What a sample may be made of: the API, the identifiers of all areas, and the session that will send it. */
type Sending = { api: TestApi; identifiers: Identifiers; headers: Partial<CallerHeaders> };

/** What the sweeps over all operations have to know of an area, from `testing/access-samples.ts` in its folder. */
export type AreaSamples = {
  /** The answer to "which record?" for the identifiers of the area, in the claim file of the pinned guest link. */
  identifiers?: (api: TestApi, file: DemoFile) => Promise<Identifiers>;
  /** The same names where one operation means something else by them. */
  particularIdentifiers?: Record<string, Identifiers>;
  /** Bodies, or fields beside a file, that make more sense than the smallest sample. */
  bodies?: Record<string, (sending: Sending) => object>;
  /** The same for the requests of strangers, where what counts is that they name records. */
  naming?: Record<string, (identifiers: Identifiers) => object>;
  /** What a stranger gets where it is not 404 (`<operation> by <caller>`), and why that tells and opens nothing. */
  strangersGet?: Record<string, { status: number; because: string }>;
  /** Calls that know a record only for the very session that made it; the area's own tests show that they do. */
  forItsSessionOnly?: readonly string[];
  /** What keeps a second change from being made like the first, taken back. */
  takenBack?: Record<string, (sending: Pick<Sending, 'api' | 'identifiers'>) => Promise<unknown>>;
  /** Calls that show what another one wrote over what it wrote before; what is only added to is read at the end. */
  shownBy?: Record<string, string[]>;
};

const areasFolder = join(import.meta.dirname, '../areas');

/** The samples of every area that has some. */
const samples: AreaSamples[] = await Promise.all(
  readdirSync(areasFolder)
    .map((area) => join(areasFolder, area, 'testing/access-samples.ts'))
    .filter((file) => existsSync(file))
    .map(async (file) => ((await import(file)) as { samples: AreaSamples }).samples),
);

/** What the areas say together about one thing, by operation or caller. */
function united<Key extends Exclude<keyof AreaSamples, 'identifiers' | 'forItsSessionOnly'>>(
  key: Key,
): NonNullable<AreaSamples[Key]> {
  return Object.assign({}, ...samples.map((ofArea) => ofArea[key] ?? {})) as NonNullable<AreaSamples[Key]>;
}

export const particularIdentifiers = united('particularIdentifiers');
export const bodies = united('bodies');
export const naming = united('naming');
export const strangersGet = united('strangersGet');
export const takenBack = united('takenBack');
export const shownBy = united('shownBy');
export const forItsSessionOnly: readonly string[] = samples.flatMap(
  (ofArea) => ofArea.forItsSessionOnly ?? [],
);

/** A record of the demo organisation for every identifier that some area knows. */
export async function demoIdentifiers(api: TestApi): Promise<Identifiers> {
  const file = await demoFile(api);
  const found: Identifiers = {};
  for (const { identifiers } of samples) Object.assign(found, await identifiers?.(api, file));
  return found;
}
