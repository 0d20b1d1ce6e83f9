import { getAssignment, previewClaimFile } from '@dosar/api-client';
import { AssignmentPage } from '@dosar/assignments-feature/claim-file';
import { useCan } from '@dosar/auth';
import { DocumentList } from '@dosar/documents-feature';
import { Navigate, useParams } from 'react-router';

/** An assignment with the documents of its file: two areas that do not know each other. */
export function ClaimFilePage() {
  const { claimFileNo = '' } = useParams();
  const mayWork = useCan(getAssignment);
  const mayLook = useCan(previewClaimFile);
  // Every list leads here; whoever may only look at files is shown the preview.
  if (!mayWork && mayLook) return <Navigate replace to={`/preview/${claimFileNo}`} />;
  return <AssignmentPage documents={(assignmentId) => <DocumentList assignmentId={assignmentId} />} />;
}
