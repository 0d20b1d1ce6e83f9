import { fileFacts } from '../extension-points.ts';
import { findLinkedFiles } from './link-repository.ts';
import { linkWords } from './link-words.ts';

/** The files that somebody has linked with this one. */
export const linkedFacts = fileFacts.entry({
  async find(tx, orgId, { claimFileId }) {
    const linked = await findLinkedFiles(tx, orgId, claimFileId);
    return linked.map(
      ({ kind, is_origin: isOrigin, claim_file_no: number, assignment_id: assignmentId }) => ({
        code: kind === 'duplicate' ? 'duplicate_file' : 'linked_file',
        text: linkWords[kind][isOrigin ? 0 : 1],
        file: { claim_file_no: number, assignment_id: assignmentId },
        weight: kind === 'duplicate' ? 3 : 2,
      }),
    );
  },
});
