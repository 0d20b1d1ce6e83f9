import type {
  AreaTag,
  FileAnswer,
  FormFieldsOf,
  ImplementedOperationsOf,
  JsonBodyOf,
  OperationId,
  operationIndex,
  ParamsOf,
  QueryOf,
  SuccessBody,
} from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { AuditNotes } from '../audit/audit-notes.ts';
import type { ReceivedFile } from '../files/file-store.ts';
import type { Caller, CallerOf } from './caller.ts';
import type { ReadyJson } from './ready-json.ts';
import type { Language } from './request-language.ts';

/** Which of the two public origins a call came to. */
export type Origin = 'staff' | 'tracker';

type BodyOf<Id extends OperationId> = (typeof operationIndex)[Id]['sendsFile'] extends true
  ? FormFieldsOf<Id> & { file: ReceivedFile }
  : (typeof operationIndex)[Id]['sendsChunk'] extends true
    ? Request
    : JsonBodyOf<Id>;

/** One validated call of an operation, as its handler sees it. */
export type Call<Id extends OperationId> = {
  path: ParamsOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  caller: CallerOf<Id>;
  /** The transaction of this call, with the caller's organisation set; none is set for the public. */
  tx: Transaction<Database>;
  /** The one time of this call: everything it stores agrees on it. */
  now: Date;
  language: Language;
  origin: Origin;
  requestId: string;
  /** Network address of the caller. */
  address: string;
  userAgent: string | undefined;
  /** The refresh token that came with the call: what takes its place is sealed with it. */
  refreshToken: string | undefined;
  /** The version of the record that the caller has, where the protocol sends it in a header. */
  ifMatch?: string | undefined;
  /** Adds to what the audit log records about this call. */
  audit: AuditNotes;
};

/** The body of the success answer, as a value or as its text. */
export type Answer<Id extends OperationId> =
  | SuccessBody<Id>
  | ReadyJson<SuccessBody<Id>>
  | ((typeof operationIndex)[Id]['sendsChunk'] extends true ? Response : never);

/** What an operation does: returns the body of the success answer, or throws a `Problem`. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** The handlers of an area: one for each operation of its tag that is not planned; a missing or extra one does not compile. */
export type RouteTable<Area extends AreaTag> = { [Id in ImplementedOperationsOf<Area>]: Handler<Id> };

/** A call of an operation that opens its own transactions, or none. */
export type StandaloneCall<Id extends OperationId> = Omit<Call<Id>, 'tx'>;

/** A handler whose operation is not known to the type checker any more. */
export type AnyHandler = (call: never) => Promise<unknown>;

const standaloneHandlers = new WeakSet<AnyHandler>();

/**
 * Marks a handler that runs outside a transaction: it needs no database, or (signing in) must not hold a connection
 * while it computes. Such a handler writes its own audit entries.
 */
export function standalone<Id extends OperationId>(
  handler: (call: StandaloneCall<Id>) => Promise<Answer<Id>>,
): Handler<Id> {
  standaloneHandlers.add(handler);
  return handler;
}

/** Whether a handler was marked as `standalone`. */
export function isStandalone(handler: AnyHandler): boolean {
  return standaloneHandlers.has(handler);
}

/** Whether a handler answered with a file instead of JSON. */
export function isFileAnswer(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'content' in answer && 'mimeType' in answer;
}

/** What is known of an upload before its file arrives. */
export type AnnouncedUpload = {
  caller: Exclude<Caller, { kind: 'public' }>;
  tx: Transaction<Database>;
  address: string;
  now: Date;
  /** How many bytes the request says it has; 0 when it does not. */
  size: number;
};

/** Refuses an upload by throwing a `Problem`. */
export type UploadCheck = (upload: AnnouncedUpload) => Promise<void>;

const uploadChecks = new WeakMap<AnyHandler, UploadCheck>();

/** Lets `check` refuse an upload before its file is received: nobody waits for what will be refused. */
export function afterCheck<Id extends OperationId>(check: UploadCheck, handler: Handler<Id>): Handler<Id> {
  uploadChecks.set(handler, check);
  return handler;
}

/** The check that comes before the file of an upload. */
export function uploadCheckOf(handler: AnyHandler): UploadCheck | undefined {
  return uploadChecks.get(handler);
}
