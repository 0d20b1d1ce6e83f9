import { areNewActivitiesTold, type NewActivitiesProps, type Whose } from '@dosar/account-feature';
import { useSession } from '@dosar/auth';
import { lazy, Suspense, type ComponentType } from 'react';
import { useIsPageThere } from './use-is-page-there.ts';

const NewActivities = lazy(async (): Promise<{ default: ComponentType<NewActivitiesProps> }> => {
  try {
    return { default: (await import('@dosar/account-feature/new-activities')).NewActivities };
  } catch {
    // Nobody asked for it, so that it cannot be fetched takes no page away; the next load of the page tries again.
    return { default: () => null };
  }
});

/** Bits of the worklist's `keys`. */
const mine = 1;
const ofReplacedUsers = 4;

const worklistOf = ({ own, replaced }: Whose) =>
  `/assignments/worklist?keys=${(own ? mine : 0) | (replaced ? ofReplacedUsers : 0)}`;

/** Tells whom it concerns of new work, once the first page is there (T13, P5). */
export function NewActivitiesNotice() {
  const { state } = useSession();
  const isPageThere = useIsPageThere();
  // A session that has lapsed is not asked in; once it goes on that is a new start.
  if (!isPageThere || state.status !== 'signedIn' || !areNewActivitiesTold(state.profile)) return null;
  return (
    <Suspense fallback={null}>
      <NewActivities profile={state.profile} listAddress={worklistOf} />
    </Suspense>
  );
}
