import { api, asFile, saveFile, type ReceivedOffer } from '@dosar/api-client/client';
import { Button, Notice } from '@dosar/design-system/public';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useOfferAct } from './use-offer-act.ts';

/** The letter of the offer, to keep. */
export function OfferLetter({ offer }: { offer: ReceivedOffer }) {
  const { formatMessage: t } = useIntl();
  const { isBusy, refusal, run } = useOfferAct();
  if (!offer.has_letter) return null;
  const save = () => saveFile(api.GET('/api/settlement/downloadReceivedOffer', asFile));
  return (
    <div className="dosar-screen-only">
      {refusal !== undefined && <Notice tone="error" title={refusal} />}
      <Button isBusy={isBusy} onClick={() => void run(save)}>
        {t(messages.letter)}
      </Button>
    </div>
  );
}
