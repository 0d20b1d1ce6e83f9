// What the public pages import: no query library, and the bundle carries only the operations that are named.
// eslint-disable-next-line no-restricted-syntax -- the generated list names each operation of the contract
export * from '../generated/operations.ts';
// eslint-disable-next-line no-restricted-syntax -- the generated list names each schema of the contract
export type * from '../generated/schemas.ts';
export { ApiProblem, hasOwnWindow, isApiProblem, type ApiProblemCode } from '../problem/api-problem.ts';
export { fieldProblemMessages } from '../problem/field-problem-messages.ts';
export { problemMessages } from '../problem/problem-messages.ts';
export { useFieldProblemText, useProblemText } from '../problem/use-problem-text.ts';
export { uploadFile, type Upload } from '../upload/upload-file.ts';
export type { UploadProgress } from '../upload/post-form.ts';
export { askAhead, fetchUnlessAsked, isAskedAhead } from './ask-ahead.ts';
export { callApi } from './call-api.ts';
export { apiConnection, configureApi, type ApiConnection, type Recovery } from './connection.ts';
export { downloadFile, saveFile, type DownloadedFile } from './download-file.ts';
export { openStream } from './open-stream.ts';
export { secondsIdle } from './last-use.ts';
export { requestOfCall } from './request-of-call.ts';
export type { AnyOperation, CallOptions, CallParams, JsonOperationId, Operation } from './operation.ts';
