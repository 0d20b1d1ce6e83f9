import type {
  AreaTag,
  CallerKind,
  CallerTrait,
  DownloadOperationId,
  JsonBodyOf,
  OperationId,
  ParamsOf,
  QueryOf,
} from '@dosar/openapi';
import type { UploadOperationId } from '@dosar/openapi';

/** To whom the contract grants an operation. */
export type OperationAccess = {
  readonly callers: readonly CallerKind[];
  /** Any of these lets staff in; `*.manager` stands for every role with that literal suffix. Absent: any staff. */
  readonly roles?: readonly string[];
  /** Switched off for the organisation, the operation does not exist for its staff. */
  readonly feature?: string;
  readonly refuses?: readonly CallerTrait[];
};

/** Whom a page of the staff is for; its operations are granted to the same people. */
export type PageAccess = Pick<OperationAccess, 'roles' | 'feature'>;

/** An operation of the contract, as the web names it: where it is, with its types under its id. */
export type Operation<Id extends OperationId> = {
  readonly id: Id;
  readonly tag: AreaTag;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Honours `Idempotency-Key`. */
  readonly idempotent?: true;
  readonly access: OperationAccess;
};

/** An operation that speaks JSON in both directions. */
export type JsonOperationId = Exclude<OperationId, UploadOperationId | DownloadOperationId>;

type Empty = Record<string, never>;
type NothingMore = Record<never, never>;
type Part<Name extends string, Value> = Value extends undefined | Empty
  ? NothingMore
  : Empty extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** What a call carries: the path and query parameters and the body that the operation asks for, and nothing else. */
export type CallParams<Id extends OperationId> = Part<'path', ParamsOf<Id>> &
  Part<'query', QueryOf<Id>> &
  Part<'body', JsonBodyOf<Id>>;

/** The parameters, which may be left out where an operation needs none. */
export type ParamsArgument<Id extends OperationId> =
  Empty extends CallParams<Id> ? [params?: CallParams<Id>] : [params: CallParams<Id>];
/** The same, with what only this call wants. */
export type CallArguments<Id extends OperationId> = [...ParamsArgument<Id>, options?: CallOptions];

/** The same without types, for the code that puts a request together. */
export type AnyOperation = Operation<OperationId>;
export type AnyParams = {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
};

export type CallOptions = {
  signal?: AbortSignal;
  /** One key for one intention: a second try with the same key changes nothing a second time. */
  idempotencyKey?: string;
  /** The language of the answer, where that is not the one of the page. */
  language?: string;
  /** Milliseconds until the call gives up; 15 seconds when absent. */
  timeout?: number;
  /** The page asks by itself and can do without the answer: a failure is not shown to anybody. */
  inBackground?: boolean;
};
