import { addMonths, Button, Flex, monthOf } from '@dosar/design-system';
import { partOn, type LeavePeriod } from '@dosar/absences-domain';
import { addDays } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LeaveLegend } from '../leave-legend.tsx';
import { partMessages, stateMessages } from '../leave-messages.ts';
import { messages } from './messages.ts';
import { MonthMarks, type DayMark } from './month-marks.tsx';

const shownStates = ['draft', 'awaiting_replacement', 'awaiting_approval', 'approved', 'active', 'ended'];

/** Three months with one's absences and the free days; buttons lead to the months around them. */
export function LeaveCalendar({ own }: { own: Schema<'OwnAbsences'> }) {
  const { formatMessage: t } = useIntl();
  const [first, setFirst] = useState(monthOf(own.today));
  const typeNames = new Map(own.types.map((type) => [type.absence_type_code, type]));
  const marks = new Map<string, DayMark>(
    own.free_days.map(({ date, name }) => [date, { tone: 'free', text: name }]),
  );
  const free = new Set(marks.keys());
  for (const absence of own.absences.filter(({ state }) => shownStates.includes(state)).toReversed()) {
    const type = typeNames.get(absence.absence_type_code);
    for (let date = absence.date_from; date <= absence.date_to; date = addDays(date, 1)) {
      const isWeekend = [0, 6].includes(new Date(date).getUTCDay());
      const part = partOn(absence satisfies LeavePeriod, date);
      if (isWeekend || free.has(date) || part === undefined) continue;
      const words = [type?.name ?? '', t(stateMessages[absence.state])];
      if (part !== 'whole') words.push(t(partMessages[part]));
      marks.set(date, {
        tone: toneOf(absence.state, type?.deducts_balance === true),
        ...(part !== 'whole' && { half: part }),
        text: words.join(', '),
      });
    }
  }
  return (
    <section aria-label={t(messages.calendar)}>
      <Flex gap="2" marginBottom="2" flexWrap="wrap">
        <Button variant="quiet" icon="chevron_left" onClick={() => setFirst(addMonths(first, -1))}>
          {t(messages.earlier)}
        </Button>
        <Button variant="quiet" icon="chevron_right" onClick={() => setFirst(addMonths(first, 1))}>
          {t(messages.later)}
        </Button>
      </Flex>
      <MonthMarks
        months={[first, addMonths(first, 1), addMonths(first, 2)]}
        today={own.today}
        marks={marks}
      />
      <LeaveLegend
        label={t(messages.legend)}
        items={[
          { tone: 'firm', text: t(messages.legendApproved) },
          { tone: 'asked', text: t(messages.legendAsked) },
          { tone: 'other', text: t(messages.legendOther) },
          { tone: 'free', text: t(messages.legendFree) },
        ]}
      />
    </section>
  );
}

function toneOf(state: Schema<'AbsenceState'>, deducts: boolean): DayMark['tone'] {
  if (state === 'draft' || state.startsWith('awaiting')) return 'asked';
  return deducts ? 'firm' : 'other';
}
