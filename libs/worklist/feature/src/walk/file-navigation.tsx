import { BackLink } from './back-link.tsx';
import { WalkButtons } from './walk-buttons.tsx';

/** On an open file: the way back to its list, and to the records before and after it. */
export function FileNavigation({ assignmentId }: { assignmentId: string }) {
  return (
    <>
      <BackLink />
      <WalkButtons assignmentId={assignmentId} />
    </>
  );
}
