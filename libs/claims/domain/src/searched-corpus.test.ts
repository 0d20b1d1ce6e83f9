import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recogniseSearch } from './recognised-search.ts';

const folder = new URL('../../../platform/kernel/corpus/', import.meta.url);
const read = <Row>(name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as readonly Row[];

test.each(read<{ typed: string; stored: string | null }>('phones').filter(({ stored }) => stored !== null))(
  'the search reads $typed as the phone $stored',
  ({ typed, stored }) => {
    expect(recogniseSearch(typed)).toContainEqual({ kind: 'phone', value: stored });
  },
);

test.each(read<{ typed: string; compared: string }>('plates').slice(0, 9))(
  'the search reads $typed as the plate $compared',
  ({ typed, compared }) => {
    expect(recogniseSearch(typed)).toContainEqual({ kind: 'plate', value: compared });
  },
);
