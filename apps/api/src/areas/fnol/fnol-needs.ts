import type { PolicyNeeds } from './policy/policy-needs.ts';

/** What filing a claim stands on. */
export type FnolNeeds = PolicyNeeds & {
  /** Where confirmation links lead. */
  staffOrigin: string;
  /** Where claimants follow their claim. */
  trackerOrigin: string;
  /** Sender of e-mails and of text messages. */
  mailFrom: string;
  smsSender: string;
};
