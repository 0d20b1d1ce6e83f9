import type { areaTags, operationIndex } from '../generated/operations.ts';

type Index = typeof operationIndex;

export type AreaTag = (typeof areaTags)[number];
export type OperationId = keyof Index;
export type CallerKind = 'public' | 'pre_auth' | 'renew' | 'guest' | 'tracker' | 'staff' | 'provisioning';

/** Name of a rate limit that the contract uses beside the default of the caller's kind. */
export type RateLimitBucket = NonNullable<Index[OperationId]['rateLimit']>;
/** Name of an event in the audit log. */
export type AuditEvent = NonNullable<Index[OperationId]['audit']>['event'];

/** What keeps a caller out whatever their roles. */
export type CallerTrait = 'impersonating' | 'external' | 'preview_only' | 'assignment_guest';

/** What the contract says about one operation beside its data: where it is, who may call it, what is recorded. */
export type OperationFacts = {
  readonly tag: AreaTag;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly successStatus: number;
  readonly access: {
    readonly callers: readonly CallerKind[];
    /** Any of these lets staff in; `*.manager` stands for every role with that literal suffix. Null: any staff. */
    readonly roles: readonly string[] | null;
    /** Switched off for the organisation, the operation answers 404 to staff. */
    readonly feature: string | null;
    /** Traits that keep a caller out whatever their roles. */
    readonly refuses: readonly CallerTrait[] | null;
  };
  readonly audit: { readonly event: AuditEvent; readonly entity: string } | null;
  readonly rateLimit: RateLimitBucket | null;
  /** Honours `Idempotency-Key`. */
  readonly idempotent: boolean;
  /** Has no handler yet and answers 501. */
  readonly planned: boolean;
  /** Takes multipart/form-data. */
  readonly sendsFile: boolean;
  /** Takes a part of a file, by the protocol of resumable uploads. */
  readonly sendsChunk: boolean;
  /** Answers with a file instead of JSON. */
  readonly answersFile: boolean;
};

type IdsWhere<Facts> = { [Id in OperationId]: Index[Id] extends Facts ? Id : never }[OperationId];

/** Every operation of an area. */
export type OperationsOf<Tag extends AreaTag> = IdsWhere<{ readonly tag: Tag }>;
/** The operations of an area that need a handler. */
export type ImplementedOperationsOf<Tag extends AreaTag> = IdsWhere<{
  readonly tag: Tag;
  readonly planned: false;
}>;
/** The operations of an area that answer 501 until a handler comes. */
export type PlannedOperationsOf<Tag extends AreaTag> = IdsWhere<{
  readonly tag: Tag;
  readonly planned: true;
}>;

/** Operations that take a file in multipart/form-data. */
export type UploadOperationId = IdsWhere<{ readonly sendsFile: true }>;
/** Operations that answer with a file. */
export type DownloadOperationId = IdsWhere<{ readonly answersFile: true }>;
