import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import type { AnswerBody, BodyOf, FileAnswer, OperationId, ParamsOf, StatusOf } from '@dosar/openapi';
import type { Operation } from '../client/operation.ts';
import type { SentForm } from './sent-form.ts';
import { readSentForm } from './sent-form.ts';

type MockBody<Body> = Body extends FileAnswer ? Blob : Body;

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
  body: BodyOf<Id> extends { file: unknown } ? SentForm : BodyOf<Id>;
};

type MockReaction<Id extends OperationId> =
  | MockAnswer<Id>
  | ((request: MockRequest<Id>) => MockAnswer<Id> | Promise<MockAnswer<Id>>);

/** Lets an operation answer on the network of a test, typed by the contract. */
export function mock<Id extends OperationId>(
  operation: Operation<Id>,
  reaction: MockReaction<NoInfer<Id>>,
): HttpHandler {
  const method = operation.method.toLowerCase() as Lowercase<typeof operation.method>;
  const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
  return http[method](`*${path}`, async ({ request, params }) => {
    if (typeof reaction !== 'function') return responseOf(reaction);
    // Beside the named parameters stands what the star matched.
    const { 0: _, ...named } = params;
    const seen = {
      path: named,
      query: new URL(request.url).searchParams,
      headers: request.headers,
      body: await bodyOf(request),
    };
    return responseOf(await reaction(seen as MockRequest<Id>));
  });
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return readSentForm(request);
  return type.startsWith('application/json') ? request.json() : undefined;
}

type PlainAnswer = { status: number; body: unknown; headers?: Record<string, string> };

async function responseOf({ status, body, headers = {} }: PlainAnswer) {
  // The Blob of a simulated browser is not the one that Node's responses take.
  if (body instanceof Blob) return new HttpResponse(await body.arrayBuffer(), { status, headers });
  if (body === undefined) return new HttpResponse(null, { status, headers });
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  return new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': type, ...headers } });
}
