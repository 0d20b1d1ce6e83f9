import { addDays } from '@dosar/kernel/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterColon, askedByName, askedDay, askedParty, asksAbout, quotedText, topicsOf } from './index.ts';

// A Thursday.
const today = '2026-11-26';

test.each([
  ['pune în așteptare până vineri', '2026-11-27'],
  ['pana joi', '2026-12-03'],
  ['până luni', '2026-11-30'],
  ['amână pe mâine', '2026-11-27'],
  ['poimaine', '2026-11-28'],
  ['peste 3 zile', '2026-11-29'],
  ['peste o săptămână', '2026-12-03'],
  ['doua saptamani', '2026-12-10'],
  ['2 luni', '2027-01-25'],
  ['până pe 05.12', '2026-12-05'],
  ['pe 5.12.2026', '2026-12-05'],
  ['pe 10.01', '2027-01-10'],
  ['until Monday', '2026-11-30'],
  ['in 2 weeks', '2026-12-10'],
  ['tomorrow', '2026-11-27'],
  ['până pe 25.11.2026', undefined],
  ['pe 31.02', undefined],
  ['peste 900 de zile', undefined],
  ['cândva', undefined],
])('B8 a day is read from what somebody writes: %s', (text, day) => {
  expect(askedDay(text, today)).toBe(day);
});

test('whatever somebody writes, the day is neither past nor farther than half a year', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(40), fc.nat(14), fc.nat(2100), (text, day, month, year) => {
      for (const words of [text, `${text} ${day}.${month}`, `${day}.${month}.${year}`, `peste ${day} zile`]) {
        const asked = askedDay(words, today);
        if (asked === undefined) continue;
        expect(asked >= today && asked <= addDays(today, 180)).toBe(true);
      }
    }),
  );
});

test.each([
  ['așteaptă după service', 'shop'],
  ['după păgubit', 'claimant'],
  ['răspunsul asigurătorului', 'insurer'],
  ['răspunsul asiguratului', 'claimant'],
  ['procesul-verbal de la poliție', 'police'],
  ['managerul', 'manager'],
  ['for the repair shop', 'shop'],
  ['pe noi', 'us'],
  ['până vineri', undefined],
])('B8 whom work waits for is read from what somebody writes: %s', (text, party) => {
  expect(askedParty(text)).toBe(party);
});

test.each([
  ['Cum pun o activitate în așteptare?', true],
  ['De ce e în așteptare?', true],
  ['How do I open a task?', true],
  ['Pune în așteptare', false],
  ['Creează o activitate', false],
])('S6 whoever asks how something is done is not taken for wanting it: %s', (text, isQuestion) => {
  expect(asksAbout(text)).toBe(isQuestion);
});

test.each([
  ['Pune în așteptare după service', 'wait'],
  ['pun activitatea in asteptare', 'wait'],
  ['Set waiting for the police until Friday', 'wait'],
  ['Creează o activitate de tractare', 'task'],
  ['deschide o activitate: suna la service', 'task'],
  ['create a task', 'task'],
] as const)('B8 what is to be done is recognised: %s', (text, topic) => {
  expect(topicsOf(text)).toContain(topic);
});

test('a kind of work is known by its whole name, the longest first, whatever its endings are', () => {
  const kinds = ['Plată', 'Activitate', 'Mașină de înlocuire', 'Cerere de documente'].map((name) => ({
    name,
  }));
  expect(askedByName('deschide o activitate: plata', kinds)?.name).toBe('Activitate');
  expect(askedByName('creeaza o activitate pentru masina de inlocuire', kinds)?.name).toBe(
    'Mașină de înlocuire',
  );
  expect(askedByName('creează o sarcină', kinds)).toBeUndefined();
});

test('what somebody wrote stands on one line, cut, and with no mark of an answer', () => {
  expect(quotedText('Vezi [1]\n**acum**\u0007')).toBe('Vezi (1) acum');
  expect(quotedText('a'.repeat(400))).toHaveLength(301);
  expect(afterColon('Adaugă o notă: la 10:30')).toBe('la 10:30');
  expect(afterColon('Adaugă o notă: ')).toBeUndefined();
});
