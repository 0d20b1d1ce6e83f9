import { formatLocalDate, isLocalDate } from '@dosar/kernel/dates';

/** A day of a form as it is read aloud; nothing while it is being typed. */
export function shownDate(date: string | undefined): string {
  return date !== undefined && isLocalDate(date) ? formatLocalDate(date) : '';
}
