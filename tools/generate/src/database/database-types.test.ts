import { expect, test } from 'vitest';
import type { CatalogueColumn } from './catalogue.ts';
import { databaseTypes } from './database-types.ts';

function aColumn(change: Partial<CatalogueColumn>): CatalogueColumn {
  return {
    name: 'name',
    type: 'text',
    isNullable: false,
    hasDefault: false,
    isGenerated: false,
    comment: null,
    checks: [],
    ...change,
  };
}

function typesOf(...columns: CatalogueColumn[]) {
  const text = databaseTypes([{ name: 'claim_file', isView: false, comment: 'A claim.', columns }]);
  return /export interface ClaimFileTable \{\n(.*?)\n\}/s
    .exec(text)?.[1]
    ?.split('\n')
    .map((line) => line.trim());
}

test('a column is optional for writers when the database fills it, and null when it may be missing', () => {
  expect(
    typesOf(
      aColumn({ name: 'plain' }),
      aColumn({ name: 'filled', hasDefault: true }),
      aColumn({ name: 'missing', isNullable: true }),
      aColumn({ name: 'computed', isGenerated: true }),
    ),
  ).toEqual([
    'plain: string;',
    'filled: Generated<string>;',
    'missing: string | null;',
    'computed: GeneratedAlways<string>;',
  ]);
});

test('exact and zoneless values are text, moments are dates, documents are written as text', () => {
  expect(
    typesOf(
      aColumn({ name: 'amount', type: 'numeric' }),
      aColumn({ name: 'day', type: 'date' }),
      aColumn({ name: 'moment', type: 'timestamp with time zone' }),
      aColumn({ name: 'content', type: 'jsonb', hasDefault: true }),
    ),
  ).toEqual(['amount: string;', 'day: string;', 'moment: Timestamp;', 'content: GeneratedJson<JsonValue>;']);
});

test('a check that lists values becomes a union, and comments become documentation', () => {
  const checks = [`CHECK ((kind = ANY (ARRAY['email'::text, 'sms'::text])))`];
  expect(typesOf(aColumn({ name: 'kind', checks, comment: 'How it is sent.' }))).toEqual([
    '/** How it is sent. */',
    `kind: 'email' | 'sms';`,
  ]);
});

test('a type that nobody mapped stops the generator instead of becoming any', () => {
  expect(() => typesOf(aColumn({ type: 'interval' }))).toThrow(
    'claim_file.name: no TypeScript type for interval',
  );
});
