export { allOf, textCondition } from './search/search-text-sql.ts';
export { browseSearch } from './search/browse-search.ts';
export { fileLink } from './search/search-file-links-sql.ts';
export { findNewest, type SearchedList } from './search/search-newest-repository.ts';
export { pageOf, type Hit } from './search/search-page.ts';
export { findClaimFile, findEvent, findParties, findVehicles } from './claim-file-repository.ts';
export { findFileOfSession } from './filed-file-repository.ts';
export { linkFiles } from './links/link-files.ts';
export { findFileId } from './links/link-repository.ts';
export { findFacts } from './facts/find-facts.ts';
export { countSections } from './count-sections.ts';
export { findsForPreview } from './preview/previewed-search.ts';
export { recordTimelineEvent, recordTimelineEvents } from './timeline/timeline-event.ts';
export type { NewTimelineEvent, TimelineContext } from './timeline/timeline-event.ts';
export { verifiedPrintout } from './printouts/verified-printout.ts';
export { readerOf } from './timeline/browse-timeline.ts';
export { findTimeline } from './timeline/timeline-repository.ts';
export { sealedParty } from './change/party-numbers.ts';
export { writeNotes } from './timeline/add-note.ts';
export { withdrawEntries } from './timeline/withdraw-entries-repository.ts';
export { takeBackNotes } from './timeline/take-back-note.ts';
export { registerClaim } from './register-claim.ts';
export { nextClaimFileNo } from './register-claim-repository.ts';
export type { ClaimNotice, NoticedPerson } from './claim-notice.ts';
export { findLikelyDuplicates } from './duplicates/find-likely-duplicates.ts';
export { noteLikelyDuplicates } from './duplicates/note-likely-duplicates.ts';
export {
  confirmContactChannel,
  insertContactChannels,
  markUndeliverable,
  renewConfirmKey,
} from './contact-channel-repository.ts';
export { chooseContact } from './change/choose-contact.ts';
export { setTrackerStep } from './claim-file-repository.ts';
export { findDeedsFor } from './timeline/deeds-repository.ts';
export { accountOfParty, refuseAccount, sealedAccount, storeAccount } from './change/party-numbers.ts';
export { maskedCnp, maskedIban } from './preview/preview-masks.ts';
