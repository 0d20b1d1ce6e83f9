import { PresentColleagues } from './present-colleagues.tsx';
import { usePresence } from './use-presence.ts';
import { useReportPresence } from './use-report-presence.ts';

export type ColleaguesHereProps = { assignmentId: string; isEditing: boolean };

/** Who else has the file open, and who writes on it; tells them the same of the reader. */
export function ColleaguesHere({ assignmentId, isEditing }: ColleaguesHereProps) {
  useReportPresence(assignmentId, isEditing);
  return <PresentColleagues colleagues={usePresence([assignmentId]).get(assignmentId)} />;
}
