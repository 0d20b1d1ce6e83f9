import type { LocalDate } from '@dosar/kernel/dates';
import {
  monthOf,
  slotClasses,
  VisuallyHidden,
  weeksOf,
  type LocalMonth,
  tooltipProps,
} from '@dosar/design-system';
import { useIntl } from 'react-intl';

const stripes = 'repeating-linear-gradient(135deg, {colors.brandSubtle} 0 4px, {colors.surface} 4px 8px)';

const looks = slotClasses({
  base: {
    root: { display: 'grid', gap: '5', gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' },
    month: {
      width: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      '& caption': { textAlign: 'start', fontWeight: 'strong', marginBottom: '1' },
      '& th': { fontWeight: 'normal', color: 'textMuted', fontSize: 'sm' },
      '& td': { height: '8', padding: '0', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
      '& td[data-weekend]': { color: 'textFaint' },
    },
    day: {
      display: 'block',
      lineHeight: '1.75rem',
      '&[data-tone]': { fontWeight: 'strong' },
      '&[data-tone=free]': { background: 'phaseCancelledSubtle' },
      '&[data-tone=firm]': { background: 'brand', color: 'brandContrast' },
      '&[data-tone=other]': { background: 'textMuted', color: 'surface' },
      '&[data-tone=asked]': {
        background: stripes,
        color: 'brandText',
        outline: '1px dashed {colors.brandText}',
      },
      // Half a day is half a cell: the other half shows the page.
      '&[data-half]': { backgroundSize: '50% 100%', backgroundRepeat: 'no-repeat', color: 'text' },
      '&[data-half=afternoon]': { backgroundPosition: 'right' },
      '&[data-half][data-tone=firm]': {
        backgroundImage: 'linear-gradient({colors.brandBorder}, {colors.brandBorder})',
        backgroundColor: 'transparent',
      },
      '&[data-half][data-tone=other]': {
        backgroundImage: 'linear-gradient({colors.borderMedium}, {colors.borderMedium})',
        backgroundColor: 'transparent',
      },
      '&[data-today]': { boxShadow: 'inset 0 0 0 2px {colors.brandText}', borderRadius: 'sm' },
    },
  },
});

/** What a day of a small calendar is. */
export type DayMark = {
  tone: 'free' | 'firm' | 'asked' | 'other';
  half?: 'morning' | 'afternoon';
  /** In words, for whoever hears the calendar or points at the day. */
  text: string;
};

export type MonthMarksProps = {
  months: readonly LocalMonth[];
  today: LocalDate;
  marks: ReadonlyMap<LocalDate, DayMark>;
};

/** Small months side by side whose days are marked; they show and are not pressed. */
export function MonthMarks({ months, today, marks }: MonthMarksProps) {
  const { formatDate } = useIntl();
  return (
    <div className={looks().root}>
      {months.map((month) => (
        <table key={month} className={looks().month}>
          <caption>{formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' })}</caption>
          <thead>
            <tr>
              {weeksOf(month)[0]?.map((day) => (
                <th key={day} scope="col" abbr={formatDate(day, { weekday: 'long', timeZone: 'UTC' })}>
                  {formatDate(day, { weekday: 'narrow', timeZone: 'UTC' })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week[0]}>
                {week.map((day, index) => (
                  <Day
                    key={day}
                    day={day}
                    month={month}
                    today={today}
                    isWeekend={index > 4}
                    mark={marks.get(day)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

type DayProps = {
  day: LocalDate;
  month: LocalMonth;
  today: LocalDate;
  isWeekend: boolean;
  mark: DayMark | undefined;
};

function Day({ day, month, today, isWeekend, mark }: DayProps) {
  if (monthOf(day) !== month) return <td />;
  return (
    <td data-weekend={isWeekend ? '' : undefined}>
      <span
        className={looks().day}
        data-tone={mark?.tone}
        data-half={mark?.half}
        data-today={day === today ? '' : undefined}
        {...tooltipProps(mark?.text)}
      >
        {Number(day.slice(8))}
        {mark && <VisuallyHidden>{`, ${mark.text}`}</VisuallyHidden>}
      </span>
    </td>
  );
}
