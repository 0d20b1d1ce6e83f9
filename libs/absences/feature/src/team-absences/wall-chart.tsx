import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { tooltipProps } from '@dosar/design-system';
import type { LocalDate } from '@dosar/kernel/dates';
import { useIntl } from 'react-intl';
import { wallChartLooks } from './wall-chart-recipe.ts';

/** A day of the chart; free ones are narrow when they are weekends and named when they are holidays. */
export type ChartDay = { date: LocalDate; isWeekend: boolean; holiday?: string };

/** Time that somebody is away: from one half of a day to another, both included. */
export type ChartBar = {
  id: string;
  from: LocalDate;
  to: LocalDate;
  /** It begins at noon, or ends at noon. */
  startsAtNoon: boolean;
  endsAtNoon: boolean;
  /** In the bar. */
  text: string;
  /** All of it in words. */
  description: string;
  tone: 'firm' | 'asked' | 'other' | 'present';
  isOpen: boolean;
};

/** People who are counted together, such as a team. */
export type ChartGroup = {
  id: string;
  name: string;
  rows: readonly { id: string; name: string; bars: readonly ChartBar[] }[];
  /** How many are there each day, in the order of the days; empty on free days. */
  counts: readonly { text: string; isLow: boolean }[];
  countsName: string;
  countsNote?: string;
};

export type WallChartProps = {
  label: string;
  days: readonly ChartDay[];
  today: LocalDate;
  groups: readonly ChartGroup[];
  onOpen: (barId: string) => void;
};

const dayWidth = 1.6;
// The name of a holiday is written upright over as many people.
const rowsOfHolidayName = 4;

