import { api, asFile, dataOf, saveFile, type OwnVisit, type Visit } from '@dosar/api-client/client';
import { Button, LinkButton, Notice } from '@dosar/design-system/public';
import { newId } from '@dosar/kernel/ids';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AnswerVisit } from './answer-visit.tsx';
import { messages } from './messages.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useVisitAct } from './use-visit-act.ts';
import { isOtherClock, useVisitTimes } from './visit-times.ts';

type BookedVisitProps = {
  visit: Visit;
  answer: OwnVisit['answer'];
  onMove: () => void;
  onAnswered: (answered: Visit) => void;
  onCancelled: (cancelled: Visit) => void;
};

/** The visit that is booked: when, where and what to bring, with what can still be changed. */
export function BookedVisit({ visit, answer, onMove, onAnswered, onCancelled }: BookedVisitProps) {
  const { formatMessage: t } = useIntl();
  const { at, day, time } = useVisitTimes();
  const [isAsked, setAsked] = useState(false);
  const calendar = useVisitAct();
  const { place } = visit;
  const isToCome = visit.status === 'booked' || visit.status === 'confirmed';
  const mayChange = isToCome && Date.parse(visit.changeable_until) > Date.now();
  return (
    <div className="dosar-stack">
      <div>
        <p className="dosar-hint">{day(visit.starts_at)}</p>
        <p className="dosar-heading-2">{`${time(visit.starts_at)} – ${time(visit.ends_at)}`}</p>
        {isOtherClock(new Date()) && <p className="dosar-hint">{t(messages.zone)}</p>}
      </div>
      <div>
        <p className="dosar-strong">{place.name}</p>
        <p>{`${visit.address ?? place.address}, ${place.locality}`}</p>
        {place.arrival !== null && <p className="dosar-hint">{place.arrival}</p>}
      </div>
      <p className="dosar-hint">{t(messages.bring)}</p>
      <RefusalNotice refusal={calendar.refusal} />
      <div className="dosar-pair dosar-screen-only">
        <LinkButton href={mapAddress(visit)} newTabHint={t(messages.newTab)}>
          {t(messages.map)}
        </LinkButton>
        <Button
          isBusy={calendar.isBusy}
          onClick={() => void calendar.run(() => saveCalendar(visit.visit_id))}
        >
          {t(messages.calendar)}
        </Button>
      </div>
      {isToCome && Date.parse(visit.starts_at) > Date.now() && (
        <AnswerVisit {...{ visit, answer, onAnswered }} />
      )}
      {mayChange && !isAsked && (
        <div className="dosar-pair dosar-screen-only">
          {visit.self_moves_left > 0 && <Button onClick={onMove}>{t(messages.move)}</Button>}
          <Button onClick={() => setAsked(true)}>{t(messages.cancel)}</Button>
        </div>
      )}
      {mayChange && isAsked && (
        <CancelQuestion visit={visit} onKeep={() => setAsked(false)} onCancelled={onCancelled} />
      )}
      {isToCome && (
        <p className="dosar-hint">
          {mayChange ? t(messages.until, { hour: at(visit.changeable_until) }) : t(messages.callUs)}
        </p>
      )}
    </div>
  );
}

/** Asks once before a visit is cancelled. */
function CancelQuestion({
  visit,
  onKeep,
  onCancelled,
}: {
  visit: Visit;
  onKeep: () => void;
  onCancelled: (cancelled: Visit) => void;
}) {
  const { formatMessage: t } = useIntl();
  const { isBusy, refusal, run } = useVisitAct();
  const cancel = async () => {
    const cancelled = await run(() =>
      dataOf(
        api.POST('/api/schedule/cancel', {
          params: { header: { 'Idempotency-Key': newId() } },
          body: { visit_id: visit.visit_id, row_version: visit.row_version },
        }),
      ),
    );
    if (cancelled) onCancelled(cancelled);
  };
  return (
    <div className="dosar-stack">
      <RefusalNotice refusal={refusal} />
      <Notice tone="warning" title={t(messages.cancelQuestion)} />
      <div className="dosar-pair">
        <Button onClick={onKeep}>{t(messages.keep)}</Button>
        <Button isBusy={isBusy} onClick={() => void cancel()}>
          {t(messages.cancel)}
        </Button>
      </div>
    </div>
  );
}

/** Where a map shows the place. */
function mapAddress({ place }: Visit): string {
  const where =
    place.latitude === null || place.longitude === null
      ? `${place.address}, ${place.locality}`
      : `${place.latitude},${place.longitude}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`;
}

/** Saves the visit as a file that calendars read. */
function saveCalendar(visitId: string): Promise<void> {
  return saveFile(
    api.GET('/api/schedule/getVisitCalendar/{visit_id}', {
      params: { path: { visit_id: visitId } },
      ...asFile,
    }),
  );
}
