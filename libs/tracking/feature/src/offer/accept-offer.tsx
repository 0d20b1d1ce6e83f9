import { api, dataOf, type ReceivedOffer } from '@dosar/api-client/client';
import { Button, Card, Notice, TextField } from '@dosar/design-system/public';
import { isIban } from '@dosar/forms/iban';
import { newId } from '@dosar/kernel/ids';
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useOfferAct } from './use-offer-act.ts';

type AcceptOfferProps = { offer: ReceivedOffer; onAccepted: () => void };

/** Accepts the offer, into the account that the file knows or another one. */
export function AcceptOffer({ offer, onAccepted }: AcceptOfferProps) {
  const { formatMessage: t } = useIntl();
  const { isBusy, refusal, run } = useOfferAct();
  const [isOther, setOther] = useState(offer.iban_masked === null);
  const [iban, setIban] = useState('');
  const [payee, setPayee] = useState(offer.payee_name ?? '');
  const [isChecked, setChecked] = useState(false);
  const isGood = !isOther || isIban(iban);
  const named = payee.trim();
  const accept = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isGood) return;
    const account = { iban, ...(named.length >= 2 && { payee_name: named }) };
    void run(
      () =>
        dataOf(
          api.POST('/api/settlement/acceptReceivedOffer', {
            params: { header: { 'Idempotency-Key': newId() } },
            body: isOther ? account : {},
          }),
        ),
      onAccepted,
    );
  };
  return (
    <form className="dosar-stack" noValidate onSubmit={accept}>
      {refusal !== undefined && <Notice tone="error" title={refusal} />}
      {isOther ? (
        <>
          <TextField
            label={t(messages.whichAccount)}
            hint={t(messages.whichAccountHint)}
            autoComplete="off"
            maxLength={50}
            value={iban}
            {...(isChecked && !isGood && { error: t(messages.accountRefused) })}
            onChange={(event) => setIban(event.target.value)}
          />
          <TextField
            label={t(messages.payee)}
            autoComplete="name"
            maxLength={70}
            value={payee}
            onChange={(event) => setPayee(event.target.value)}
          />
        </>
      ) : (
        <Card>
          <p className="dosar-hint">{t(messages.intoAccount)}</p>
          <p className="dosar-strong">{offer.iban_masked}</p>
          <p className="dosar-hint">{offer.payee_name}</p>
          <Button variant="quiet" onClick={() => setOther(true)}>
            {t(messages.changeAccount)}
          </Button>
        </Card>
      )}
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t(messages.accept)}
      </Button>
    </form>
  );
}
