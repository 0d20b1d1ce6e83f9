import { api, dataOf, type ReceivedOffer } from '@dosar/api-client/client';
import { Button, Card, Notice } from '@dosar/design-system/public';
import { newId } from '@dosar/kernel/ids';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useOfferAct } from './use-offer-act.ts';

type AccountToConfirmProps = { offer: ReceivedOffer; onConfirmed: () => void };

/** The account that staff typed: the claimant says whether it is theirs before anything is paid. */
export function AccountToConfirm({ offer, onConfirmed }: AccountToConfirmProps) {
  const { formatMessage: t } = useIntl();
  const { isBusy, refusal, run } = useOfferAct();
  const account = offer.account_to_confirm;
  if (account === null) return null;
  const confirm = () =>
    dataOf(
      api.POST('/api/settlement/confirmReceivedAccount', {
        params: { header: { 'Idempotency-Key': newId() } },
      }),
    );
  return (
    <Card>
      <p>{t(messages.confirmLead)}</p>
      <p className="dosar-strong">{account.iban_masked}</p>
      <p className="dosar-hint">{account.payee_name}</p>
      {refusal !== undefined && <Notice tone="error" title={refusal} />}
      <Button variant="primary" isBusy={isBusy} onClick={() => void run(confirm, onConfirmed)}>
        {t(messages.confirmMine)}
      </Button>
      <p className="dosar-hint">{t(messages.confirmNotMine)}</p>
    </Card>
  );
}
