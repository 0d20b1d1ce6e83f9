import { isLocalDate } from '@dosar/kernel/dates';
import type { Ajv2020 } from 'ajv/dist/2020.js';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const instant = /^(\d{4}-\d{2}-\d{2})T[012]\d:[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-][012]\d:[0-5]\d)$/i;

/**
 * The formats of the contract, as narrow as what lies behind them.
 *
 * The customary ones let through what standards allow and neither PostgreSQL nor JavaScript takes: `urn:uuid:` before an
 * identifier, the year 0, the second 60, an offset without minutes.
 */
export function addNarrowFormats(ajv: Ajv2020): void {
  ajv.addFormat('uuid', uuid);
  ajv.addFormat('date', isLocalDate);
  ajv.addFormat('date-time', isInstant);
}

/** Whether a text is a time of a year of four digits, also by the clock of Greenwich, in which it is stored. */
function isInstant(text: string): boolean {
  const [, day] = instant.exec(text) ?? [];
  if (day === undefined || !isLocalDate(day)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && isLocalDate(time.toISOString().slice(0, 10));
}
