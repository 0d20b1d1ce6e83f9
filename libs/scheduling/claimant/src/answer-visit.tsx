import { api, dataOf, type OwnVisit, type Visit } from '@dosar/api-client/client';
import { Button } from '@dosar/design-system/public';
import { newId } from '@dosar/kernel/ids';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useVisitAct } from './use-visit-act.ts';

type AnswerVisitProps = { visit: Visit; answer: OwnVisit['answer']; onAnswered: (answered: Visit) => void };

/** Whether the claimant comes: what was answered, or the question of the reminder. */
export function AnswerVisit({ visit, answer, onAnswered }: AnswerVisitProps) {
  const { formatMessage: t } = useIntl();
  const { isBusy, refusal, run } = useVisitAct();
  const say = async (comes: boolean) => {
    const answered = await run(() =>
      dataOf(
        api.POST('/api/schedule/answerReminder', {
          params: { header: { 'Idempotency-Key': newId() } },
          body: { visit_id: visit.visit_id, row_version: visit.row_version, comes },
        }),
      ),
    );
    if (answered) onAnswered(answered);
  };
  return (
    <div className="dosar-stack dosar-screen-only">
      <RefusalNotice refusal={refusal} />
      <p className="dosar-strong">{t(answer === null ? messages.comesQuestion : answers[answer])}</p>
      <div className="dosar-pair">
        {answer !== 'yes' && (
          <Button isBusy={isBusy} onClick={() => void say(true)}>
            {t(messages.comes)}
          </Button>
        )}
        {answer !== 'no' && (
          <Button isBusy={isBusy} onClick={() => void say(false)}>
            {t(messages.cannotCome)}
          </Button>
        )}
      </div>
    </div>
  );
}

const answers = { yes: messages.saidYes, no: messages.saidNo };
