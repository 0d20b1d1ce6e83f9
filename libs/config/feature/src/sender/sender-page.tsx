import { apiQuery, getSender, useProblemText } from '@dosar/api-client';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../settings/settings-query.ts';
import { SenderForm } from './sender-form.tsx';

/** Whom the messages of the organisation come from, for its configurators (specification B13). */
export function SenderPage() {
  const problemText = useProblemText();
  const found = useQuery(senderQuery());
  if (found.isError)
    return <ErrorState description={problemText(found.error)} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <LoadingState shape="cards" />;
  return <SenderForm stored={found.data} />;
}

export const senderQuery = () => settingsQuery(apiQuery(getSender));
