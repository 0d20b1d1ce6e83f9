import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContract } from '#src/kernel/http/contract.ts';
import { featuresOfInsurers } from './features.ts';

/** Sends what people write to a language model: an organisation that was there before decides by itself. */
const decidedByEach = ['ai-assistant'];

const migrationsFolder = join(import.meta.dirname, '../migrations');
const migrations = readdirSync(migrationsFolder).map((name) =>
  readFileSync(join(migrationsFolder, name), 'utf8'),
);

/** Every feature that a page or an operation of the contract asks for. */
function featuresOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'feature' in value && typeof value.feature === 'string' ? [value.feature] : [];
  return [...own, ...Object.values(value).flatMap(featuresOf)];
}

test('a new insurer has every feature that the contract asks for, so that no page of it answers 404', () => {
  const asked = new Set(featuresOf(readContract().document));
  expect([...asked].toSorted()).toEqual([...featuresOfInsurers].toSorted());
});

test('an upgrade switches on for the insurers that are there what a new one begins with', () => {
  const missing = featuresOfInsurers
    .filter((feature) => !decidedByEach.includes(feature))
    .filter(
      (feature) =>
        !migrations.some(
          (text) => text.includes('insert into feature_flag') && text.includes(`'${feature}'`),
        ),
    );
  expect(missing).toEqual([]);
});
