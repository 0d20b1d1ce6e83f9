import type {
  AreaTag,
  CallerKind,
  CallerTrait,
  DownloadOperationId,
  OperationId,
  operations,
  UploadOperationId,
} from '@dosar/openapi';
import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';

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

/** What a call carries: parameters and body as `api` takes them. */
export type CallParams<Id extends OperationId> = ParamsOption<operations[Id]> &
  RequestBodyOption<operations[Id]>;

/** The same, which may be left out where an operation needs nothing. */
export type ParamsArgument<Id extends OperationId> =
  Record<never, never> extends CallParams<Id> ? [params?: CallParams<Id>] : [params: CallParams<Id>];

/** The same without types, for the code that hands it on. */
export type AnyOperation = Operation<OperationId>;
export type AnyParams = { params?: object; body?: unknown };
