import { definePlatformJob } from '../jobs/define-job.ts';
import { dropAnchor } from './anchor-file.ts';

/** Notes down where the audit chains end. */
export const anchorAuditJob = definePlatformJob({
  name: 'audit.anchor',
  title: { ro: 'Ancorarea jurnalului de audit', en: 'Anchoring the audit log' },
  work: (needs: Parameters<typeof dropAnchor>[0]) => dropAnchor(needs),
});
