import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import type { AnswerBody, FileAnswer, OperationId, ParamsOf, ProblemBody, StatusOf } from '@dosar/openapi';
import type { BodyOf } from '@dosar/openapi';
import type { Operation } from '../call/operation.ts';

type MockBody<Body> = Body extends FileAnswer ? Blob | Uint8Array<ArrayBuffer> : Body;

/** An answer that the contract documents for the operation: each status with the body that belongs to it. */
export type MockAnswer<Id extends OperationId> = {
  [Status in StatusOf<Id>]: {
    status: Status;
    body: MockBody<AnswerBody<Id, Status>>;
    headers?: Record<string, string>;
  };
}[StatusOf<Id>];

/** What a test can look at before it answers. */
export type MockRequest<Id extends OperationId> = {
  path: ParamsOf<Id>;
  query: URLSearchParams;
  headers: Headers;
  /** JSON body; of an upload, its form. */
  body: BodyOf<Id> extends { file: unknown } ? FormData : BodyOf<Id>;
};

type MockReaction<Id extends OperationId> =
  MockAnswer<Id> | ((request: MockRequest<Id>) => MockAnswer<Id> | Promise<MockAnswer<Id>>);

/** Lets an operation answer on the network of a test, typed by the contract. */
export function mock<Id extends OperationId>(
  operation: Operation<Id>,
  reaction: MockReaction<Id>,
): HttpHandler {
  const method = operation.method.toLowerCase() as Lowercase<typeof operation.method>;
  const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
  return http[method](`*${path}`, async ({ request, params }) => {
    const answer =
      typeof reaction === 'function'
        ? await reaction({
            path: params,
            query: new URL(request.url).searchParams,
            headers: request.headers,
            body: await bodyOf(request),
          } as MockRequest<Id>)
        : reaction;
    return responseOf(answer);
  });
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return request.formData();
  return type.startsWith('application/json') ? request.json() : undefined;
}

function responseOf({
  status,
  body,
  headers = {},
}: {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}) {
  if (body instanceof Blob || body instanceof Uint8Array)
    return new HttpResponse(body as BlobPart & BodyInit, { status, headers });
  if (body === undefined) return new HttpResponse(null, { status, headers });
  const isProblem = status >= 400;
  return HttpResponse.json(body as ProblemBody, {
    status,
    headers: { ...(isProblem && { 'Content-Type': 'application/problem+json' }), ...headers },
  });
}
