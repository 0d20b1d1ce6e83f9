import type { DemoRandom } from '../demo-random.ts';
import type { simulatedOffice } from './office.ts';
import type { SimulatedFile, SimulatedPerson, SimulatedWork } from './simulated-file.ts';

/** What a claim goes through: the office that does it, and those who do what. */
export type CourseFacts = {
  office: ReturnType<typeof simulatedOffice>;
  random: DemoRandom;
  handlers: readonly SimulatedPerson[];
  assessors: readonly SimulatedPerson[];
  payers: readonly SimulatedPerson[];
  /** The next free hour of an assessor, at least so many working days after a moment. */
  takeVisit: (assessor: string, from: Date, days: number) => Date;
};

/** A day in milliseconds. */
export const dayLength = 86_400_000;

/** A number of days around a median: most near it, a few several times as many. */
export const around = (random: DemoRandom, median: number, spread: number): number => {
  const normal = random.next() + random.next() + random.next() + random.next() - 2;
  return median * Math.exp(spread * normal * 1.73);
};

/** A claim whose vehicle is to be seen, or was. */
export type Inspection = {
  file: SimulatedFile;
  handling: SimulatedWork;
  inspection: SimulatedWork;
  assessor: string;
};

/** The owner of work is to do something about it. */
export function handle(
  { office }: CourseFacts,
  { owner }: SimulatedWork,
  readyAt: Date,
  minutes: number,
  act: (at: Date, by: string) => void,
) {
  if (owner === undefined) throw new Error('Work that somebody is to do has an owner.');
  office.ask({ who: [owner], minutes, readyAt, dueOn: office.dueOn(readyAt, 48), act });
}

/** Begins work on a file. */
export function newWork(file: SimulatedFile, type: string, status: string, createdAt: Date): SimulatedWork {
  const work: SimulatedWork = { type, createdAt, owner: undefined, reached: [{ status, at: createdAt }] };
  file.works.push(work);
  return work;
}

/** Work reaches a status: somebody of the office puts it there, or it comes from outside. */
export function reach(work: SimulatedWork, status: string, at: Date, by: string | undefined) {
  // Two people can do something within one half of a day: whoever is later in it is later on the clock, too.
  const last = work.reached.at(-1)?.at ?? at;
  work.reached.push({ status, at: at < last ? last : at, ...(by !== undefined && { by }) });
}

/** Where work stands. */
export const statusOf = ({ reached }: SimulatedWork) => reached.at(-1)?.status;
/** So many days after a moment. */
export const after = (moment: Date, days: number) => new Date(moment.getTime() + days * dayLength);
/** A few minutes after a moment. */
export const soon = (random: DemoRandom, moment: Date) => after(moment, (2 + random.next() * 10) / 1440);
