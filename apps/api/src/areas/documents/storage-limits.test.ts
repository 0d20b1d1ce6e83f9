import { describe, expect, test } from 'vitest';
import { findOverrun, type Counted, type StorageLimits } from './storage-limits.ts';

const limits: StorageLimits = {
  bytes: { session: 10, link: 20, address: 30, claim: 40, organisation: 50 },
  files: { link: 2, address: 3, claim: 4 },
};
const nothing = { bytes: 0, files: 0 };
const empty = { session: nothing, link: nothing, address: nothing, claim: nothing, organisation: nothing };
const guestByLink: Counted = { isOfGuest: true, isByLink: true, isOfClaim: true };
const reporting: Counted = { isOfGuest: true, isByLink: false, isOfClaim: false };
const staff: Counted = { isOfGuest: false, isByLink: false, isOfClaim: true };

type Kind = keyof typeof empty;
const bytesOf = (kind: Kind, bytes: number) => ({ ...empty, [kind]: { bytes, files: 0 } });
const filesOf = (kind: Kind, files: number) => ({ ...empty, [kind]: { bytes: 0, files } });

describe.each<[Kind, number]>([
  ['session', 10],
  ['link', 20],
  ['address', 30],
  ['claim', 40],
  ['organisation', 50],
])('the bytes of one %s', (kind, limit) => {
  test('may reach the limit, and not one byte more', () => {
    const upload = { counted: guestByLink, coming: 2 };
    expect(findOverrun(limits, bytesOf(kind, limit - 2), upload)).toBeUndefined();
    expect(findOverrun(limits, bytesOf(kind, limit - 1), upload)).toEqual({ what: 'bytes', of: kind, limit });
  });
});

describe.each<['link' | 'address' | 'claim', number]>([
  ['link', 2],
  ['address', 3],
  ['claim', 4],
])('the files of one %s', (kind, limit) => {
  test('are as many as the limit says, whatever their size', () => {
    const upload = { counted: guestByLink, coming: 0 };
    expect(findOverrun(limits, filesOf(kind, limit - 1), upload)).toBeUndefined();
    expect(findOverrun(limits, filesOf(kind, limit), upload)).toEqual({ what: 'files', of: kind, limit });
  });
});

test('neither a session nor an organisation is limited by its number of files', () => {
  const many = { ...empty, session: { bytes: 0, files: 999 }, organisation: { bytes: 0, files: 999 } };
  expect(findOverrun(limits, many, { counted: guestByLink, coming: 1 })).toBeUndefined();
});

test('the number of files is told before their size', () => {
  const use = { ...empty, claim: { bytes: 99, files: 4 }, session: { bytes: 99, files: 0 } };
  expect(findOverrun(limits, use, { counted: guestByLink, coming: 1 })).toMatchObject({
    what: 'files',
    of: 'claim',
  });
});

test('what staff add counts for the claim and the organisation only', () => {
  const full = {
    ...empty,
    session: { bytes: 10, files: 9 },
    link: { bytes: 20, files: 9 },
    address: { bytes: 30, files: 9 },
  };
  expect(findOverrun(limits, full, { counted: staff, coming: 40 })).toBeUndefined();
  expect(findOverrun(limits, full, { counted: staff, coming: 41 })).toMatchObject({ of: 'claim' });
});

test('what a guest reports without a link counts for no link and no claim', () => {
  const full = { ...empty, link: { bytes: 20, files: 9 }, claim: { bytes: 40, files: 9 } };
  expect(findOverrun(limits, full, { counted: reporting, coming: 10 })).toBeUndefined();
  expect(findOverrun(limits, full, { counted: reporting, coming: 11 })).toMatchObject({ of: 'session' });
});

test('an organisation counts every file', () => {
  expect(findOverrun(limits, bytesOf('organisation', 50), { counted: reporting, coming: 1 })).toEqual({
    what: 'bytes',
    of: 'organisation',
    limit: 50,
  });
});
