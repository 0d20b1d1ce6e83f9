import names from '@dosar/kernel/corpus/names.json' with { type: 'json' };
import phones from '@dosar/kernel/corpus/phones.json' with { type: 'json' };
import plates from '@dosar/kernel/corpus/plates.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { answeredDraft } from './answered-draft.ts';
import { emptyDraft } from './notification-draft.ts';
import { firstOpenPage, readAnswers } from './page-answers.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('an empty notification opens on its first page, whatever address is opened', () => {
  expect(firstOpenPage(emptyDraft(), 'check', now)).toBe('circumstances');
  expect(firstOpenPage(emptyDraft(), 'circumstances', now)).toBeUndefined();
});

test('a missing answer in the middle is asked before the check', () => {
  const draft = answeredDraft();
  draft.vehicle.brandCode = '';
  expect(firstOpenPage(draft, 'check', now)).toBe('vehicle');
  expect(firstOpenPage(draft, 'vehicle', now)).toBeUndefined();
});

test('photos are never required', () => {
  expect(firstOpenPage({ ...answeredDraft(), photos: [] }, 'check', now)).toBeUndefined();
});

const refusalsOf = (change: (draft: ReturnType<typeof answeredDraft>) => void) => {
  const draft = answeredDraft();
  change(draft);
  return Object.values(readAnswers(draft, now)).flatMap((read) =>
    read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
  );
};

test('every required answer of a page is asked for at once', () => {
  expect(refusalsOf((draft) => Object.assign(draft, { notifier: emptyDraft().notifier }))).toEqual([
    'role roleMissing',
    'lastName lastNameMissing',
    'phone contactMissing',
  ]);
  expect(refusalsOf((draft) => Object.assign(draft, { vehicle: emptyDraft().vehicle }))).toEqual([
    'categoryCode categoryMissing',
    'brandCode brandMissing',
    'plate plateMissing',
  ]);
});

test('somebody with one name reports an accident too', () => {
  expect(refusalsOf((draft) => (draft.notifier.firstName = ' '))).toEqual([]);
});

test('a phone with spaces and one of another country are accepted, half a number is not', () => {
  expect(refusalsOf((draft) => (draft.notifier.phone = ' 0722-123 456 '))).toEqual([]);
  expect(refusalsOf((draft) => (draft.notifier.phone = '+49 151 23456789'))).toEqual([]);
  expect(refusalsOf((draft) => (draft.notifier.phone = '0722 12'))).toEqual(['phone phoneInvalid']);
});

test.each(phones)('the phone $typed is read by the page as by the server', ({ typed, stored }) => {
  // Also from somebody with one name.
  expect(refusalsOf(({ notifier }) => Object.assign(notifier, { firstName: '', phone: typed }))).toEqual(
    stored === null ? ['phone phoneInvalid'] : [],
  );
});

test.each(plates)('the plate $typed is taken by the page', ({ typed }) => {
  expect(refusalsOf((draft) => (draft.vehicle.plate = typed))).toEqual([]);
});

test.each(names)(
  'somebody called $written reports an accident, however it is typed',
  ({ written, typed }) => {
    for (const name of [written, ...typed])
      expect(refusalsOf((draft) => (draft.notifier.lastName = name))).toEqual([]);
  },
);

test('with phone and e-mail both given, one has to be preferred', () => {
  expect(refusalsOf((draft) => (draft.notifier.email = 'ana@example.com'))).toEqual([
    'preferredChannel preferredChannelMissing',
  ]);
});

test.each([
  ['', 'dateMissing'],
  ['31.02.2026', 'dateInvalid'],
  ['2026-11-21', 'dateInTheFuture'],
  ['2006-11-19', 'dateTooOld'],
])('the date "%s" is refused as %s', (date, reason) => {
  expect(refusalsOf((draft) => Object.assign(draft.timeAndPlace, { date, time: '' }))).toEqual([
    `date ${reason}`,
  ]);
});

test.each([
  ['2026-11-20', '14:01', 'timeInTheFuture'],
  ['2026-11-19', '25:00', 'timeInvalid'],
  ['2026-03-29', '03:30', 'timeSkipped'],
  ['2026-10-25', '03:30', 'timeRepeated'],
])('on %s the time %s is refused as %s', (date, time, reason) => {
  expect(refusalsOf((draft) => Object.assign(draft.timeAndPlace, { date, time }))).toEqual([
    `time ${reason}`,
  ]);
});

test('a time may be written short', () => {
  expect(refusalsOf((draft) => (draft.timeAndPlace.time = '9.30'))).toEqual([]);
  const draft = answeredDraft();
  draft.timeAndPlace.time = '9';
  expect(readAnswers(draft, now)['time-and-place'].data?.time).toBe('09:00');
});

test('a plate may be spaced freely, and there may be none', () => {
  expect(refusalsOf((draft) => (draft.vehicle.plate = ' b-123.abc '))).toEqual([]);
  expect(refusalsOf((draft) => Object.assign(draft.vehicle, { plate: '', hasNoPlate: true }))).toEqual([]);
  expect(refusalsOf((draft) => (draft.vehicle.plate = '?'))).toEqual(['plate plateInvalid']);
});

test('a chassis number in lower case with spaces is accepted, other signs are not', () => {
  expect(refusalsOf((draft) => (draft.vehicle.vin = 'uu1 0sd bb 401 234 567'.slice(0, 22)))).toEqual([]);
  expect(refusalsOf((draft) => (draft.vehicle.vin = 'OOOOOOOOOOOOOOOOO'))).toEqual(['vin vinInvalid']);
});
