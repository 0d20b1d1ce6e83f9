import type { ContractDocument, Schema } from '../kernel/http/contract-document.ts';
import { resolved } from './sample-request.ts';

/** Makes a value that the contract accepts for a schema. */
type Acceptable = (schema: Schema) => unknown;

/** A value for a whole schema, in which one place holds something that nobody expects. */
type HostileValue = { at: string; value: unknown };

/** Stands for a number that JSON can write and nothing can hold; `jsonOf` puts it there. */
const tooLargeNumber = '§1e400§';
const oneMegabyte = 'x'.repeat(1_000_000);

const ofAnyKind: unknown[] = [null, true, 1.5, [], {}, [[]], { toString: 1, constructor: 1 }, ['a']];
const anyText = [
  '',
  'a\u0000b',
  'a\uD800b',
  '\uDFFF\uD83D',
  "%00'; select 1 --",
  '\uFFFF\uFEFF\u200B',
  // Accepted by most: what is written must be readable again.
  'Știință 😀 \u202Eא',
];
const identifiers = [
  'urn:uuid:01890000-0000-7000-8000-000000000001',
  '{01890000-0000-7000-8000-000000000001}',
  '0189000000007000800000000000000001',
  '01890000-0000-7000-8000-00000000000\u0000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '00000000-0000-0000-0000-000000000000',
];
const dates = [
  '0000-01-01',
  '0000-00-00',
  '0001-01-01',
  '0099-12-31',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '-0001-01-01',
  '2026-01-01T00:00:00Z',
  'infinity',
];
const times = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '2026-12-31T23:59:60Z',
  '2026-12-31T24:00:00Z',
  '2026-03-02T08:00:00+02',
  '2026-03-02T08:00:00+99:99',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-12:00',
  '2026-03-02T08:00:00.1234567890123Z',
  '2026-03-02 08:00:00Z',
  'infinity',
];
const numbers = [
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_993,
  1e300,
  -1e300,
  1e-320,
  -0,
  0,
  '2147483648',
  tooLargeNumber,
];

/** The JSON of a value, with numbers that JavaScript cannot write. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(`"${tooLargeNumber}"`, '1e400');
}

/** Texts to put in the place of one text: by what it should be, and too long for anything. */
export function hostileTexts(schema: Schema): string[] {
  const { format } = schema;
  const ofItsFormat = { uuid: identifiers, date: dates, 'date-time': times }[String(format)] ?? [];
  const longest = Number(schema['maxLength'] ?? 0);
  // Characters are counted by the contract, bytes by an index.
  const atTheLimit = longest > 0 && longest <= 10_000 ? ['ș'.repeat(longest), '😀'.repeat(longest)] : [];
  return [...anyText, ...ofItsFormat, ...numbersFor(schema).map(String), ...atTheLimit];
}

function numbersFor({ type }: Schema): unknown[] {
  const isNumber = [type].flat().some((kind) => kind === 'integer' || kind === 'number');
  return isNumber ? numbers : [2_147_483_648, tooLargeNumber];
}

/**
 * A whole value for each hostile value at each place of a schema; everything else in it is as in `base`, or else acceptable.
 */
export function* hostileValues(
  schema: Schema,
  document: ContractDocument,
  acceptable: Acceptable,
  base?: unknown,
): Generator<HostileValue> {
  const known = resolved(schema, document);
  for (const value of ofAnyKind) yield { at: '', value };
  const choices = (known['oneOf'] ?? known['anyOf']) as Schema[] | undefined;
  if (choices !== undefined) for (const choice of choices) yield* hostileValues(choice, document, acceptable);
  else if (known['properties'] !== undefined) {
    yield* hostileObjects(known, document, acceptable, base ?? acceptable(known));
  } else if (known['items'] !== undefined)
    for (const { at, value } of hostileValues(known['items'] as Schema, document, acceptable))
      yield { at: `[]${at}`, value: [value] };
  else
    for (const value of [...hostileTexts(known), oneMegabyte, ...numbersFor(known)]) yield { at: '', value };
}

function* hostileObjects(
  schema: Schema,
  document: ContractDocument,
  acceptable: Acceptable,
  base: unknown,
): Generator<HostileValue> {
  const whole = base as Record<string, unknown>;
  yield { at: '.*', value: { ...whole, 'a\u0000b': 1 } };
  yield { at: '.*', value: { ...whole, '\uD800': { 'a\u0000': 1 } } };
  for (const [name, property] of Object.entries(schema['properties'] as Record<string, Schema>))
    for (const { at, value } of hostileValues(property, document, acceptable, whole[name]))
      yield { at: `.${name}${at}`, value: { ...whole, [name]: value } };
}

/** A text as a failed test tells it. */
export function shown(text: string): string {
  const written = JSON.stringify(text);
  return written.length > 120 ? `${written.slice(0, 120)}… (${written.length})` : written;
}
