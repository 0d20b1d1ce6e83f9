import { isApiProblem, useProblemText } from '@dosar/api-client/client';
import { openInvitation, useSession } from '@dosar/auth';
import { EmptyState, ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { invitedParameter } from './invited-parameter.ts';
import { messages } from './messages.ts';

/** Opens the link of an invitation, which works once, and leads on to the choice of a password. */
export function InvitationPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { session } = useSession();
  const { key = '' } = useParams();
  const entry = useQuery({
    queryKey: ['account', 'invitation', key],
    queryFn: async () => {
      await openInvitation(session, key);
      return true;
    },
    // The link works once.
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (entry.isSuccess) return <Navigate replace to={`/renew-password?${invitedParameter}=1`} />;
  if (isApiProblem(entry.error) && [400, 404].includes(entry.error.status))
    return <EmptyState kind="no-match" title={t(messages.over)} description={t(messages.overText)} />;
  if (entry.isError)
    return <ErrorState description={problemText(entry.error)} onRetry={() => void entry.refetch()} />;
  return (
    <>
      <title>{t(messages.opening)}</title>
      <LoadingState />
    </>
  );
}
