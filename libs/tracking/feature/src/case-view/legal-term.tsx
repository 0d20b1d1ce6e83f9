import type { TrackedLegalTerm } from '@dosar/api-client/client';
import { useFormats } from '@dosar/i18n/light';
import { useIntl } from 'react-intl';
import { messages } from './legal-term-messages.ts';

const millionthsOfPercent = 10_000;

/** Until when the law wants the insurer to answer or to pay, and what a delay costs it. Nothing while no term runs. */
export function LegalTerm({ term }: { term: TrackedLegalTerm | null }) {
  const { formatMessage: t } = useIntl();
  const { weekdayDate, number } = useFormats();
  if (term === null) return null;
  const { awaited, days, is_missed: isMissed, penalty_ppm: ppm } = term;
  const day = weekdayDate(term.due_date);
  const penalty = `${number(ppm / millionthsOfPercent)}\u00a0%`;
  const isAnswer = awaited === 'answer';
  return (
    <div className="dosar-stack-none">
      <p className="dosar-strong">
        {isMissed ? t(messages.missed, { day }) : t(isAnswer ? messages.answerBy : messages.payBy, { day })}
      </p>
      <p className="dosar-hint">
        {isMissed
          ? t(isAnswer ? messages.missedAnswer : messages.missedPayment, { penalty })
          : t(isAnswer ? messages.answerDays : messages.payDays, { days, penalty })}
      </p>
    </div>
  );
}
