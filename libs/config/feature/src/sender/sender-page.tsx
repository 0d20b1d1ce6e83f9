import { apiQuery, getSender, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../settings/settings-query.ts';
import { SenderForm } from './sender-form.tsx';

/** Whom the messages of the organisation come from, for its configurators (specification B13). */
export function SenderPage() {
  const failureOf = useQueryFailure();
  const found = useQuery(senderQuery());
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="cards" />;
  return <SenderForm stored={found.data} />;
}

export const senderQuery = () => settingsQuery(apiQuery(getSender));
