import { describe, expect, test } from 'vitest';
import { matchKey } from './match-key.ts';
import { recognise, type FileFacts, type KnownEntry } from './recognise.ts';

const nobody: FileFacts = {
  parties: [],
  plates: [],
  policies: [],
  eventDay: '2026-03-03',
  today: '2026-03-04',
};
const somebody = { name: 'Ioana Munteanu', cui: null, cnp: null, phones: [], emails: [] };
const entry = (more: Partial<KnownEntry> = {}): KnownEntry => ({
  customerId: 'a',
  level: 'B',
  customerFrom: null,
  customerUntil: null,
  kind: 'plate',
  key: 'CJ12ABC',
  shown: 'CJ12ABC',
  cui: null,
  validFrom: null,
  validUntil: null,
  ...more,
});
const chosen = (facts: Partial<FileFacts>, ...entries: KnownEntry[]) =>
  recognise({ ...nobody, ...facts }, entries).chosen?.customerId;

describe('R8 B6 a file is recognised', () => {
  test.each<[string, Partial<FileFacts>, Partial<KnownEntry>]>([
    ['a plate written with spaces', { plates: ['cj 12 abc'] }, {}],
    [
      'a tax number with RO before it',
      { parties: [{ ...somebody, cui: 'RO 14399840' }] },
      { kind: 'cui', key: '14399840' },
    ],
    [
      'the beginning of a policy',
      { policies: ['RO/22/C22 0045'] },
      { kind: 'policy_prefix', key: 'RO22C22' },
    ],
    [
      'an address of a part of the company',
      { parties: [{ ...somebody, emails: ['ana@daune.flota.example'] }] },
      { kind: 'mail_domain', key: 'flota.example' },
    ],
    [
      'a phone in any form',
      { parties: [{ ...somebody, phones: ['0722 123 456'] }] },
      { kind: 'phone', key: '+40722123456' },
    ],
    [
      'a name without marks and legal form',
      { parties: [{ ...somebody, name: 'S.C. Flota Țăndărei S.R.L.' }] },
      { kind: 'name_cui', key: 'flota tandarei', cui: '14399840' },
    ],
  ])('by %s', (_what, facts, more) => {
    expect(chosen(facts, entry(more))).toBe('a');
  });

  test('not by the name of a company that is known to be another one', () => {
    const named = entry({ kind: 'name_cui', key: 'flota demo', cui: '14399840' });
    expect(chosen({ parties: [{ ...somebody, name: 'Flota Demo SRL', cui: '14399840' }] }, named)).toBe('a');
    expect(
      chosen({ parties: [{ ...somebody, name: 'Flota Demo SRL', cui: '1234563' }] }, named),
    ).toBeUndefined();
  });

  test('by what was valid on the day of the accident, and by customers of today', () => {
    const plates = ['CJ12ABC'];
    expect(chosen({ plates }, entry({ validUntil: '2026-03-02' }))).toBeUndefined();
    expect(chosen({ plates }, entry({ validFrom: '2026-03-03', validUntil: '2026-03-03' }))).toBe('a');
    expect(chosen({ plates }, entry({ customerUntil: '2026-03-03' }))).toBeUndefined();
    expect(chosen({ plates }, entry({ customerFrom: '2026-03-04', customerUntil: '2026-03-04' }))).toBe('a');
  });
});

describe('two customers of one file', () => {
  const facts = { plates: ['CJ12ABC'], policies: ['RO22C2245'] };
  const prefix = (key: string, more: Partial<KnownEntry> = {}) =>
    entry({ kind: 'policy_prefix', key, customerId: 'b', ...more });
  const decided = (...entries: KnownEntry[]) => {
    const { chosen: first, others } = recognise({ ...nobody, ...facts }, entries);
    return [first?.customerId, ...others.map(({ customerId, lostBy }) => `${customerId} ${lostBy}`)];
  };

  test('are settled by level, then by precision, then by the longer prefix, then by age', () => {
    expect(decided(entry(), prefix('RO22', { level: 'A' }))).toEqual(['b', 'a level']);
    expect(decided(entry(), prefix('RO22'))).toEqual(['a', 'b precision']);
    expect(decided(prefix('RO22', { customerId: 'a' }), prefix('RO22C22'))).toEqual(['b', 'a length']);
    expect(decided(prefix('RO22'), prefix('RO22', { customerId: 'a' }))).toEqual(['a', 'b order']);
  });

  test('leave the next one when the first is refused', () => {
    const { chosen: next } = recognise({ ...nobody, ...facts }, [entry(), prefix('RO22')], new Set(['a']));
    expect(next?.customerId).toBe('b');
  });
});

