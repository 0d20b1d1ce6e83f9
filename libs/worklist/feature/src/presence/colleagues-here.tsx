import { PresentColleagues } from './present-colleagues.tsx';
import { usePresence } from './use-presence.ts';
import { useReportPresence } from './use-report-presence.ts';

export type ColleaguesHereProps = { header: { assignment_id: string }; isWriting: boolean };

/** Who else has the file open, and who writes on it; tells them the same of the reader. */
export function ColleaguesHere({ header, isWriting }: ColleaguesHereProps) {
  const { assignment_id: assignmentId } = header;
  useReportPresence(assignmentId, isWriting);
  return <PresentColleagues colleagues={usePresence([assignmentId]).get(assignmentId)} />;
}
