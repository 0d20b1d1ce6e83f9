import type { LocalDate } from '@dosar/kernel/dates';

/** A claim file as its customer may see it. */
export type PackFile = {
  fileNo: string;
  eventDay: LocalDate;
  openedOn: LocalDate;
  /** None while it is open at the end of the month. */
  closedOn: LocalDate | null;
  /** Opened in the month. */
  isNew: boolean;
  plates: string[];
  /** Paid in the month. */
  paidBani: number;
};

/** A visit of the month. */
export type PackVisit = { fileNo: string; startsAt: Date; outcome: 'done' | 'missed' | 'planned' };

/** The figures of a month: all files and visits count, also where not all of them are listed. */
export type PackTotals = {
  files: number;
  opened: number;
  closed: number;
  averageDays: number | null;
  paidBani: number;
  visits: number;
};
