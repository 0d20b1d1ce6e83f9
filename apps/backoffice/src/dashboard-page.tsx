import { replaceableUsers, useActing } from '@dosar/account-feature';
import { ShortlistPage } from '@dosar/assignments-feature/shortlist';
import { useSession } from '@dosar/auth';

/** The dashboard with the way to work in the name of a colleague: two areas that do not know each other. */
export function DashboardPage() {
  const { profile } = useSession();
  const { actFor } = useActing();
  const isOffered = profile !== undefined && replaceableUsers(profile).length > 0;
  return <ShortlistPage actFor={isOffered ? actFor : undefined} />;
}
