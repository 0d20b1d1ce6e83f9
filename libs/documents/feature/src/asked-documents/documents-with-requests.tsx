import { Stack } from '@dosar/design-system';
import { DocumentsSection } from '../section/documents-section.tsx';
import { AskedDocuments } from './asked-documents.tsx';

/** The documents of the open file below those that somebody was asked for. */
export function DocumentsWithRequests({ assignmentId }: { assignmentId: string }) {
  return (
    <Stack gap="6">
      <AskedDocuments assignmentId={assignmentId} />
      <DocumentsSection assignmentId={assignmentId} />
    </Stack>
  );
}
