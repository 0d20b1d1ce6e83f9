import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenRules, passwordRules, type PasswordPolicy } from './password-policy.ts';

const owner = { username: 'ana.ionescu', orgName: 'Asigurări Țării' };
const nothingAsked: PasswordPolicy = {
  min_length: 5,
  prevent_username: false,
  prevent_username_message: null,
  prevent_org_name: false,
  prevent_org_name_message: null,
  prevent_month: false,
  prevent_month_message: null,
  validation_rule: null,
  validation_rule_message: null,
};

function broken(policy: Partial<PasswordPolicy>, password: string, whose = owner) {
  return brokenRules(passwordRules({ ...nothingAsked, ...policy }, whose), password).map(({ name }) => name);
}

describe('the length', () => {
  test('is at least the policy’s, five where it names nothing more', () => {
    expect(broken({}, 'abcd')).toEqual(['min_length']);
    expect(broken({}, 'abcde')).toEqual([]);
    expect(broken({ min_length: 12 }, 'abcdefghijk')).toEqual(['min_length']);
  });

  test('is counted in characters as a person sees them, not in bytes', () => {
    expect(broken({}, '😀😀😀😀')).toEqual(['min_length']);
    expect(broken({}, '😀😀😀😀😀')).toEqual([]);
    expect(broken({}, 'șșșș'.normalize('NFD'))).toEqual(['min_length']);
  });

  test('is 256 at most: long passphrases with spaces are welcome', () => {
    expect(broken({}, 'un cal și o bicicletă '.repeat(4))).toEqual([]);
    expect(broken({}, '😀'.repeat(256))).toEqual([]);
    expect(broken({}, 'a'.repeat(257))).toEqual(['max_length']);
  });
});

test.each([
  ' '.repeat(12),
  '\t\n \u00a0'.repeat(4),
  '\u3000'.repeat(12),
  '\u200b'.repeat(12),
  '\u200d\u2060\ufeff\u00ad'.repeat(3),
  '\u3164\u115f\ufe0f\u2800'.repeat(3),
])('a password of nothing that can be seen is none, however long: %j', (password) => {
  expect(broken({ min_length: 12 }, password)).toEqual(['not_blank']);
  expect(broken({ min_length: 12 }, `${password}x`)).toEqual([]);
});

describe('the user name', () => {
  test('may not be part of it, in whatever case', () => {
    expect(broken({ prevent_username: true }, 'xxAna.Ionescu99')).toEqual(['prevent_username']);
    expect(broken({ prevent_username: true }, 'ana-ionescu-99')).toEqual([]);
  });

  test.each([
    'ana\u200b.ionescu99',
    'a\u00adna.ion\u2060escu',
    'ana\u3164.ionescu',
    'ana.\ufeffionescu',
    'ａｎａ．ionescu',
  ])('is found in what looks the same: %j', (password) => {
    expect(broken({ prevent_username: true }, password)).toEqual(['prevent_username']);
    expect(broken({ prevent_month: true }, `a${'\u200b'}pri${'\u200d'}lie`)).toEqual(['prevent_month']);
  });

  test('does not matter where the policy does not ask', () => {
    expect(broken({}, 'ana.ionescu')).toEqual([]);
  });

  test('of nobody forbids nothing', () => {
    expect(broken({ prevent_username: true }, 'orice-parola', { username: '', orgName: '' })).toEqual([]);
  });
});

test.each(['AsigurăriȚării', 'asigurari tarii 1', 'xASIGURARI  ŢĂRIIx', 'Asigurări Țării'.normalize('NFD')])(
  'the name of the organisation may not be part of it, with or without its accents: %s',
  (password) => {
    expect(broken({ prevent_org_name: true }, password)).toEqual(['prevent_org_name']);
  },
);

test.each([
  ...['ianuarie', 'februarie', 'martie', 'aprilie', 'mai', 'iunie', 'iulie', 'august', 'septembrie'],
  ...['octombrie', 'noiembrie', 'decembrie'],
])('the month %s may not be part of it', (month) => {
  expect(broken({ prevent_month: true }, `Din_${month.toUpperCase()}_2026`)).toEqual(['prevent_month']);
  expect(broken({ prevent_month: true }, `Din_${month.replaceAll('a', 'ă')}_2026`)).toEqual([
    'prevent_month',
  ]);
});

test('the policy’s expression has to be met', () => {
  const policy = {
    validation_rule: '(?=.*\\d)(?=.*[A-Z])',
    validation_rule_message: 'O cifră și o majusculă.',
  };
  expect(broken(policy, 'parola')).toEqual(['validation_rule']);
  expect(broken(policy, 'Parola1')).toEqual([]);
});

test('an expression that cannot be read keeps nobody from a new password', () => {
  expect(broken({ validation_rule: '(.)\\1' }, 'orice')).toEqual([]);
});

test('each demand carries the words of the policy', () => {
  const rules = passwordRules(
    { ...nothingAsked, prevent_month: true, prevent_month_message: 'Fără luni.' },
    owner,
  );
  expect(rules.map(({ name, message }) => [name, message])).toEqual([
    ['not_blank', null],
    ['min_length', null],
    ['max_length', null],
    ['prevent_month', 'Fără luni.'],
  ]);
});

const anyPolicy = fc.record({
  min_length: fc.integer({ min: 1, max: 30 }),
  prevent_username: fc.boolean(),
  prevent_org_name: fc.boolean(),
  prevent_month: fc.boolean(),
  validation_rule: fc.constantFrom(null, '\\d', '^\\p{L}+$', '^.{3,40}$'),
});

test('how accents were typed never decides', () => {
  const anyPassword = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(anyPolicy, anyPassword, (policy, password) => {
      expect(broken(policy, password.normalize('NFD'))).toEqual(broken(policy, password.normalize('NFC')));
    }),
  );
});

test('a forbidden name is found wherever it stands', () => {
  const policy = { prevent_username: true, prevent_org_name: true, prevent_month: true };
  const anything = fc.string({ maxLength: 20 });
  const forbidden = fc.constantFrom(
    'ana.ionescu',
    'ANA.IONESCU',
    'Asigurări Țării',
    'asigurari tarii',
    'Mai',
  );
  fc.assert(
    fc.property(anything, forbidden, anything, (before, name, after) => {
      expect(broken(policy, `${before} ${name} ${after}`)).not.toEqual([]);
    }),
  );
});

test('whatever is long enough and has none of the names is accepted', () => {
  const policy = { min_length: 12, prevent_username: true, prevent_org_name: true, prevent_month: true };
  const harmless = fc.string({
    unit: fc.constantFrom('x', 'q', 'Ș', '7', ' ', '-', '😀'),
    minLength: 12,
    maxLength: 256,
  });
  fc.assert(
    fc.property(harmless, (password) => {
      expect(broken(policy, password)).toEqual([]);
    }),
  );
});
