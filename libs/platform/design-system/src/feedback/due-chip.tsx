import { useIntl } from 'react-intl';
import { writeDate } from '../field/date-text.ts';
import { Icon } from '../icon/icon.tsx';
import { styled } from '../theme/styled.ts';
import { deadlineDay, daysUntil } from './due-day.ts';
import { messages } from './messages.ts';

const Root = styled('time', {
  base: {
    display: 'inline-flex',
    verticalAlign: 'middle',
    alignItems: 'center',
    gap: '1',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    urgency: {
      late: { color: 'danger', fontWeight: 'strong' },
      soon: { color: 'warning', fontWeight: 'strong' },
      later: {},
    },
  },
});

export type DueChipProps = {
  /** An ISO date or instant. */
  due: string;
  /** The moment that counts as now; the clock when absent. */
  now?: Date;
};

// Beyond two weeks a day count is harder to use than the date itself.
const daysWorthCounting = 14;

/** A deadline in words and, when it is near or gone, in colour and with an icon. */
export function DueChip({ due, now = new Date() }: DueChipProps) {
  const { formatMessage: t } = useIntl();
  const day = deadlineDay(due);
  const days = daysUntil(day, now);
  const date = writeDate(day);
  const urgency = days < 0 ? 'late' : days <= 1 ? 'soon' : 'later';
  const words = () => {
    if (days < 0) return t(messages.late, { days: -days });
    if (days === 0) return t(messages.today);
    if (days === 1) return t(messages.tomorrow);
    return days <= daysWorthCounting ? t(messages.inDays, { days }) : date;
  };
  return (
    <Root urgency={urgency} dateTime={day} title={date}>
      {urgency !== 'later' && <Icon name={urgency === 'late' ? 'error' : 'schedule'} scale={1.1} />}
      {words()}
    </Root>
  );
}
