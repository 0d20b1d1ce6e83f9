import { useIntl } from 'react-intl';
import { writeDate } from '../field/date-text.ts';
import { Icon } from '../icon/icon.tsx';
import { styled } from '../theme/styled.ts';
import { deadlineDay, daysUntil } from './due-day.ts';
import { dueWords } from './due-words.ts';

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

/** A deadline in words and, when it is near or gone, in colour and with an icon. */
export function DueChip({ due, now = new Date() }: DueChipProps) {
  const intl = useIntl();
  const day = deadlineDay(due);
  const days = daysUntil(day, now);
  const date = writeDate(day);
  const urgency = days < 0 ? 'late' : days <= 1 ? 'soon' : 'later';
  return (
    <Root urgency={urgency} dateTime={day} title={date}>
      {urgency !== 'later' && <Icon name={urgency === 'late' ? 'error' : 'schedule'} scale={1.1} />}
      {dueWords(intl, days) ?? date}
    </Root>
  );
}
