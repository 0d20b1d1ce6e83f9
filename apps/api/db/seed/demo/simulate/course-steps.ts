import { dayLength } from '@dosar/kernel/dates';
import type { DemoRandom } from '../demo-random.ts';
import type { CourseFacts } from './course-facts.ts';
import type { SimulatedFile, SimulatedWork } from './simulated-file.ts';

/** Draws a number of days around a median (log-normal): most are near it, a few are several times as large. */
export const around = (random: DemoRandom, median: number, spread: number): number => {
  const normal = random.next() + random.next() + random.next() + random.next() - 2;
  return median * Math.exp(spread * normal * 1.73);
};

/** Asks the owner of work to do a step, due within 48 hours. */
export function handle(
  { office }: CourseFacts,
  { owner }: SimulatedWork,
  readyAt: Date,
  minutes: number,
  act: (at: Date, by: string) => void,
) {
  if (owner === undefined) throw new Error('Work needs an owner before a step is asked for.');
  office.ask({ who: [owner], minutes, readyAt, dueOn: office.dueOn(readyAt, 48), act });
}

/** Adds work without an owner to a file. */
export function newWork(file: SimulatedFile, type: string, status: string, createdAt: Date): SimulatedWork {
  const work: SimulatedWork = { type, createdAt, owner: undefined, reached: [{ status, at: createdAt }] };
  file.works.push(work);
  return work;
}

/** Records that work reached a status; `by` is undefined when the cause lies outside the office. */
export function reach(work: SimulatedWork, status: string, at: Date, by: string | undefined) {
  // The office simulates each person's half day separately, so a step of a colleague can be recorded before an earlier one.
  const last = work.reached.at(-1)?.at ?? at;
  work.reached.push({ status, at: at < last ? last : at, ...(by !== undefined && { by }) });
}

/** The last status of work. */
export const statusOf = ({ reached }: SimulatedWork) => reached.at(-1)?.status;
/** The moment some days, or parts of a day, after another. */
export const after = (moment: Date, days: number) => new Date(moment.getTime() + days * dayLength);
/** A random moment 2 to 12 minutes later. */
export const soon = (random: DemoRandom, moment: Date) => after(moment, (2 + random.next() * 10) / 1440);
