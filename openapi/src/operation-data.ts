import type { components, operations } from '../generated/schema.ts';
import type { FileAnswer, UploadedFile } from './file-answer.ts';
import type { areaProblemCodes } from '../generated/operations.ts';
import type { AreaTag, OperationId } from './operation-facts.ts';

/** A named schema of the contract, such as `Schema<'WorklistRow'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
export type SchemaName = keyof components['schemas'];

/** Body of every answer outside 2xx. */
export type ProblemBody = Schema<'Problem'>;
export type ProblemCode = Schema<'ProblemCode'>;
/** The codes that one area answers and no other; by default those of all areas. */
export type AreaProblemCode<Tag extends AreaTag = AreaTag> = Tag extends keyof typeof areaProblemCodes
  ? (typeof areaProblemCodes)[Tag][number]
  : never;
/** The codes that any area may answer. */
export type GeneralProblemCode = Exclude<ProblemCode, AreaProblemCode>;
export type FieldProblem = Schema<'FieldProblem'>;
export type FieldProblemCode = Schema<'FieldProblemCode'>;

type Nothing = Record<string, never>;
type OrNothing<Values> = [Values] extends [never] ? Nothing : Values;
type Parameters<Id extends OperationId> = operations[Id]['parameters'];
/** No content at all; an empty type would let every inference below succeed. */
type NoContent = { none: true };
type Content<Value> = [Value] extends [never]
  ? NoContent
  : Value extends { content: infer Found }
    ? Found
    : NoContent;

/** Path parameters, `{}` when there are none. */
export type ParamsOf<Id extends OperationId> = OrNothing<NonNullable<Parameters<Id>['path']>>;
/** Query parameters, `{}` when there are none. */
export type QueryOf<Id extends OperationId> = OrNothing<NonNullable<Parameters<Id>['query']>>;

type RequestContent<Id extends OperationId> = Content<NonNullable<operations[Id]['requestBody']>>;

/** JSON body of a request; `undefined` when the operation takes none. */
export type JsonBodyOf<Id extends OperationId> = [RequestContent<Id>] extends [
  { 'application/json': infer Body },
]
  ? Body
  : undefined;
/** Fields that travel beside the file of an upload. */
export type FormFieldsOf<Id extends OperationId> = [RequestContent<Id>] extends [
  { 'multipart/form-data': infer Form },
]
  ? Omit<Form, 'file'>
  : never;
/** What a handler receives: the JSON body, or the fields of an upload with its file. */
export type BodyOf<Id extends OperationId> = [RequestContent<Id>] extends [{ 'multipart/form-data': unknown }]
  ? FormFieldsOf<Id> & { file: UploadedFile }
  : JsonBodyOf<Id>;

// Literals, not `number`: a literal status in code then keeps its type while TypeScript still infers the operation.
type SuccessStatus = 200 | 201 | 202 | 204;
type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 501 | 503;

/** Every status that the contract documents for an operation. */
export type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] &
  (SuccessStatus | ProblemStatus);
export type SuccessStatusOf<Id extends OperationId> = StatusOf<Id> & SuccessStatus;

type AnswerContent<Id extends OperationId, Status extends StatusOf<Id>> = Content<
  operations[Id]['responses'][Status]
>;

/** JSON body of the answer with a given status; a file's bytes are `FileAnswer`. */
export type AnswerBody<Id extends OperationId, Status extends StatusOf<Id>> = [
  AnswerContent<Id, Status>,
] extends [{ 'application/json': infer Body }]
  ? Body
  : [AnswerContent<Id, Status>] extends [{ 'application/problem+json': infer Body }]
    ? Body
    : [AnswerContent<Id, Status>] extends [{ 'application/scim+json': infer Body }]
      ? Body
      : [AnswerContent<Id, Status>] extends [{ '*/*': unknown }]
        ? FileAnswer
        : undefined;

/** What a handler returns when all went well. */
export type SuccessBody<Id extends OperationId> = AnswerBody<Id, SuccessStatusOf<Id>>;
