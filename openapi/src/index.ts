export { areaProblemCodes, areaTags, operationIndex } from '../generated/operations.ts';
export type { operations, paths } from '../generated/schema.ts';
export type { FileAnswer, UploadedFile } from './file-answer.ts';
export type {
  AnswerBody,
  AreaProblemCode,
  BodyOf,
  FieldProblem,
  FieldProblemCode,
  FormFieldsOf,
  GeneralProblemCode,
  JsonBodyOf,
  ParamsOf,
  ProblemBody,
  ProblemCode,
  QueryOf,
  Schema,
  SchemaName,
  StatusOf,
  SuccessBody,
  SuccessStatusOf,
} from './operation-data.ts';
export type {
  AreaTag,
  AuditEvent,
  CallerKind,
  CallerTrait,
  DownloadOperationId,
  ImplementedOperationsOf,
  OperationFacts,
  OperationId,
  OperationsOf,
  PlannedOperationsOf,
  RateLimitBucket,
  UploadOperationId,
} from './operation-facts.ts';
