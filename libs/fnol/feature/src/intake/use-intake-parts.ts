import { pageAccess } from '@dosar/api-client';
import { useEntries } from '@dosar/areas';
import { intakeParts } from '@dosar/areas/fnol';
import { isAllowed, useSession } from '@dosar/auth';

/** Whoever takes claims in as somebody of the insurer, and does not only preview them. */
const access = {
  ...pageAccess['assignments/claim_notification/new'],
  callers: ['staff'],
  refuses: ['preview_only', 'external'],
} as const;

/** What other areas know and offer at intake; nothing for whoever has no right to it. */
export function useIntakeParts() {
  const { profile } = useSession();
  const parts = useEntries(intakeParts);
  return isAllowed(profile, { access }) ? parts : [];
}
