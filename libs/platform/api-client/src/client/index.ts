// What the public pages import: no query library, and the bundle carries only the operations that are named.
// eslint-disable-next-line no-restricted-syntax -- the generated list names each operation of the contract
export * from '../generated/operations.ts';
// eslint-disable-next-line no-restricted-syntax -- the generated list names each schema of the contract
export type * from '../generated/schemas.ts';
export { ApiProblem, hasOwnWindow, isApiProblem, type ApiProblemCode } from '../problem/api-problem.ts';
export { fieldProblemMessages } from '../problem/field-problem-messages.ts';
export { problemMessages, type ProblemMessages } from '../problem/problem-messages.ts';
export { useFieldProblemText, useProblemText } from '../problem/use-problem-text.ts';
export { useQueryFailure } from '../problem/use-query-failure.ts';
export { api } from './api.ts';
export { asStream } from './as-stream.ts';
export { asUpload } from './as-upload.ts';
export { dataOf } from './data-of.ts';
export { askEarly, earlyAnswer, earlyRequest, isAskedEarly } from './early-request.ts';
export { fetchWithin } from './fetch-within.ts';
export { asFile, fileOf, saveContent, saveFile, type DownloadedFile } from './file-of.ts';
export { inBackground } from './in-background.ts';
export { inLanguage } from './language-of-page.ts';
export { secondsIdle } from './last-use.ts';
export type { AnyOperation, CallParams, JsonOperationId, Operation } from './operation.ts';
export { pageHeaders } from './page-headers.ts';
export type { UploadProgress } from './send-body.ts';
export { tellOfServerErrors } from './problems.ts';
