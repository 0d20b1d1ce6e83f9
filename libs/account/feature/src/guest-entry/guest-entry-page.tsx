import { isApiProblem, useQueryFailure } from '@dosar/api-client/client';
import { enterAsGuest, useSession } from '@dosar/auth';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router';
import { messages } from './messages.ts';
import { WrongAddress } from './wrong-address.tsx';

/** R4: signs the guest in on the assignment of their link and goes on to it, keeping query and fragment. */
export function GuestEntryPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { session } = useSession();
  const { assignmentType = '', assignmentKey = '' } = useParams();
  const { search, hash } = useLocation();
  const entry = useQuery({
    queryKey: ['account', 'guestEntry', assignmentType, assignmentKey],
    queryFn: async () => {
      await enterAsGuest(session, { assignment_type: assignmentType, assignment_key: assignmentKey });
      return true;
    },
    gcTime: 0,
  });

  if (entry.isSuccess) {
    const pathname = `/assignments/${encodeURIComponent(assignmentType)}/guest/${encodeURIComponent(assignmentKey)}`;
    return <Navigate replace to={{ pathname, search, hash }} />;
  }
  if (isApiProblem(entry.error) && [400, 404].includes(entry.error.status)) return <WrongAddress />;
  if (entry.isError) return <ErrorState {...failureOf(entry)} />;
  return (
    <>
      <title>{t(messages.entering)}</title>
      <LoadingState />
    </>
  );
}
