import type { AreaTag, OperationId } from '@dosar/openapi';

/** An operation of the contract, as the web names it: where it is, with its types under its id. */
export type Operation<Id extends OperationId> = {
  readonly id: Id;
  readonly tag: AreaTag;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Honours `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Takes multipart/form-data. */
  readonly sendsFile?: true;
  /** Answers with a file instead of JSON. */
  readonly answersFile?: true;
};
