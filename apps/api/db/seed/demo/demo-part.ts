import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Database } from '../../server.ts';
import type { DemoWorld } from './demo-world.ts';

/** What one area adds to the demo world of an organisation; the only export of `<area>/demo-part.ts`. */
export type DemoPart = {
  /** The area's word. */
  name: string;
  /** Areas whose part has to be done before, because this one builds on their rows. */
  after?: readonly string[];
  /** Invents rows of the tables in `world.rows`, which are written together, or changes what others invented. */
  invent?: (world: DemoWorld) => void;
  /** Writes whatever else the area has; every invented row is stored by then, and the tenant is set. */
  seed?: (tx: Transaction<Database>, world: DemoWorld) => Promise<void>;
};

/** The parts of all areas, in the order in which they run: the folders beside this file that have one. */
export async function demoParts(): Promise<DemoPart[]> {
  const files = readdirSync(import.meta.dirname)
    .map((area) => join(import.meta.dirname, area, 'demo-part.ts'))
    .filter((file) => existsSync(file));
  const parts = await Promise.all(
    files.map(async (file) => ((await import(file)) as { demoPart: DemoPart }).demoPart),
  );
  return inOrder(parts);
}

/** Each part after those that it names, otherwise in the order of their names. */
export function inOrder(parts: readonly DemoPart[]): DemoPart[] {
  const byName = new Map(parts.map((part) => [part.name, part]));
  const done = new Set<DemoPart>();
  const add = (part: DemoPart, waiting: readonly string[]) => {
    if (waiting.includes(part.name))
      throw new Error(`Parts of the demo world wait for each other: ${[...waiting, part.name].join(', ')}.`);
    if (done.has(part)) return;
    for (const name of part.after ?? []) {
      const earlier = byName.get(name);
      if (!earlier) throw new Error(`${part.name} comes after ${name}, which has no part of the demo world.`);
      add(earlier, [...waiting, part.name]);
    }
    done.add(part);
  };
  for (const part of parts.toSorted((a, b) => (a.name < b.name ? -1 : 1))) add(part, []);
  return [...done];
}
