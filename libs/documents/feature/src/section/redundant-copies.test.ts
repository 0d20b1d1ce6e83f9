import { aDocument } from '@dosar/testing';
import { expect, test } from 'vitest';
import { redundantCopies } from './redundant-copies.ts';

const content = 'b'.repeat(64);
const at = (hour: number) => `2026-03-02T0${hour}:00:00.000Z`;
const namesOf = (documents: ReturnType<typeof aDocument>[]) =>
  redundantCopies(documents).map(({ file_name: name }) => name);

test('of a content that came three times the oldest stays', () => {
  const copies = [3, 1, 2].map((hour) =>
    aDocument({ file_name: `ora-${hour}.jpg`, sha256: content, system_time: at(hour) }, hour),
  );
  expect(namesOf([...copies, aDocument({}, 9)])).toEqual(['ora-3.jpg', 'ora-2.jpg']);
});

test('one that was accepted stays before an older one, and a refused one stands in for nothing', () => {
  const older = aDocument({ file_name: 'veche.jpg', sha256: content, system_time: at(1) }, 1);
  const accepted = aDocument(
    { file_name: 'buna.jpg', sha256: content, system_time: at(2), state: 'accepted' },
    2,
  );
  const refused = aDocument({ sha256: content, system_time: at(1), state: 'rejected' }, 3);
  expect(namesOf([older, accepted])).toEqual(['veche.jpg']);
  expect(namesOf([refused, older])).toEqual([]);
});
