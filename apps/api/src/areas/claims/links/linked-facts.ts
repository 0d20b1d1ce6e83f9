import { fileFacts } from '../extension-points.ts';
import { findLinkedFiles } from './link-repository.ts';
import { linkWords } from './link-words.ts';

/** The files that somebody has linked with this one. */
export const linkedFacts = fileFacts.entry({
  async find(tx, orgId, { claimFileId }) {
    const linked = await findLinkedFiles(tx, orgId, claimFileId);
    return linked.map(({ kind, is_origin: isOrigin, ...file }) => ({
      code: kind === 'duplicate' ? 'duplicate_file' : 'linked_file',
      text: linkWords[kind][isOrigin ? 0 : 1],
      file,
      weight: kind === 'duplicate' ? 3 : 2,
    }));
  },
});
