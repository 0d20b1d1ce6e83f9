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
export { browseItemHistory } from './assessment.ts';
export {
  browseAssignees,
  browseLargeChanges,
  browseOfferedTransitions,
  browseStatuses,
  browseTags,
  cancelLargeChange,
  changeAssignments,
  getAssignment,
  getGuestAssignment,
  releaseAssignment,
  takeAssignment,
  transitionAssignment,
  undoAssignmentChange,
} from './assignments.ts';
export {
  browseAssistantMessages,
  completeAssistantMessage,
  processAssistantMessage,
  sendAssistantMessage,
} from './assistant.ts';
export {
  addNote,
  browsePreviewDocuments,
  browseSearch,
  browseTimeline,
  getTimelineAssignment,
  previewClaimFile,
  takeBackNote,
} from './claims.ts';
export {
  browseJobs,
  browseNotifications,
  cancelJob,
  clearNotifications,
  getBranding,
  getHealthLive,
  getHealthReady,
  getMyBrowser,
  getOpenapi,
  getVersion,
  retryJob,
  updateBranding,
} from './config.ts';
export {
  addAnnotation,
  browseAnnotations,
  browseDocTypes,
  browseDocuments,
  changeDocument,
  downloadDocument,
  judgeDocuments,
  removeAnnotation,
  removeDocument,
  uploadDocument,
} from './documents.ts';
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
export { browseOutbox, getEmailKey, getMessageContent, getSms } from './messages.ts';
export { browseReports } from './reports.ts';
export { browseAssessmentCentreCounties } from './scheduling.ts';
export {
  browseTrackerDocuments,
  confirmContact,
  downloadTrackerDocument,
  findTrackerCaseData,
  getTrackerConfig,
  startChallenge,
  verifyChallenge,
} from './tracking.ts';
export {
  browseDayAgenda,
  browseExports,
  browsePartners,
  browsePresence,
  browseSavedViews,
  browseShortlist,
  browseWorklist,
  changeMatching,
  countMatching,
  countNews,
  createSavedView,
  deleteSavedView,
  downloadExport,
  reportPresence,
  saveWorklistFilter,
  startExport,
  streamChanges,
  updateSavedView,
} from './worklist.ts';
