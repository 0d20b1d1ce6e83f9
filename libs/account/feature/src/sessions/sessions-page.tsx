import { apiQuery, browseSessions, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { OnlyFor } from '../profile/only-for.tsx';
import { SessionList } from './session-list.tsx';

/** Where somebody is signed in, and the end of whatever should not be. */
export function SessionsPage() {
  return (
    <OnlyFor operation={browseSessions}>
      <OwnSessions />
    </OnlyFor>
  );
}

function OwnSessions() {
  const failureOf = useQueryFailure();
  const sessions = useQuery(apiQuery(browseSessions));
  if (sessions.isError) return <ErrorState {...failureOf(sessions)} />;
  if (sessions.isPending) return <LoadingState shape="rows" />;
  return <SessionList sessions={sessions.data} />;
}
