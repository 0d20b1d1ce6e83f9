import { expect, test } from 'vitest';
import { system, usedConditions } from './system.ts';

test('no style stands in a cascade layer, where a new one would make the browser lay out the whole page again', () => {
  const styles = [...system._global, system.cva({ base: { padding: '2' } })({})];
  expect(JSON.stringify(styles)).not.toContain('@layer');
});

const sources: Record<string, string> = import.meta.glob(
  ['../../../../../libs/**/src/**/*.{ts,tsx}', '../../../../../apps/*/src/**/*.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

test('every condition in a style is one that the system knows', () => {
  const known = new Set<string>(usedConditions.map((name) => `_${name}`));
  // A key of a style or a style property; names in capitals and unused parameters (`_id`) are followed by something else.
  const unknown = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\s(_[a-z][a-zA-Z]+)(?:: \{|=\{\{)/g)].flatMap(([, name = '']) =>
      known.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(unknown).toEqual([]);
});

test('every known condition is one of Chakra’s', () => {
  for (const name of usedConditions) expect(system.conditions.resolve(`_${name}`), name).not.toHaveLength(0);
});
