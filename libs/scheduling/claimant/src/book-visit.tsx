import { api, dataOf, type OwnVisit, type Visit } from '@dosar/api-client/client';
import { Button } from '@dosar/design-system/public';
import { newId } from '@dosar/kernel/ids';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChooseHour, type ChosenHour } from './choose-hour.tsx';
import { ConfirmHour, type Contact } from './confirm-hour.tsx';
import { forgetContact, keepTypedContact, readKeptContact } from './kept-contact.ts';
import { messages } from './messages.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useVisitAct } from './use-visit-act.ts';

type BookVisitProps = { own: OwnVisit; onBack: () => void; onBooked: (booked: Visit) => void };

const once = () => ({ header: { 'Idempotency-Key': newId() } });

/** From a free hour to the visit. What is typed stays, whatever happens to the hour. */
export function BookVisit({ own, onBack, onBooked }: BookVisitProps) {
  const { formatMessage: t } = useIntl();
  const { isBusy, refusal, run, forget } = useVisitAct();
  const [held, setHeld] = useState(own.held ?? undefined);
  const [contact, setContact] = useState<Contact>({
    contact_name: own.contact_name ?? '',
    contact_phone: own.contact_phone ?? '',
    address: '',
    ...readKeptContact(own.claim_file_no),
  });
  const keepContact = (typed: Contact) => {
    setContact(typed);
    keepTypedContact(own.claim_file_no, typed);
  };
  const [reachedAt, setReachedAt] = useState(own.reached_at);
  const [tries, setTries] = useState(0);

  const hold = async (hour: ChosenHour) => {
    const kept = await run(() => dataOf(api.POST('/api/schedule/hold', { params: once(), body: hour })));
    setHeld(kept);
    if (!kept) setTries(tries + 1);
  };
  const book = async ({ address, ...who }: Contact) => {
    if (!held) return;
    const body = { visit_id: held.visit_id, row_version: held.row_version, ...who };
    const booked = await run(() =>
      dataOf(
        api.POST('/api/schedule/book', {
          params: once(),
          body: { ...body, ...(address !== '' && { address }) },
        }),
      ),
    );
    if (!booked) return;
    forgetContact(own.claim_file_no);
    onBooked(booked);
  };
  const chooseAgain = () => {
    if (held)
      void run(() =>
        dataOf(
          api.POST('/api/schedule/cancel', {
            params: once(),
            body: { visit_id: held.visit_id, row_version: held.row_version },
          }),
        ),
      ).finally(forget);
    setHeld(undefined);
    setTries(tries + 1);
  };
  return (
    <div className="dosar-stack">
      <RefusalNotice refusal={refusal} />
      {held && refusal !== 'taken' ? (
        <ConfirmHour
          {...{ held, contact, isBusy }}
          {...{ reachedAt }}
          onReached={setReachedAt}
          onContact={keepContact}
          onConfirm={(who) => void book(who)}
          onOtherHour={chooseAgain}
        />
      ) : (
        <>
          <ChooseHour
            key={tries}
            county={own.county_code}
            isBusy={isBusy}
            onChoose={(hour) => void hold(hour)}
          />
          <Button onClick={onBack}>{t(messages.back)}</Button>
        </>
      )}
    </div>
  );
}
