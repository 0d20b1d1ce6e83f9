import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { api } from '../client/api.ts';
import { answerOf } from '../client/data-of.ts';
import { sendBody } from '../client/send-body.ts';
import { isApiProblem, type ApiProblem } from '../problem/api-problem.ts';

type Path = { upload_id: string };
type Headers = Record<string, string>;
type Sent = { status: number; header: (name: string) => string | null };

const partType = 'application/offset+octet-stream';

/** What the library of the protocol sends goes by our client: signed, renewed and timed like every other call. */
export function partRequests(uploadId: string, onRefused: (problem: ApiProblem) => void): HttpStack {
  const path = { upload_id: uploadId };
  const createRequest = (method: string, url: string) => partRequest(path, method, url, onRefused);
  return { createRequest, getName: () => 'api' };
}

function partRequest(
  path: Path,
  method: string,
  url: string,
  onRefused: (problem: ApiProblem) => void,
): HttpRequest {
  const headers: Headers = {};
  const cancelling = new AbortController();
  const { signal } = cancelling;
  let onSent: ((bytes: number) => void) | undefined;

  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => {
      headers[name] = value;
    },
    getHeader: (name) => headers[name],
    setProgressHandler: (handler) => {
      onSent = handler;
    },
    async send(body) {
      try {
        return responseOf(
          body instanceof Blob
            ? await sendPart(path, body, { headers, signal, onSent })
            : await askOffset(path, { headers, signal }),
        );
      } catch (problem) {
        // The library decides by the status what it does next; without an answer it tries again.
        if (!isApiProblem(problem)) throw problem;
        onRefused(problem);
        if (problem.status === 0) throw problem;
        return responseOf({ status: problem.status, header: () => null });
      }
    },
    abort: () => Promise.resolve(cancelling.abort()),
    getUnderlyingObject: () => undefined,
  };
}

async function sendPart(
  path: Path,
  part: Blob,
  {
    headers,
    signal,
    onSent,
  }: { headers: Headers; signal: AbortSignal; onSent?: ((bytes: number) => void) | undefined },
): Promise<Sent> {
  const { response } = await answerOf(
    api.PATCH('/api/document/resumable/{upload_id}', {
      params: { path },
      headers: { ...headers, 'Content-Type': partType },
      signal,
      body: part,
      // The body goes another way: fetch cannot tell how far it is.
      bodySerializer: () => undefined,
      fetch: (request: Request) => sendBody(request, part, ({ sentBytes }) => onSent?.(sentBytes)),
      parseAs: 'stream',
    }),
  );
  return { status: response.status, header: (name) => response.headers.get(name) };
}

async function askOffset(
  path: Path,
  { headers, signal }: { headers: Headers; signal: AbortSignal },
): Promise<Sent> {
  const { response } = await answerOf(
    api.HEAD('/api/document/resumable/{upload_id}', { params: { path }, headers, signal, parseAs: 'stream' }),
  );
  return { status: response.status, header: (name) => response.headers.get(name) };
}

function responseOf({ status, header }: Sent): HttpResponse {
  return {
    getStatus: () => status,
    getHeader: (name) => header(name) ?? undefined,
    getBody: () => '',
    getUnderlyingObject: () => undefined,
  };
}
