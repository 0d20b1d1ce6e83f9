import { aBoard, aPlace } from '@dosar/testing/samples';
import { expect, test } from 'vitest';
import { atPost, isOpenOn, minimumOn, weekOfPlace } from './place-week.ts';

const [monday, tuesday, wednesday] = ['2026-03-02', '2026-03-03', '2026-03-04'] as const;
const dates = [monday, tuesday, wednesday];

test('R11 M10 the week of a place says who is there, elsewhere, away or free, and counts who is at post', () => {
  const sample = aBoard();
  const [place] = sample.places;
  const [person] = sample.people;
  if (!place || !person) throw new Error('The sample has a place and a person.');
  const titan = { ...place, place_id: '01900000-0000-7000-8000-00000000c001', name: 'Titan' };
  const span = (date: string, place_id: string) => ({
    place_id,
    starts_at: `${date}T06:00:00Z`,
    ends_at: `${date}T14:00:00Z`,
  });
  const here = place.place_id;
  const board = aBoard({
    places: [{ ...place, hours: [span(monday, here), span(tuesday, here)] }, titan],
    people: [
      { ...person, hours: [span(monday, here), span(tuesday, titan.place_id)] },
      {
        ...person,
        user_id: '01900000-0000-7000-8000-00000000c002',
        full_name: 'Dan Petrescu',
        hours: [span(monday, here), span(wednesday, here)],
        // Until midnight of Monday in Bucharest.
        away: [{ starts_at: '2026-03-01T22:00:00Z', ends_at: '2026-03-02T22:00:00Z' }],
      },
      { ...person, user_id: '01900000-0000-7000-8000-00000000c003', hours: [span(monday, titan.place_id)] },
    ],
  });
  const rows = weekOfPlace(board, here, dates);
  expect(rows.map(({ name, cells }) => [name, cells.map((cell) => cell.kind)])).toEqual([
    [person.full_name, ['here', 'elsewhere', 'free']],
    ['Dan Petrescu', ['away', 'free', 'free']],
  ]);
  expect(rows[0]?.cells[1]).toEqual({ kind: 'elsewhere', placeName: 'Titan' });
  expect(atPost(rows, dates.length)).toEqual([1, 0, 0]);
  expect(dates.map((date) => isOpenOn(board, here, date))).toEqual([true, true, false]);
});

test('R11 M10 a place needs as many people as it says for the weekday, or one for each lane', () => {
  const place = aPlace({
    kind: 'centre',
    lanes: [
      { name: '1', skills: [] },
      { name: '2', skills: [] },
    ],
  });
  const own = { ...place, minimum_people: [3, null, 0, null, null, null, null] };
  expect(dates.map((date) => minimumOn(place, date))).toEqual([2, 2, 2]);
  expect(dates.map((date) => minimumOn(own, date))).toEqual([3, 2, 0]);
  expect(minimumOn({ ...place, kind: 'mobile' }, monday)).toBe(1);
});
