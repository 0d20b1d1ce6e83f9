import type { FileGlance } from '@dosar/areas/claims';
import { StateClock } from '@dosar/claim-parts';
import { Button } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { daysBetween } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { clocksQuery } from '../workload-queries.ts';
import { DelayDialog } from './delay-dialog.tsx';
import { messages } from './messages.ts';

/** From so many days on a deadline is urgent. */
const near = 3;

/** The clock of the law in the header of a file: painted with the day that the list knows, then with what it costs. */
export function FileClock({ header }: { header: FileGlance }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const answer = useQuery(clocksQuery(header.claim_file_no));
  const [clock] = answer.data?.clocks ?? [];
  const due = clock?.due_date ?? header.legal_due_date;
  if (due === null) return null;
  const term = t(messages.term, { rule: ruleOf(clock), date: formats.date(due) });
  if (clock && clock.stopped_on !== null)
    return (
      <StateClock term={term} shortTerm={t(messages.shortTerm)} tone="met">
        {t(messages.stopped, { date: formats.date(clock.stopped_on), days: clock.days_late })}
      </StateClock>
    );
  const left = daysBetween(localDateOf(new Date()), due);
  const isOver = left < 0;
  return (
    <StateClock
      term={term}
      shortTerm={t(messages.shortTerm)}
      tone={isOver ? 'over' : left <= near ? 'near' : 'far'}
      cost={isOver && clock && <Cost clock={clock} causes={answer.data?.causes ?? []} />}
    >
      {isOver ? t(messages.late, { days: -left }) : t(messages.left, { days: left })}
    </StateClock>
  );
}

const ruleOf = (clock: Schema<'LegalClock'> | undefined) =>
  clock?.legal_rule_code === 'RCA_10' ? 'payment' : 'answer';

type CostProps = { clock: Schema<'LegalClock'>; causes: Schema<'DelayCauses'> };

/** What the delay has cost and goes on costing, and its cause. */
function Cost({ clock, causes }: CostProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const [isOpen, setOpen] = useState(false);
  const cost =
    clock.amount_bani === null
      ? undefined
      : t(messages.cost, {
          sum: lei(clock.penalty_bani),
          day: lei(clock.penalty_per_day_bani),
        });
  return (
    <>
      {cost}
      {cost !== undefined && ' · '}
      <Button variant="plain" onClick={() => setOpen(true)}>
        {clock.delay_cause_name ?? t(messages.sayWhy)}
      </Button>
      <DelayDialog open={isOpen} clock={clock} causes={causes} onClose={() => setOpen(false)} />
    </>
  );
}
