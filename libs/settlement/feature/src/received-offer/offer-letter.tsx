import { api, asFile, saveFile, useProblemText } from '@dosar/api-client';
import { Button, notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** The letter of the offer, to keep. */
export function OfferLetter({ offer }: { offer: Schema<'ReceivedOffer'> }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const saving = useMutation({
    mutationFn: () => saveFile(api.GET('/api/settlement/downloadReceivedOffer', asFile)),
    onError: (problem) => notify.warning(problemText(problem)),
  });
  if (!offer.has_letter) return null;
  return (
    <Button icon="download" wide loading={saving.isPending} onClick={() => saving.mutate()}>
      {t(messages.letter)}
    </Button>
  );
}
