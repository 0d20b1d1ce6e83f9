import type { PrivateFiles } from '#src/areas/documents/index.ts';
import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { balanceRoutes } from './balances/balance-routes.ts';
import { browseTeamAbsences } from './deciding/browse-team-absences.ts';
import { decideAbsences } from './deciding/decide-absences.ts';
import { previewDecision } from './deciding/preview-decision.ts';
import { endReplacement, revokeAbsence, undoDecision } from './deciding/undo-decision.ts';
import { leaveTypeRoutes } from './leave-types/leave-type-routes.ts';
import type { NoticeNeeds } from './notices/send-notices.ts';
import { answerReplacement } from './own/answer-replacement.ts';
import { attachCertificate, downloadCertificate, removeCertificate } from './own/certificate.ts';
import { browseReplacementQuestions } from './own/browse-replacement-questions.ts';
import { cancelAbsence } from './own/cancel-absence.ts';
import { createFeed, getFeed, revokeFeed } from './own/feed.ts';
import { getOwnAbsences } from './own/get-own-absences.ts';
import { getReturnBrief } from './own/get-return-brief.ts';
import { previewAbsence } from './own/preview-absence.ts';
import { saveAbsence } from './own/save-absence.ts';

/** The handlers of the area. */
export function absencesRoutes(needs: NoticeNeeds & { privateFiles: PrivateFiles }): RouteTable<'absences'> {
  return {
    answerReplacement: (call) => answerReplacement(needs, call),
    attachCertificate: (call) => attachCertificate(needs, call),
    ...balanceRoutes,
    browseReplacementQuestions,
    browseTeamAbsences,
    cancelAbsence: (call) => cancelAbsence(needs, call),
    createFeed: (call) => createFeed(needs, call),
    downloadCertificate: (call) => downloadCertificate(needs, call),
    removeCertificate: (call) => removeCertificate(needs, call),
    decideAbsences: (call) => decideAbsences(needs, call),
    endReplacement: (call) => endReplacement(needs, call),
    getFeed,
    getOwnAbsences,
    ...leaveTypeRoutes,
    getReturnBrief,
    previewAbsence,
    previewDecision,
    revokeAbsence: (call) => revokeAbsence(needs, call),
    revokeFeed,
    saveAbsence: (call) => saveAbsence(needs, call),
    undoDecision: (call) => undoDecision(needs, call),
  };
}
