import { forgetReferenceLists, hasOwnWindow, isApiProblem, useProblemText } from '@dosar/api-client';
import { actFor, useSession, type Profile } from '@dosar/auth';
import { notify } from '@dosar/design-system';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What tests replace: nothing loads their page anew. */
export type ActingProps = { reload?: () => void };

/** P3: whom somebody may act for. Whoever acts already does not get to hand that on. */
export function replaceableUsers(profile: Profile): Profile['replaced_users'] {
  const isOffered =
    profile.app_metadata?.enable_user_impersonation === true && !profile.impersonated_by_user_id;
  return isOffered ? profile.replaced_users : [];
}

/** Changes over to a colleague, or back to oneself, and loads the page anew as them (T12). */
export function useActing({ reload = () => location.reload() }: ActingProps = {}) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { session } = useSession();
  const change = useMutation({
    mutationFn: (userId: string) => actFor(session, userId),
    onSuccess() {
      forgetReferenceLists();
      reload();
    },
    onError(error) {
      if (hasOwnWindow(error)) return;
      const isOver = isApiProblem(error, 'not_found') || isApiProblem(error, 'forbidden');
      notify.warning(isOver ? t(messages.notReplaced) : problemText(error));
    },
  });
  return { actFor: change.mutate, isChanging: change.isPending || change.isSuccess };
}
