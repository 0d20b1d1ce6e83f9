import type { Schema } from '@dosar/openapi';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';

/** What the tracker stands on. */
export type TrackingNeeds = {
  /** Hides access codes at rest. */
  serverKey: Buffer;
  /** Host of the tracker site, as the visitor's browser shows it. */
  trackerHost: string;
  /** Where its pages are. */
  trackerOrigin: string;
  /** What browsers register with, none where they are told nothing, and at which push services. */
  push: { publicKey: string | undefined; hosts: readonly string[] };
  files: FileStore;
  /** Ends the caller's session and opens one that is limited to a claim file. */
  openTrackerSession: (call: Call<'verifyChallenge'>, claimFileId: string) => Promise<Schema<'AuthTokens'>>;
};
