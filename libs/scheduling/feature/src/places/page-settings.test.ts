import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { settings } from './page-settings.ts';

const intl = createIntl({ locale: 'en', messages: {} });
const written = (field: string, value: unknown) =>
  settings.find(({ id }) => id === field)?.write?.(value, intl);

test('M3 the history of a place tells its hours by weekday, its lanes by name and its exceptions by day', () => {
  const morning = { from_minute: 480, to_minute: 720 };
  const evening = { from_minute: 780, to_minute: 960 };
  expect(
    written('hours', [
      { weekday: 2, ...morning },
      { weekday: 1, ...morning },
      { weekday: 1, ...evening },
    ]),
  ).toBe('Mon 08:00–12:00, 13:00–16:00; Tue 08:00–12:00');
  expect(written('lanes', [{ lane_id: '1', name: 'North', skills: [] }, { name: 'South' }])).toBe(
    'North and South',
  );
  expect(
    written('exceptions', [
      { date: '2026-04-10', hours: [], reason: 'Stocktaking' },
      { date: '2026-04-11', hours: [morning] },
    ]),
  ).toBe('10.04.2026 – Stocktaking; 11.04.2026 08:00–12:00');
  expect(written('lead_minutes', 240)).toBe('4');
});

test('M3 a value that the page does not know is left to the history', () => {
  expect(written('hours', [])).toBeUndefined();
  expect(written('hours', 'always')).toBeUndefined();
});
