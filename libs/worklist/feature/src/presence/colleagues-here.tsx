import { queriesOf } from '@dosar/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { PresentColleagues } from './present-colleagues.tsx';
import { useAssignmentChanges } from './use-assignment-changes.ts';
import { usePresence } from './use-presence.ts';
import { useReportPresence } from './use-report-presence.ts';

export type ColleaguesHereProps = { header: { assignment_id: string }; isWriting: boolean };

/** Who else has the file open, and who writes on it; tells them the same of the reader. */
export function ColleaguesHere({ header, isWriting }: ColleaguesHereProps) {
  const { assignment_id: assignmentId } = header;
  useReportPresence(assignmentId, isWriting);
  const queryClient = useQueryClient();
  useAssignmentChanges(({ assignmentIds, more }) => {
    // What a colleague has changed is shown at once; what is being typed stays as it is.
    if (more || assignmentIds.includes(assignmentId))
      void queryClient.invalidateQueries(queriesOf('assignments', 'claims'));
  });
  return <PresentColleagues colleagues={usePresence([assignmentId]).get(assignmentId)} />;
}