/** People and days: who is away when, by bars of half days. Arrows lead from bar to bar, Enter opens one. */
export function WallChart({ label, days, today, groups, onOpen }: WallChartProps) {
  const root = useRef<HTMLDivElement>(null);
  const rows = groups.flatMap((group) => group.rows);
  const naming = groups.find((group) => group.rows.length >= rowsOfHolidayName)?.id;
  const firstBar = rows.flatMap((row) => row.bars)[0]?.id;
  const [active, setActive] = useState<string>();
  const isThere = rows.some((row) => row.bars.some((bar) => bar.id === active));
  const reachable = isThere ? active : firstBar;

  const moveByKey = (event: KeyboardEvent, barId: string) => {
    const next = barByKey(rows, barId, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    root.current?.querySelector<HTMLElement>(`[data-bar="${next}"]`)?.focus();
  };
  const widths = days.map((day) =>
    day.isWeekend ? 'repeat(2, minmax(0, 0.37fr))' : 'repeat(2, minmax(0, 0.5fr))',
  );
  const style = {
    '--chart-days': widths.join(' '),
    '--chart-width': `${11 + days.length * dayWidth}rem`,
  } as CSSProperties;

  return (
    <div ref={root} className={wallChartLooks().root} role="grid" aria-label={label} style={style}>
      <Months days={days} />
      <DayHeads days={days} today={today} />
      {groups.map((group) => (
        <div key={group.id} role="rowgroup" className={wallChartLooks().group}>
          <div role="row" className={wallChartLooks().row}>
            <span role="rowheader" className={wallChartLooks().name} data-strong="">
              {group.name} <small className={wallChartLooks().note}>{group.rows.length}</small>
            </span>
          </div>
          {group.id === naming && <Holidays days={days} />}
          {group.rows.map((row) => (
            <div
              key={row.id}
              role="row"
              className={wallChartLooks().row}
              data-open={row.bars.some((bar) => bar.isOpen) ? '' : undefined}
            >
              <span role="rowheader" className={wallChartLooks().name}>
                {row.name}
              </span>
              <Shades days={days} today={today} />
              {row.bars.map((bar) => (
                <button
                  key={bar.id}
                  type="button"
                  role="gridcell"
                  className={wallChartLooks().bar}
                  data-bar={bar.id}
                  data-tone={bar.tone}
                  data-half={isHalfDay(bar) ? '' : undefined}
                  data-short={bar.from === bar.to ? '' : undefined}
                  aria-current={bar.isOpen}
                  aria-label={
                    bar.description.includes(bar.text) ? bar.description : `${bar.text}: ${bar.description}`
                  }
                  {...tooltipProps(bar.description)}
                  tabIndex={bar.id === reachable ? 0 : -1}
                  style={{ gridColumn: columnsOf(bar, days) }}
                  onFocus={() => setActive(bar.id)}
                  onKeyDown={(event) => moveByKey(event, bar.id)}
                  onClick={() => onOpen(bar.id)}
                >
                  {bar.text}
                </button>
              ))}
            </div>
          ))}
          <Counts group={group} days={days} />
        </div>
      ))}
    </div>
  );
}

/** How many of a group are there, day by day. */
function Counts({ group, days }: { group: ChartGroup; days: readonly ChartDay[] }) {
  return (
    <div role="row" className={wallChartLooks().row}>
      <span role="rowheader" className={wallChartLooks().name} data-strong="">
        {group.countsName}{' '}
        {group.countsNote !== undefined && (
          <small className={wallChartLooks().note}>{group.countsNote}</small>
        )}
      </span>
      {days.map((day, index) => {
        const count = group.counts[index];
        return count === undefined || count.text === '' ? null : (
          <span
            key={day.date}
            role="gridcell"
            className={wallChartLooks().count}
            data-low={count.isLow ? '' : undefined}
            style={{ gridColumn: columnOf(index) }}
          >
            {count.text}
          </span>
        );
      })}
    </div>
  );
}

/** The months over their days; the days say theirs in words as well. */
function Months({ days }: Pick<WallChartProps, 'days'>) {
  const { formatDate } = useIntl();
  const starts = days.flatMap(({ date }, index) => (index === 0 || date.endsWith('-01') ? [index] : []));
  return (
    <div className={wallChartLooks().months} aria-hidden>
      {starts.map((start, place) => {
        const date = days[start]?.date;
        const count = (starts[place + 1] ?? days.length) - start;
        return (
          <span key={start} style={{ gridColumn: `${start * 2 + 2} / span ${count * 2}` }}>
            {date !== undefined && formatDate(date, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
          </span>
        );
      })}
    </div>
  );
}

type DayProps = Pick<WallChartProps, 'days' | 'today'>;

function DayHeads({ days, today }: DayProps) {
  const { formatDate } = useIntl();
  return (
    <div role="row" className={wallChartLooks().row}>
      <span role="cell" />
      {days.map((day, index) => (
        <span
          key={day.date}
          role="columnheader"
          className={wallChartLooks().day}
          data-free={day.isWeekend || day.holiday !== undefined ? '' : undefined}
          data-weekend={day.isWeekend ? '' : undefined}
          data-today={day.date === today ? '' : undefined}
          aria-current={day.date === today ? 'date' : undefined}
          aria-label={[formatDate(day.date, { dateStyle: 'full', timeZone: 'UTC' }), day.holiday]
            .filter((word) => word !== undefined)
            .join(', ')}
          {...tooltipProps(day.holiday)}
          style={{ gridColumn: columnOf(index) }}
        >
          {formatDate(day.date, { weekday: 'narrow', timeZone: 'UTC' })}
          <b>{Number(day.date.slice(8))}</b>
        </span>
      ))}
    </div>
  );
}

/** The names of holidays, upright over the people of a group; the heads of the days say them in words. */
function Holidays({ days }: Pick<WallChartProps, 'days'>) {
  return (
    <div className={wallChartLooks().holidays} aria-hidden>
      {days.map(
        (day, index) =>
          day.holiday !== undefined &&
          !day.isWeekend && (
            <span key={day.date} style={{ gridColumn: columnOf(index) }}>
              {day.holiday}
            </span>
          ),
      )}
    </div>
  );
}

/** Free days are darker in every row; today has a line on both sides. */
function Shades({ days, today }: DayProps) {
  return days.map((day, index) =>
    day.isWeekend || day.holiday !== undefined || day.date === today ? (
      <span
        key={day.date}
        className={wallChartLooks().shade}
        data-holiday={day.holiday === undefined ? undefined : ''}
        data-today={day.date === today ? '' : undefined}
        aria-hidden
        style={{ gridColumn: columnOf(index) }}
      />
    ) : null,
  );
}

const isHalfDay = (bar: ChartBar) => bar.from === bar.to && (bar.startsAtNoon || bar.endsAtNoon);

/** The first column has the names; each day has two. */
function columnOf(dayIndex: number): string {
  return `${dayIndex * 2 + 2} / span 2`;
}

function columnsOf(bar: ChartBar, days: readonly ChartDay[]): string {
  const first = days[0]?.date ?? bar.from;
  const last = days.at(-1)?.date ?? bar.to;
  const start = bar.from < first ? 0 : indexOf(days, bar.from) * 2 + (bar.startsAtNoon ? 1 : 0);
  const end = bar.to > last ? days.length * 2 : indexOf(days, bar.to) * 2 + (bar.endsAtNoon ? 1 : 2);
  return `${start + 2} / ${end + 2}`;
}

function indexOf(days: readonly ChartDay[], date: LocalDate): number {
  return days.findIndex((day) => day.date === date);
}

/** Left and right lead within a person's bars, up and down to the next person who has some. */
function barByKey(
  rows: readonly { bars: readonly ChartBar[] }[],
  barId: string,
  key: string,
): string | undefined {
  const filled = rows.filter((row) => row.bars.length > 0);
  const rowIndex = filled.findIndex((row) => row.bars.some((bar) => bar.id === barId));
  const bars = filled[rowIndex]?.bars ?? [];
  const barIndex = bars.findIndex((bar) => bar.id === barId);
  const steps: Record<string, ChartBar | undefined> = {
    ArrowLeft: bars[barIndex - 1],
    ArrowRight: bars[barIndex + 1],
    ArrowUp: filled[rowIndex - 1]?.bars[0],
    ArrowDown: filled[rowIndex + 1]?.bars[0],
    Home: bars[0],
    End: bars.at(-1),
  };
  return steps[key]?.id;
}
