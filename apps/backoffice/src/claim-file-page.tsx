import { AssignmentPage } from '@dosar/assignments-feature/claim-file';
import { DocumentList } from '@dosar/documents-feature';

/** An assignment with the documents of its file: two areas that do not know each other. */
export function ClaimFilePage() {
  return <AssignmentPage documents={(assignmentId) => <DocumentList assignmentId={assignmentId} />} />;
}
