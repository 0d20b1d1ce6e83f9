import { api, dataOf, type Visit } from '@dosar/api-client/client';
import { Button, Notice } from '@dosar/design-system/public';
import { newId } from '@dosar/kernel/ids';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChooseHour, type ChosenHour } from './choose-hour.tsx';
import { messages } from './messages.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useVisitAct } from './use-visit-act.ts';
import { useVisitTimes } from './visit-times.ts';

type MoveVisitProps = { visit: Visit; onBack: () => void; onMoved: (moved: Visit) => void };

/** Another hour for a visit; the old one stays taken until the new one is confirmed. */
export function MoveVisit({ visit, onBack, onMoved }: MoveVisitProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const { isBusy, refusal, run } = useVisitAct();
  const [chosen, choose] = useState<ChosenHour>();
  const [tries, setTries] = useState(0);
  const move = async (hour: ChosenHour) => {
    const moved = await run(() =>
      dataOf(
        api.POST('/api/schedule/reschedule', {
          params: { header: { 'Idempotency-Key': newId() } },
          body: { visit_id: visit.visit_id, row_version: visit.row_version, ...hour },
        }),
      ),
    );
    if (moved) return onMoved(moved);
    choose(undefined);
    setTries(tries + 1);
  };
  return (
    <div className="dosar-stack">
      <RefusalNotice refusal={refusal} />
      <p>{t(messages.kept, { hour: at(visit.starts_at) })}</p>
      {chosen ? (
        <>
          <Notice tone="info" title={at(chosen.starts_at)} />
          <Button variant="primary" isBusy={isBusy} onClick={() => void move(chosen)}>
            {t(messages.confirmMove)}
          </Button>
          <Button onClick={() => choose(undefined)}>{t(messages.otherHour)}</Button>
        </>
      ) : (
        <>
          <ChooseHour
            key={tries}
            visitId={visit.visit_id}
            county={visit.place.county_code}
            isBusy={isBusy}
            onChoose={choose}
          />
          <Button onClick={onBack}>{t(messages.back)}</Button>
        </>
      )}
    </div>
  );
}
