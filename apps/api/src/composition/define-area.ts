import type { KeyObject } from 'node:crypto';
import type { AreaProblemCode, AreaTag, SuccessBody } from '@dosar/openapi';
import type { Env } from '#src/env.ts';
import type { Database } from '#src/generated/database.ts';
import type { LiveStreams } from '#src/kernel/changes/live-streams.ts';
import type { Db } from '#src/kernel/database/index.ts';
import type { Subscription } from '#src/kernel/events/domain-event.ts';
import type { Contribution } from '#src/kernel/extension-points/extension-point.ts';
import type { WorkingFileStore } from '#src/kernel/files/file-store.ts';
import type { VirusScanner } from '#src/kernel/files/virus-scanner.ts';
import type { Contract } from '#src/kernel/http/contract.ts';
import type { AnyHandler, RouteTable } from '#src/kernel/http/route-table.ts';
import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';
import type { JobList } from '#src/kernel/jobs/declare-queues.ts';
import type { AnyJob, Schedule } from '#src/kernel/jobs/define-job.ts';
import type { JobRunnerNeeds } from '#src/kernel/jobs/run-job.ts';
import type { MessageProvider } from '#src/kernel/outbox/message-provider.ts';
import type { IdTokens } from '#src/kernel/session/id-token.ts';
import type { SessionDirectory } from '#src/kernel/session/session-directory.ts';
import type { OutsideServers } from '#src/providers/outside-servers.ts';

/** What the server offers to the areas; each takes what it uses. */
export type AreaNeeds = OutsideServers & {
  env: Env;
  db: Db;
  sessions: SessionDirectory;
  tokens: IdTokens;
  /** Key of the server's own message authentication codes. */
  serverKey: Buffer;
  files: WorkingFileStore;
  live: LiveStreams;
  contract: Contract;
  /** The build of the back office that is served; null when only the API is. */
  build: string | null;
  readiness: () => Promise<SuccessBody<'getHealthReady'>>;
  /** All work outside of requests, of every area. */
  jobs: JobList<JobNeeds>;
};

/** What the server offers to jobs; each takes what it uses. */
export type JobNeeds = JobRunnerNeeds & {
  env: Env;
  /** What personal numbers are locked away with. */
  serverKey: Buffer;
  files: WorkingFileStore;
  /** Looks at files for viruses; none when the settings name none. */
  scanner: VirusScanner | undefined;
  now: () => Date;
  /** Where the ends of the audit chains are noted down, and the key that signs them. */
  anchorsFolder: string;
  signingKey: KeyObject;
  /** Hands a message over to the mail server or the SMS gateway. */
  deliver: MessageProvider;
};

/** What an area adds to the server. The kernel and the other areas know it by this alone. */
export type AreaManifest<Tag extends AreaTag> = {
  /** The area's word, as in the contract. */
  name: Tag;
  /** Tables that this area alone writes; a check of all SQL holds the server to it. */
  tables?: readonly (keyof Database)[];
  /** Views that it offers to everybody for reading. */
  views?: readonly (keyof Database)[];
  /** Tables of other areas that its own statements read; see decision 0053. */
  reads?: readonly (keyof Database)[];
  /** A handler for every operation of the area's contract. */
  routes?: (needs: AreaNeeds) => RouteTable<Tag>;
  /** The area's work outside of requests. */
  jobs?: readonly AnyJob<JobNeeds>[];
  /** Which of these jobs run by themselves, and when. */
  schedules?: readonly Schedule<JobNeeds>[];
  /** What the area does in the transaction of another area's event. */
  subscriptions?: readonly Subscription[] | ((env: Env) => readonly Subscription[]);
  /** Entries for extension points, those of other areas and its own. */
  contributions?: readonly Contribution[] | ((env: Env) => readonly Contribution[]);
} & OwnProblemTexts<Tag>;

/** An area with problem codes of its own has a sentence for each of them; a missing one does not compile. */
type OwnProblemTexts<Tag extends AreaTag> = [AreaProblemCode<Tag>] extends [never]
  ? { problemTexts?: never }
  : { problemTexts: ProblemTexts<Tag> };

/** A manifest whose tag is not known to the type checker any more. */
export type AnyArea = Omit<AreaManifest<AreaTag>, 'routes' | 'problemTexts'> & {
  problemTexts?: Record<string, { en: string; ro: string }>;
  routes?: (needs: AreaNeeds) => Record<string, AnyHandler>;
};

/** Declares an area; the only export of its `area.ts`. */
export function defineArea<Tag extends AreaTag>(manifest: AreaManifest<Tag>): AreaManifest<Tag> {
  return manifest;
}
