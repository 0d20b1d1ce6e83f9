export { daysAhead, hoursAgo, now } from './cast/clock.ts';
export { idOf, keyOf } from './cast/identity.ts';
export { claimant, claimants, people, type StaffMember } from './cast/people.ts';
export {
  absenceTypes,
  aDecisionPreview,
  aLeaveBalance,
  anAbsence,
  anAbsencePreview,
  aPersonBalance,
  aReplacementQuestion,
  someOwnAbsences,
  someTeamAbsences,
} from './factories/absences.ts';
export {
  aGuestProfile,
  anOwnAccount,
  anOwnSession,
  aProfile,
  aReplacedUser,
  aSignIn,
  authTokens,
  someNews,
} from './factories/account.ts';
export {
  aDayAgenda,
  aGuestAssignment,
  aLargeChange,
  anAgendaDeadline,
  anAssignee,
  anAssignment,
  aSavedView,
  aStatus,
  aTimelineEvent,
  aTimelineLookup,
  aTimelinePage,
  aFileActivity,
  aTransition,
  aWorklistPage,
  aWorklistRow,
} from './factories/assignments.ts';
export {
  aBrowserConfig,
  aJob,
  aJobPage,
  someOutgoing,
  anOrganisation,
  aSettingChange,
  aVersion,
  demoAccounts,
  someBranches,
  someBranding,
  someClosures,
  someFeatures,
  someSender,
  someWorkingHours,
  someSignIn,
} from './factories/config.ts';
export { aDocRequest, aDocument, aDocumentPage, anUploadedDocument } from './factories/documents.ts';
export { aReceipt, lookups } from './factories/fnol.ts';
export { aMessage, anEmailLookup, anSmsLookup } from './factories/messages.ts';
export {
  aBoard,
  aLeftOutVisit,
  aPlace,
  aSlot,
  aVisit,
  someBookableWork,
  someFoundSlots,
} from './factories/scheduling.ts';
export { aClaimFilePreview, aFoundFile, aFoundPerson, someFindings } from './factories/search.ts';
export { aReceivedOffer } from './factories/settlement.ts';
export { aChallenge, aContactConfirmation, aTrackerConfig, aTrackerEvent } from './factories/tracking.ts';
export { aCodeAnswer, aCodeSending } from './factories/one-time-password.ts';
export {
  aLegalRisk,
  anApproval,
  anApprovalDetail,
  anIdleMember,
  aPersonWork,
  aRebalancePerson,
  aTeam,
  aTeamMember,
} from './factories/workload.ts';
export {
  aReport,
  aReportFile,
  aReportSchedule,
  someOwnReports,
  someReportCases,
  someReportFigures,
} from './factories/reports.ts';
export { aFeatureWorld, FeaturePage, type FeatureOptions, type FeatureWorld } from './feature-world.tsx';
export { inFeature } from './in-feature.tsx';
export { aSessionOf } from './test-session.ts';
