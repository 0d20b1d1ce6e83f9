import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { normPart } from './norms/norm-part.ts';
import { normsPage } from './norms/repair-norms.ts';
import { ratesPage } from './note/rates.ts';
import { ratesOfPartner } from './note/rates-of-partner.ts';
import { defineArea } from '#src/composition/define-area.ts';
import { timelineKinds } from '../claims/extension-points.ts';
import { noteCommittedGuard } from './closing/note-committed-guard.ts';
import { printedNotes } from './print/printed-note.ts';
import { noteCheck } from './closing/note-check.ts';
import { damageOfNote } from './closing/reckoned-damage.ts';
import { assessmentRoutes } from './routes.ts';
import { totalLossApproval } from './total-loss/total-loss-approval.ts';

export const area = defineArea({
  name: 'assessment',
  tables: [
    'assessment_item',
    'assessment_norm',
    'assessment_note',
    'assessment_photo',
    'assessment_rate',
    'estimate_column',
    'estimate_line',
    'item_reference',
    'shop_estimate',
  ],
  reads: [
    'app_user',
    'assignment',
    'assignment_type',
    'claim_file',
    'claim_vehicle',
    'county',
    'document',
    'event',
    'organisation',
    'partner',
    'party',
    'policy_type',
    'status',
    'vehicle',
    'vehicle_brand',
    'vehicle_part',
  ],
  routes: ({ env, files }) =>
    assessmentRoutes({ files, staffOrigin: env.STAFF_ORIGIN, trackerOrigin: env.TRACKER_ORIGIN }),
  contributions: [
    settingPages.entry(ratesPage),
    settingPages.entry(normsPage),
    normPart,
    ratesOfPartner,
    timelineKinds.entry({ kind: 'assessment' }),
    totalLossApproval,
    noteCommittedGuard,
    damageOfNote,
    noteCheck,
    printedNotes,
  ],
});
