import { formatDate } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { partMessages } from './leave-messages.ts';

type Period = Pick<Schema<'Absence'>, 'date_from' | 'date_to' | 'first_part' | 'last_part'>;

/** Half days as days: 5 is “2½”, 1 is “½”. */
export function daysText(halfDays: number): string {
  const sign = halfDays < 0 ? '−' : '';
  const halves = Math.abs(halfDays);
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return `${sign}${whole}`;
  return `${sign}${whole === 0 ? '' : whole}½`;
}

/** The days of an absence as people write them, with the half days in words. */
export function usePeriodText(): (period: Period) => string {
  const { formatMessage: t } = useIntl();
  return ({ date_from: from, date_to: to, first_part: first, last_part: last }) => {
    const part = (day: Period['first_part']) =>
      day === 'whole' ? '' : ` (${t(partMessages[day]).toLowerCase()})`;
    if (from === to) return `${formatDate(from)}${part(first)}`;
    return `${formatDate(from)}${part(first)} – ${formatDate(to)}${part(last)}`;
  };
}
