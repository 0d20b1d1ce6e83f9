import { expect, test } from 'vitest';
import { fieldProblems } from './field-problems.ts';
import { validatorsOf } from './validators.ts';

const validate = validatorsOf({
  info: { title: '', version: '' },
  paths: {},
  components: { schemas: { Plate: { type: 'string', minLength: 1, maxLength: 12, pattern: '^[A-Z0-9]+$' } } },
}).body({
  type: 'object',
  additionalProperties: false,
  required: ['event'],
  properties: {
    event: {
      type: 'object',
      additionalProperties: false,
      required: ['date'],
      properties: { date: { type: 'string', format: 'date' }, injuries: { type: 'boolean' } },
    },
    plate: { oneOf: [{ $ref: 'contract#/components/schemas/Plate' }, { type: 'null' }] },
    limit: { type: 'integer', maximum: 100 },
    kind: { enum: ['owner', 'driver'] },
    photos: { type: 'array', maxItems: 1 },
  },
});

function problemsOf(body: unknown) {
  validate(body);
  return fieldProblems(validate.errors ?? []).map(({ field, code }) => ({ field, code }));
}

test.each([
  [{}, 'event', 'required'],
  [{ event: {} }, 'event.date', 'required'],
  [{ event: { date: '2026-02-30' } }, 'event.date', 'invalid_format'],
  [{ event: { date: '2026-02-03', color: 'red' } }, 'event.color', 'unknown_field'],
  [{ event: { date: '2026-02-03', injuries: 'no' } }, 'event.injuries', 'invalid_value'],
  [{ event: { date: '2026-02-03' }, limit: 101 }, 'limit', 'too_large'],
  [{ event: { date: '2026-02-03' }, limit: '50' }, 'limit', 'invalid_value'],
  [{ event: { date: '2026-02-03' }, kind: 'cousin' }, 'kind', 'invalid_value'],
  [{ event: { date: '2026-02-03' }, plate: '' }, 'plate', 'required'],
  [{ event: { date: '2026-02-03' }, plate: 'B 01 ABC' }, 'plate', 'invalid_format'],
  [{ event: { date: '2026-02-03' }, photos: [1, 2] }, 'photos', 'too_many'],
])('%j names the field %s as %s', (body, field, code) => {
  expect(problemsOf(body)).toContainEqual({ field, code });
});

test('a field is complained about once', () => {
  expect(problemsOf({ event: { date: '2026-02-03' }, plate: '' })).toHaveLength(1);
});

test('a body full of unknown fields gets a short answer', () => {
  const body = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1]));
  expect(problemsOf(body)).toHaveLength(50);
});
