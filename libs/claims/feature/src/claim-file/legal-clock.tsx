import type { FileGlance } from '@dosar/areas/claims';
import { StateClock } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useLei } from './sums.tsx';

type LegalClockProps = { header: FileGlance; file: Schema<'ClaimFileFacts'> | undefined };

const millisecondsOfDay = 86_400_000;
/** From so many days on it is urgent. */
const near = 3;
/** By law an answer that is late costs so much of the sum that is due, each day. */
const penaltyOfDay = 0.002;

/** The term that the law sets for the answer, and what each day after it costs. */
export function LegalClock({ header, file }: LegalClockProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const lei = useLei();
  const { legal_due_date: due, category_code: phase } = header;
  if (due === null || phase === 'done' || phase === 'cancelled') return null;
  const days = Math.ceil((Date.parse(`${due}T23:59:59`) - Date.now()) / millisecondsOfDay) - 1;
  const sum = file?.agreed_amount ?? file?.estimated_amount;
  const cost = (count: number) => lei(Math.round((sum ?? 0) * penaltyOfDay * count * 100) / 100);
  const isOver = days < 0;
  return (
    <StateClock
      term={t(messages.legalTerm, { date: formats.date(due) })}
      shortTerm={t(messages.legalShort)}
      tone={isOver ? 'over' : days <= near ? 'near' : 'far'}
      cost={isOver && sum ? t(messages.penalty, { sum: cost(-days), day: cost(1) }) : undefined}
    >
      {isOver ? t(messages.legalLate, { days: -days }) : t(messages.legalDays, { days })}
    </StateClock>
  );
}
