/** Keys and numbers of the demo world that people and programs know by heart. */
export const pinned = {
  trackerCases: ['DM26R0000001', 'DM26R0000002', 'DM26R0000003'],
  guestAssignmentKey: 'demo-guest-assignment-key-01',
  docRequestKey: 'demo-doc-request-key-0001',
  /** Of an offer that its claimant can accept. */
  offerKey: 'demo-offer-key-for-a-claimant-to-answer-001',
  contactKey: 'demo-contact-key-00000001',
  /** Three files claim the same bumper of this car. */
  itemHistoryVin: 'UU1HSDJ9G54321987',
  itemHistoryPart: 'front_bumper',
} as const;
