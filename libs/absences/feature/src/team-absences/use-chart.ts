import { isWorkingDay, presentHalves } from '@dosar/absences-domain';
import { addDays, daysBetween } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { daysText, usePeriodText } from '../leave-text.ts';
import { stateMessages } from '../leave-messages.ts';
import { messages } from './chart-messages.ts';
import type { ChartBar, ChartDay, ChartGroup, WallChartProps } from './wall-chart.tsx';

type Chart = Pick<WallChartProps, 'days' | 'groups'> & { awayToday: number; people: number; lowDays: number };

/** The absences of teams as the wall chart draws them; requests count only while one of them is open. */
export function useChart(team: Schema<'TeamAbsences'>, openId: string | undefined): Chart {
  const { formatMessage: t } = useIntl();
  const period = usePeriodText();
  const types = new Map(team.types.map((type) => [type.absence_type_code, type]));
  const { days, freeDays } = daysOf(team);
  const away = team.absences.filter(
    (absence) =>
      types.get(absence.absence_type_code)?.counts_as_away !== false &&
      (!isAsked(absence) || absence.absence_id === openId),
  );

  const barOf = (absence: Schema<'Absence'>): ChartBar => {
    const type = types.get(absence.absence_type_code);
    const isShort = absence.date_from === absence.date_to;
    const isOpen = absence.absence_id === openId;
    const short = type?.short_name ?? t(messages.undisclosed);
    const asked = t(isOpen ? messages.toDecide : messages.asked, { name: short });
    const firm = shownDays(absence, team) >= daysOfWholeName ? (type?.name ?? short) : short;
    const words = isAsked(absence) && !isShort ? asked : firm;
    return {
      id: absence.absence_id,
      from: absence.date_from,
      to: absence.date_to,
      startsAtNoon: absence.first_part === 'afternoon',
      endsAtNoon: absence.last_part === 'morning',
      text: isShort && absence.first_part !== 'whole' ? '½' : words,
      description: t(messages.barText, {
        person: absence.full_name,
        name: type?.name ?? short,
        days: period(absence),
        state: t(stateMessages[absence.state]),
      }),
      tone: toneOf(type, isAsked(absence)),
      isOpen,
    };
  };

  const groups: ChartGroup[] = team.teams.map((one) => {
    const ids = one.people.map((person) => person.user_id);
    return {
      id: one.team_id,
      name: one.name,
      countsName: t(messages.present),
      ...(one.minimum > 0 && { countsNote: t(messages.minimum, { count: one.minimum }) }),
      counts: days.map(({ date }) => {
        if (!isWorkingDay(date, freeDays)) return { text: '', isLow: false };
        const present = presentHalves(ids, away, date);
        return { text: daysText(present), isLow: present < one.minimum * 2 };
      }),
      rows: one.people.map((person) => ({
        id: person.user_id,
        name: person.full_name,
        bars: team.absences.filter((absence) => absence.user_id === person.user_id).map(barOf),
      })),
    };
  });
  return { days, groups, ...totalsOf(team, groups, away) };
}

/** What stands above the chart: who is away today, and how many days have too few people. */
function totalsOf(
  team: Schema<'TeamAbsences'>,
  groups: readonly ChartGroup[],
  away: readonly Schema<'Absence'>[],
) {
  const everybody = team.teams.flatMap((one) => one.people.map((person) => person.user_id));
  return {
    people: everybody.length,
    awayToday: everybody.length * 2 - presentHalves(everybody, away, team.today),
    lowDays: groups.flatMap((group) => group.counts).filter((count) => count.isLow).length,
  };
}

// The name of a kind of leave fits into the bar of a week, in both languages.
const daysOfWholeName = 7;

/** How many days of an absence the chart shows. */
function shownDays({ date_from: from, date_to: to }: Schema<'Absence'>, team: Schema<'TeamAbsences'>) {
  const [first, last] = [from > team.from ? from : team.from, to < team.to ? to : team.to];
  return daysBetween(first, last) + 1;
}

const isAsked = (absence: Schema<'Absence'>) => absence.state.startsWith('awaiting');

/** The days of the chart, and those on which nobody works. */
function daysOf(team: Schema<'TeamAbsences'>) {
  const free = new Map(team.free_days.map((day) => [day.date, day.name]));
  const days: ChartDay[] = [];
  for (let date = team.from; date <= team.to; date = addDays(date, 1)) {
    const holiday = free.get(date);
    const isWeekend = [0, 6].includes(new Date(date).getUTCDay());
    days.push({ date, isWeekend, ...(holiday !== undefined && { holiday }) });
  }
  return { days, freeDays: new Set(free.keys()) };
}

function toneOf(type: Schema<'AbsenceType'> | undefined, isWaiting: boolean): ChartBar['tone'] {
  if (isWaiting) return 'asked';
  if (type?.counts_as_away === false) return 'present';
  return type?.deducts_balance === true ? 'firm' : 'other';
}
