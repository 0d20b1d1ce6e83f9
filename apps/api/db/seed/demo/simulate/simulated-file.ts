import type { LocalDate } from '@dosar/kernel/dates';

/** A status that work reached. `by` is the user name; absent when a claimant, a partner or the system caused the step. */
export type ReachedStatus = { status: string; at: Date; by?: string };

/** Work on a simulated file, with every status it reached; the first one is its initial status. */
export type SimulatedWork = {
  type: string;
  createdAt: Date;
  /** A user name; undefined while the work waits in the queue of its team. */
  owner: string | undefined;
  reached: ReachedStatus[];
};

/** The course of one claim until now. All dates of its demo file derive from these moments. */
export type SimulatedFile = {
  policyType: string;
  occurredAt: Date;
  openedAt: Date;
  works: SimulatedWork[];
  inspectedAt?: Date;
  /** The assessor issued the note of the inspection. */
  notedAt?: Date;
  /** The shop and the assessor agreed on the estimate. */
  agreedAt?: Date;
  offeredAt?: Date;
  answeredAt?: Date;
  orderedAt?: Date;
  paidAt?: Date;
  closedAt?: Date;
};

/** A person of the simulated office. `weight` is the share of new work; `minutes` is the working time a day. */
export type SimulatedPerson = { username: string; weight: number; minutes: number };

/** The open days of an office, and the absences of its people. */
export type OfficeCalendar = {
  isOpen: (day: LocalDate) => boolean;
  isAway: (username: string, day: LocalDate) => boolean;
  /** User name of the colleague who does the urgent work of an absent person. */
  deputyOf: (username: string, day: LocalDate) => string | undefined;
};

/** The last status of the work of a type; undefined when the file has no such work. */
export function statusOfWork({ works }: SimulatedFile, type: string): string | undefined {
  return works.find((work) => work.type === type)?.reached.at(-1)?.status;
}
