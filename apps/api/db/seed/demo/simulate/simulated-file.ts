import type { LocalDate } from '@dosar/kernel/dates';

/** A status that work reached, when, and who of the office put it there; nobody where a claimant, a partner or the system did. */
export type ReachedStatus = { status: string; at: Date; by?: string };

/** Work on a simulated file: who has it, and every status it went through; the first one is where it begins. */
export type SimulatedWork = {
  type: string;
  createdAt: Date;
  /** A user name; undefined while it lies in the queue of its team. */
  owner: string | undefined;
  reached: ReachedStatus[];
};

/** What happened to one claim until now: every moment that a file of the demo world shows comes from here. */
export type SimulatedFile = {
  policyType: string;
  occurredAt: Date;
  openedAt: Date;
  works: SimulatedWork[];
  inspectedAt?: Date;
  /** The note of the inspection was closed. */
  notedAt?: Date;
  /** The shop and the assessor agreed on the estimate. */
  agreedAt?: Date;
  offeredAt?: Date;
  answeredAt?: Date;
  orderedAt?: Date;
  paidAt?: Date;
  closedAt?: Date;
};

/** Someone of the simulated office; `minutes` is the time for these files on a working day. */
export type SimulatedPerson = { username: string; weight: number; minutes: number };

/** Days on which nobody works, and who is away on the others. */
export type OfficeCalendar = {
  isOpen: (day: LocalDate) => boolean;
  isAway: (username: string, day: LocalDate) => boolean;
  /** Who takes what is urgent of a person who is away. */
  deputyOf: (username: string, day: LocalDate) => string | undefined;
};

/** The status in which work of a kind is now; undefined where the file has none of the kind. */
export function statusOfWork({ works }: SimulatedFile, type: string): string | undefined {
  return works.find((work) => work.type === type)?.reached.at(-1)?.status;
}
