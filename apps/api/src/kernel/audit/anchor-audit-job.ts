import { definePlatformJob } from '../jobs/define-job.ts';
import { dropAnchor } from './anchor-file.ts';

/** Writes an anchor of all audit chains. */
export const anchorAuditJob = definePlatformJob({
  name: 'audit.anchor',
  title: { ro: 'Ancorarea jurnalului de audit', en: 'Anchoring the audit log' },
  work: (needs: Parameters<typeof dropAnchor>[0]) => dropAnchor(needs),
});
