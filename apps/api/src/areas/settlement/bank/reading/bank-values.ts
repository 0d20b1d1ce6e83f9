import { isLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';

/** An amount that is written, but can be read in two ways. */
export const unclear = 'unclear';

type Amount = number | typeof unclear | undefined;

/** The hundredths of a decimal of XML, such as `48.4` or `3101.0`; a third decimal is no money. */
export function decimalAmount(typed: string): Amount {
  const [, whole = '', rest = ''] = /^\+?(\d{1,13})(?:\.(\d*))?$/.exec(typed.trim()) ?? [];
  return whole === '' ? undefined : hundredths(whole, rest);
}

/**
 * The hundredths of an amount as banks of Romania write it: `1.234,56`, `1,234.56`, `48.4`, `48,40-`, `(12,00)`, `12 RON`.
 *
 * `1.234` alone is either of two amounts, and so none.
 */
export function writtenAmount(typed: string): Amount {
  const bare = typed.replace(/\s|\u00a0|\u202f|'|RON|LEI/giu, '').replaceAll(/[\u2212\u2013]/gu, '-');
  const [, before = '', open = '', digits = '', close = '', after = ''] =
    /^([+-]?)(\(?)([\d.,]+)(\)?)([+-]?)$/u.exec(bare) ?? [];
  if (!/\d/.test(digits) || (open === '') !== (close === '')) return undefined;
  if (before !== '' && after !== '') return undefined;
  const amount = unsignedAmount(digits);
  return typeof amount === 'number' && (before === '-' || after === '-' || open !== '') ? 0 - amount : amount;
}

function unsignedAmount(digits: string): Amount {
  const mark = /[.,](?=[^.,]*$)/.exec(digits);
  if (mark === null) return hundredths(digits, '');
  const other = mark[0] === '.' ? ',' : '.';
  const whole = digits.slice(0, mark.index);
  const rest = digits.slice(mark.index + 1);
  const grouped = (by: string) => (by === '.' ? /^\d{1,3}(\.\d{3})+$/ : /^\d{1,3}(,\d{3})+$/).test(whole);
  if (whole.includes(mark[0])) return grouped(mark[0]) && rest.length === 3 ? plain(digits) : undefined;
  if (whole.includes(other))
    return grouped(other) ? hundredths(whole.replaceAll(other, ''), rest) : undefined;
  return rest.length === 3 ? unclear : hundredths(whole === '' ? '0' : whole, rest);
}

const plain = (digits: string) => hundredths(digits.replaceAll(/[.,]/g, ''), '');

function hundredths(whole: string, rest: string): Amount {
  if (/[1-9]/.test(rest.slice(2))) return unclear;
  const amount = Number(whole) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** The day of `Dt` or `DtTm`; a time with a zone falls on the day that it is in Romania. */
export function dayOfXml(written: string): string | undefined {
  const typed = written.trim();
  if (/T.*(Z|[+-]\d{2}:\d{2})$/.test(typed)) {
    const instant = new Date(typed);
    return Number.isNaN(instant.getTime()) ? undefined : localDateOf(instant);
  }
  const date = typed.slice(0, 10);
  return isLocalDate(date) ? date : undefined;
}

const months = [
  ...['ianuarie', 'februarie', 'martie', 'aprilie', 'mai', 'iunie', 'iulie'],
  ...['august', 'septembrie', 'octombrie', 'noiembrie', 'decembrie'],
];

/** The day of `25.11.2026`, `25/11/26`, `2026-11-25`, `20261125` or `25 noiembrie 2026`, with or without a time. */
export function writtenDay(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const ordered = /^(\d{4})[-./]?(\d{2})[-./]?(\d{2})(?!\d)/.exec(text);
  if (ordered) return day(ordered[1], ordered[2], ordered[3]);
  const usual = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})(?!\d)/.exec(text);
  if (usual) return day(usual[3], usual[2], usual[1]);
  const named = /^(\d{1,2}) ([a-z]+) (\d{4})/.exec(text);
  const month = months.indexOf(named?.[2] ?? '') + 1;
  return named && month > 0 ? day(named[3], String(month), named[1]) : undefined;
}

function day(year = '', month = '', dayOfMonth = ''): string | undefined {
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return isLocalDate(written) ? written : undefined;
}
