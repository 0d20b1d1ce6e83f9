import type { Schema } from '@dosar/openapi';
import type { Measurement } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { inRounds } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { demoLogin, startProduct, type Product } from '../server/product.ts';
import { percentile, summarise } from '../statistics.ts';
import { withCalendar, type BenchCalendar } from './bench-calendar.ts';

const port = 4384;
const search = 'search';
const rush = 'rush';
/** Enough for the slowest of a hundred to be more than one call. */
const searches = 300;
const quickSearches = 50;
const callers = 200;
const hours = 20;

/** How long free hours take to find, and what becomes of many people who want the same few. */
export const scheduling: Part = {
  name: 'scheduling',
  about:
    'Free hours over 14 days in 8 counties with 40 assessors and 6,000 visits, asked for over HTTP one after the other; and 200 callers who want the same 20 hours at the same moment.',
  measure: async (run) => {
    const databases = await startBenchServer(run.report);
    const database = await databases.filled(25_000);
    const product = await startProduct(database, port);
    try {
      const headers = await product.signIn(demoLogin);
      const ask = asker(product, headers);
      const found = await inRounds(run, [
        { name: search, look: async () => searchFigures(await withCalendar(database), ask, run) },
        { name: rush, look: async () => rushFigures(await withCalendar(database), ask) },
      ]);
      const of = (subject: string, figure: string) => summarise(found.of(subject, figure));
      return [
        {
          metric: 'free hours of 14 days, 8 counties, 40 assessors, 6,000 visits, p99',
          unit: 'ms',
          ours: of(search, 'p99'),
          goal: { name: 'B2', judges: 'ours', atMost: 30 },
        },
        ...exact('of 200 callers for 20 hours: booked', of(rush, 'booked'), hours),
        ...exact(
          'of 200 callers for 20 hours: refused, with other hours',
          of(rush, 'refused'),
          callers - hours,
        ),
        {
          metric: '200 callers for 20 hours, all answered',
          unit: 's',
          ours: of(rush, 'seconds'),
          goal: { name: 'B2', judges: 'ours', atMost: 3 },
        },
      ];
    } finally {
      await product.stop();
      await databases.stop();
    }
  },
};

function exact(metric: string, ours: Measurement['ours'], wanted: number): Measurement[] {
  const goal = { name: 'B2', judges: 'ours' as const, atMost: wanted, atLeast: wanted };
  return [{ metric, unit: 'count', ours, isExact: true, goal }];
}

type Ask = (path: string, body: object) => Promise<Response>;

function asker({ staffOrigin }: Product, headers: Record<string, string>): Ask {
  return (path, body) =>
    fetch(`${staffOrigin}/api/schedule/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
}

async function searchFigures({ works }: BenchCalendar, ask: Ask, { isQuick }: Run) {
  const body = { assignment_id: works[0], from_date: '2000-01-01', days: 14 };
  const look = async () => {
    const begun = performance.now();
    const answer = await ask('searchSlots', body);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
    return performance.now() - begun;
  };
  // What is only loaded once does not count.
  for (let index = 0; index < 20; index += 1) await look();
  const times: number[] = [];
  for (let index = 0; index < (isQuick ? quickSearches : searches); index += 1) times.push(await look());
  return { p99: percentile(times, 0.99) };
}

async function rushFigures(calendar: BenchCalendar, ask: Ask) {
  const { works } = calendar;
  const wanted = await wantedHours(calendar, ask);
  const begun = performance.now();
  const answers = await Promise.all(
    works.map(async (assignment_id, index) => {
      const held = await ask('hold', { assignment_id, ...wanted[index % hours] });
      if (held.status !== 201) return outcomeOf(held);
      const { visit_id, row_version } = (await held.json()) as Schema<'Visit'>;
      const contact = { contact_name: 'Andrei Țăndea', contact_phone: '0722418771' };
      return outcomeOf(await ask('book', { visit_id, row_version, ...contact }));
    }),
  );
  const count = (outcome: string) => answers.filter((found) => found === outcome).length;
  return {
    booked: count('booked'),
    refused: count('refused'),
    seconds: (performance.now() - begun) / 1000,
  };
}

/** An hour of each of twenty assessors; those of one place at different times, so that no two want the same lane. */
async function wantedHours({ works, people }: BenchCalendar, ask: Ask) {
  const atPlace = new Map<string, number>();
  const wanted = [];
  for (const { user_id, place_id } of people.slice(0, hours)) {
    const nth = atPlace.get(place_id) ?? 0;
    atPlace.set(place_id, nth + 1);
    const question = { assignment_id: works[0], from_date: '2000-01-01', user_id, place_id };
    const { places } = (await (await ask('searchSlots', question)).json()) as Schema<'FoundSlots'>;
    const starts = places.flatMap(({ days }) => days.flatMap((day) => day.starts));
    wanted.push({ user_id, place_id, starts_at: starts[nth * 4] });
  }
  return wanted;
}

async function outcomeOf(answer: Response): Promise<string> {
  if (answer.status === 201) return 'booked';
  if (answer.status !== 409) return `${answer.status}`;
  const { context } = (await answer.json()) as Schema<'Problem'>;
  const alternatives = context?.['alternatives'];
  return Array.isArray(alternatives) && alternatives.length === 3 ? 'refused' : 'refused without other hours';
}
