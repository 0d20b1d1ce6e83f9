// Generated from openapi/ by `npm run generate`. Do not edit.

export {
  appToken,
  browseSessions,
  checkPass,
  endOtherSessions,
  endSession,
  exchangeExternalCode,
  externalAppToken,
  generateOneTimePassword,
  getOwnAccount,
  getSignInOptions,
  guestToken,
  impersonate,
  logout,
  refreshToken,
  renew,
  startExternalSignIn,
  trackerToken,
  updateOwnAccount,
  updatePass,
  verifyOneTimePassword,
} from './account.ts';
export {
  addNote,
  browseAssignees,
  browseDayAgenda,
  browseExports,
  browseOfferedTransitions,
  browsePresence,
  browseSavedViews,
  browseSearch,
  browseShortlist,
  browseStatuses,
  browseTags,
  browseTimeline,
  browseWorklist,
  changeAssignments,
  createSavedView,
  deleteSavedView,
  downloadExport,
  getAssignment,
  getGuestAssignment,
  getTimelineAssignment,
  previewClaimFile,
  releaseAssignment,
  reportPresence,
  saveWorklistFilter,
  startExport,
  streamChanges,
  takeAssignment,
  transitionAssignment,
  undoAssignmentChange,
  updateSavedView,
} from './assignments.ts';
export {
  browseDocTypes,
  browseDocuments,
  downloadDocument,
  removeDocument,
  uploadDocument,
} from './documents.ts';
export { browseOutbox, getEmailKey, getMessageContent, getSms } from './messages.ts';
export {
  browseBranches,
  browseColors,
  browseCounties,
  browseCountries,
  browsePolicyTypes,
  browseVehicleBrands,
  browseVehicleCategories,
  browseVehicleParts,
  submitClaimNotification,
} from './fnol.ts';
export { browseItemHistory } from './assessment.ts';
export { browseAssessmentCentreCounties } from './scheduling.ts';
export { browseReports } from './reports.ts';
export {
  browseNotifications,
  clearNotifications,
  getBranding,
  getHealthLive,
  getHealthReady,
  getMyBrowser,
  getOpenapi,
  getVersion,
  updateBranding,
} from './config.ts';
export {
  confirmContact,
  downloadTrackerDocument,
  findTrackerCaseData,
  getTrackerConfig,
  startChallenge,
  verifyChallenge,
} from './tracking.ts';
export {
  browseAssistantMessages,
  completeAssistantMessage,
  processAssistantMessage,
  sendAssistantMessage,
} from './assistant.ts';