/** Numbers that come in the same order every time (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const order = { cnp: 0, cui: 0, plate: 2, policy_prefix: 3, phone: 4, name_cui: 5, mail_domain: 6 };

/** The same question answered the slow way: every entry against every text of the file. */
function slowly(facts: FileFacts, entries: readonly KnownEntry[]): string | undefined {
  const agrees = (one: KnownEntry): boolean => {
    const parties = facts.parties;
    switch (one.kind) {
      case 'cnp':
        return parties.some(({ cnp }) => cnp?.hash === one.key);
      case 'cui':
        return parties.some(({ cui }) => cui === one.key);
      case 'plate':
        return facts.plates.some((plate) => plate === one.key);
      case 'policy_prefix':
        return facts.policies.some((policy) => policy.startsWith(one.key));
      case 'phone':
        return parties.some(({ phones }) => phones.includes(one.key));
      case 'name_cui':
        return parties.some(({ name, cui }) => name === one.key && (cui === null || cui === one.cui));
      case 'mail_domain':
        return parties.some(({ emails }) =>
          emails.some((email) => `.${email.split('@')[1] ?? ''}`.endsWith(`.${one.key}`)),
        );
    }
  };
  const inDays = (day: string, from: string | null, until: string | null) =>
    !(from !== null && day < from) && !(until !== null && day > until);
  let best: KnownEntry | undefined;
  for (const one of entries) {
    if (!agrees(one)) continue;
    if (!inDays(facts.today, one.customerFrom, one.customerUntil)) continue;
    if (!inDays(facts.eventDay, one.validFrom, one.validUntil)) continue;
    if (best === undefined || isBetter(one, best)) best = one;
  }
  return best?.customerId;
}

function isBetter(one: KnownEntry, other: KnownEntry): boolean {
  if (one.level !== other.level) return one.level < other.level;
  if (order[one.kind] !== order[other.kind]) return order[one.kind] < order[other.kind];
  const lengths = [one, other].map(({ kind, key }) => (kind === 'policy_prefix' ? key.length : 0));
  if (lengths[0] !== lengths[1]) return (lengths[0] ?? 0) > (lengths[1] ?? 0);
  return one.customerId < other.customerId;
}

test('R8 10,000 random files are recognised as a slow comparison of everything says', () => {
  const upTo = randomNumbers(2026);
  const pick = <One>(...all: readonly One[]): One => all[upTo(all.length)] as One;
  const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'] as const;
  const maybeDays = (): [string | null, string | null] => {
    const [from, until] = [pick(...days), pick(...days)].sort() as [string, string];
    return [pick(null, null, from), pick(null, null, until)];
  };
  const texts = {
    cnp: () => `hash${upTo(40)}`,
    cui: () => String(10_000 + upTo(40)),
    plate: () => `CJ${10 + upTo(80)}ABC`,
    policy_prefix: () => pick('RO2', 'RO22', 'RO22C', 'RO23', 'BTL', 'BTL1'),
    phone: () => `+407221234${10 + upTo(60)}`,
    name_cui: () => `flota ${upTo(30)}`,
    mail_domain: () => pick('flota.example', 'daune.flota.example', 'banca.example', 'leasing.example'),
  };
  const customers = Array.from({ length: 30 }, (_nothing, index) => {
    const [customerFrom, customerUntil] = maybeDays();
    return {
      customerId: `c${10 + index}`,
      level: pick('A' as const, 'B' as const, 'C' as const),
      customerFrom,
      customerUntil,
    };
  });
  const entries = Array.from({ length: 200 }, (): KnownEntry => {
    const kind = pick(...(Object.keys(texts) as KnownEntry['kind'][]));
    const key = texts[kind]();
    const [validFrom, validUntil] = maybeDays();
    const cui = kind === 'name_cui' ? texts.cui() : null;
    return { ...pick(...customers), kind, key, shown: key, cui, validFrom, validUntil };
  });
  let recognised = 0;
  const wrong: object[] = [];
  for (let count = 0; count < 10_000; count++) {
    const maybe = <One>(make: () => One): One[] => (upTo(3) === 0 ? [make()] : []);
    const facts: FileFacts = {
      parties: Array.from({ length: upTo(3) }, () => ({
        name: pick(texts.name_cui(), 'ana ionescu'),
        cui: maybe(texts.cui)[0] ?? null,
        cnp: maybe(() => ({ hash: texts.cnp(), masked: '1…' }))[0] ?? null,
        phones: maybe(texts.phone),
        emails: maybe(() => `ana@${pick('', 'sub.')}${pick(texts.mail_domain(), 'posta.example')}`),
      })),
      plates: maybe(texts.plate),
      policies: maybe(() => `${texts.policy_prefix()}${upTo(10)}`),
      eventDay: pick(...days),
      today: pick(...days),
    };
    const wanted = slowly(facts, entries);
    if (wanted !== undefined) recognised++;
    const found = recognise(facts, entries).chosen?.customerId;
    if (found !== wanted) wrong.push({ facts, found, wanted });
  }
  expect(wrong).toEqual([]);
  // Neither nobody nor everybody, or the comparison would show little.
  expect(recognised).toBeGreaterThan(3_000);
  expect(recognised).toBeLessThan(9_500);
});

test.each([
  ['cnp', '1850725400010', '1850725400010'],
  ['cnp', '1850725400011', undefined],
  ['cui', 'RO 14399840', '14399840'],
  ['cui', '14399841', undefined],
  ['plate', 'b 101 btl', 'B101BTL'],
  ['plate', 'B 1O1 BTX', undefined],
  ['policy_prefix', 'BTL-', 'BTL'],
  ['policy_prefix', 'B-', undefined],
  ['mail_domain', '@Flota.Example', 'flota.example'],
  ['mail_domain', 'flota', undefined],
  ['phone', '0722 123 456', '+40722123456'],
  ['phone', '12', undefined],
] as const)('an entry %s "%s" is compared as %s', (kind, text, key) => {
  expect(matchKey(kind, text)).toBe(key);
});
