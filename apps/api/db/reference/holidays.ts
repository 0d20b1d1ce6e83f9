import type { ReferenceTable } from './reference-table.ts';

const fixed: readonly (readonly [monthDay: string, ro: string, en: string])[] = [
  ['01-01', 'Anul Nou', 'New Year'],
  ['01-02', 'A doua zi de Anul Nou', 'Second day of New Year'],
  ['01-06', 'Boboteaza', 'Epiphany'],
  ['01-07', 'Sfântul Ioan Botezătorul', 'Saint John the Baptist'],
  ['01-24', 'Ziua Unirii Principatelor Române', 'Union of the Romanian Principalities'],
  ['05-01', 'Ziua Muncii', 'Labour Day'],
  ['06-01', 'Ziua Copilului', "Children's Day"],
  ['08-15', 'Adormirea Maicii Domnului', 'Dormition of the Mother of God'],
  ['11-30', 'Sfântul Andrei', 'Saint Andrew'],
  ['12-01', 'Ziua Națională a României', 'National Day of Romania'],
  ['12-25', 'Crăciunul', 'Christmas Day'],
  ['12-26', 'A doua zi de Crăciun', 'Second day of Christmas'],
];

const moving: readonly (readonly [daysAfterEaster: number, ro: string, en: string])[] = [
  [-2, 'Vinerea Mare', 'Good Friday'],
  [0, 'Paștele', 'Easter'],
  [1, 'A doua zi de Paște', 'Easter Monday'],
  [49, 'Rusaliile', 'Pentecost'],
  [50, 'A doua zi de Rusalii', 'Pentecost Monday'],
];

const firstYear = 2024;
const lastYear = 2035;

/** Public holidays of the Labour Code (article 139), in the years that files and absences can touch. */
export function holidays(): ReferenceTable {
  const days = new Map<string, { name_ro: string; name_en: string }>();
  const add = (day: string, ro: string, en: string) => {
    // Two holidays can fall on one day (Pentecost Monday and Children's Day in 2026); the day is free once.
    const present = days.get(day);
    days.set(
      day,
      present
        ? { name_ro: `${present.name_ro}, ${ro}`, name_en: `${present.name_en}, ${en}` }
        : { name_ro: ro, name_en: en },
    );
  };
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (const [monthDay, ro, en] of fixed) add(`${year}-${monthDay}`, ro, en);
    const easter = orthodoxEaster(year);
    for (const [offset, ro, en] of moving) add(isoDay(easter + offset * 86_400_000), ro, en);
  }
  const rows = [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, names]) => ({ holiday_date: day, ...names }));
  return { table: 'holiday', key: ['holiday_date'], rows };
}

/** Midnight UTC of Orthodox Easter, by Meeus' Julian algorithm; the Julian calendar is 13 days behind until 2099. */
export function orthodoxEaster(year: number) {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day + 13);
}

function isoDay(time: number) {
  return new Date(time).toISOString().slice(0, 10);
}
