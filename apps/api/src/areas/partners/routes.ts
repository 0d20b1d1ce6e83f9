import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { browsePartnerChanges, browsePartnerDirectory, getPartner } from './directory/browse-directory.ts';
import { addPartner, resumePartner, savePartner, suspendPartner } from './directory/change-partner.ts';
import { importPartners, previewPartners } from './directory/import/import-partners.ts';
import {
  addPartnerDocument,
  downloadPartnerDocument,
  removePartnerDocument,
} from './directory/partner-documents.ts';
import type { DocumentNeeds } from './document-needs.ts';
import type { LinkNeeds } from '#src/areas/account/index.ts';
import type { OwnNeeds } from './own/act-on-own-job.ts';
import { gradeRoutes } from './grade/answer-question.ts';
import { ownRoutes } from './own/own-routes.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import type { JobLinkNeeds } from './links/send-link.ts';
import {
  endPartnerAccount,
  getPartnerPeople,
  invitePartnerPerson,
  openPartnerAccount,
  reopenPartnerAccount,
} from './people/partner-people.ts';
import { proposeAtIntake } from './intake/propose-at-intake.ts';
import { recogniseAtIntake } from './intake/recognise-at-intake.ts';
import { browsePartnerScores, getPartnerScore } from './score/partner-score.ts';
import type { EntryNeeds } from './special/change-entries.ts';
import { specialRoutes } from './special/special-routes.ts';

/** The handlers of the area. */
export function partnersRoutes(
  needs: EntryNeeds & DocumentNeeds & OwnNeeds & LinkNeeds & JobLinkNeeds,
): RouteTable<'partners'> {
  return {
    browsePartnerDirectory,
    getPartner,
    browsePartnerChanges,
    addPartner,
    savePartner,
    suspendPartner,
    resumePartner,
    previewPartners,
    importPartners,
    addPartnerDocument: (call) => addPartnerDocument(needs, call),
    downloadPartnerDocument: (call) => downloadPartnerDocument(needs, call),
    removePartnerDocument: (call) => removePartnerDocument(needs, call),
    getPartnerScore,
    browsePartnerScores,
    getPartnerPeople,
    openPartnerAccount: (call) => openPartnerAccount(needs, call),
    invitePartnerPerson: (call) => invitePartnerPerson(needs, call),
    endPartnerAccount,
    reopenPartnerAccount,
    recogniseAtIntake: (call) => recogniseAtIntake(needs, call),
    proposeAtIntake: (call) => proposeAtIntake(needs, call),
    ...gradeRoutes,
    ...ownRoutes(needs),
    ...jobRoutes(needs),
    ...specialRoutes(needs),
  };
}
