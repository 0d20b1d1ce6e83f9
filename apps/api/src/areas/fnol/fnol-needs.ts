/** What filing a claim stands on. */
export type FnolNeeds = {
  /** Where confirmation links lead. */
  staffOrigin: string;
  /** Where claimants follow their claim. */
  trackerOrigin: string;
  /** Sender of e-mails and of text messages. */
  mailFrom: string;
  smsSender: string;
};
