import { updateOwnAccount } from '@dosar/api-client/client';
import { useCan, useSession } from '@dosar/auth';
import { notify } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { keepChoice, type OwnChoice } from './keep-choice.ts';

const mutationKey = ['account', 'keepChoice'];

/**
 * Keeps what somebody chose on this device in their account too, so that it is there in their next browser.
 *
 * Nobody waits for it. Visitors, and whoever works in somebody else's name, choose for this device only.
 */
export function useKeepChoice({ tells = false }: { /** Says so once it is kept. */ tells?: boolean } = {}) {
  const { formatMessage: t } = useIntl();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const isKept = useCan(updateOwnAccount);
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    // One after the other: each begins with the account as the one before has left it.
    scope: { id: 'own-account' },
    mutationFn: keepChoice,
    onSuccess: (profile) => {
      // An answer that a later choice has overtaken would turn the page back for a moment.
      if (queryClient.isMutating({ mutationKey }) === 1) session.replaceProfile(profile);
      if (tells) notify.success(t(messages.kept));
    },
    onError: () => notify.warning(t(messages.notKept)),
  });
  return {
    keep: (choice: OwnChoice) => {
      if (isKept) mutate(choice);
    },
    /** The choice that is on its way. */
    pending: isPending ? variables : undefined,
  };
}

// Beside the hook, not among the texts of the preferences: every page has the choice of a language, the login too.
const messages = defineMessages({
  kept: {
    id: 'account.preferences.kept',
    description: 'Notice: the choice is stored in the account',
    defaultMessage: 'Saved',
  },
  notKept: {
    id: 'account.preferences.notKept',
    description: 'Notice: the server could not be reached or refused',
    defaultMessage: 'Your choice could not be saved to your account. Try again later.',
  },
});
