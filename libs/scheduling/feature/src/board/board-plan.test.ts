import { expect, test } from 'vitest';
import { columnsOfPeople, frameOf, type Board } from './board-plan.ts';

const date = '2026-11-24';
const place = '0199a000-0000-7000-8000-000000000001';
const at = (time: string) => new Date(`${date}T${time}:00+02:00`).toISOString();
const board: Board = {
  from: date,
  days: 1,
  capped: false,
  visits: [],
  places: [
    {
      place_id: place,
      name: 'Militari',
      kind: 'centre',
      locality: 'București',
      address: 'Bd. Iuliu Maniu 220',
      latitude: null,
      longitude: null,
      county_code: 'B',
      lanes: [],
      hours: [],
      holidays: [],
      closed_hours: [],
    },
  ],
  people: [
    {
      user_id: '0199a000-0000-7000-8000-000000000002',
      full_name: 'Elena Rusu',
      skills: [],
      daily_cap: 7,
      travel_minutes: 30,
      hours: [
        { place_id: place, starts_at: at('09:00'), ends_at: at('11:30') },
        { place_id: place, starts_at: at('12:00'), ends_at: at('16:30') },
      ],
      away: [],
    },
  ],
};

test('a day shows when an assessor begins, has a break, and stops', () => {
  const frame = frameOf(board, date);
  const [elena] = columnsOfPeople(board, date, frame);

  expect(elena?.gaps.map(({ why, until }) => [why, new Date(until).toISOString()])).toEqual([
    ['before', at('09:00')],
    ['break', at('12:00')],
    ['after', at('18:00')],
  ]);
  expect(elena?.about).toBe('Militari');
});

test('whoever is absent all day has a column of its own that says so and nothing else', () => {
  const [elena] = board.people;
  if (!elena) throw new Error('Somebody works that day.');
  const absent = {
    ...board,
    people: [{ ...elena, away: [{ starts_at: at('00:00'), ends_at: at('23:45') }] }],
  };
  const [column] = columnsOfPeople(absent, date, frameOf(absent, date));

  expect(column?.isAway).toBe(true);
  expect(column?.gaps.map(({ why }) => why)).toEqual(['away']);
});

test('B13 hours in which the organisation is closed stand in the column of each person who works there', () => {
  const [militari] = board.places;
  if (!militari) throw new Error('There is a place.');
  const closed_hours = [{ name: 'Inventar', starts_at: at('14:00'), ends_at: at('16:30') }];
  const [elena] = columnsOfPeople(
    { ...board, places: [{ ...militari, closed_hours }] },
    date,
    frameOf(board, date),
  );

  expect(elena?.gaps).toContainEqual({
    why: 'holiday',
    holiday: 'Inventar',
    from: Date.parse(at('14:00')),
    until: Date.parse(at('16:30')),
  });
});
