/** The most that one answer from outside may take. */
export type AnswerLimits = { bytes: number; milliseconds: number };

/** What is asked of a server of somebody else; redirections are answers, and not followed. */
export type OutsideRequest = {
  method?: string;
  headers?: Headers | Record<string, string>;
  body?: RequestInit['body'];
  signal?: AbortSignal;
};

/** An answer from outside while it arrives; its parts end with an error where a limit is passed. */
export type ArrivingAnswer = {
  answer: Pick<Response, 'status' | 'statusText' | 'headers' | 'ok'>;
  parts: AsyncIterable<Uint8Array<ArrayBuffer>>;
};

/** Why an answer from outside was not taken. Its message names no address and no content. */
export class OutsideAnswerError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutsideAnswerError';
  }
}

/** It may have come later. */
export class OutsideTimeError extends OutsideAnswerError {}

const usualLimits: AnswerLimits = { bytes: 1024 * 1024, milliseconds: 5_000 };

/**
 * Sends a request to an external server and reads its whole answer, within limits of size and time.
 *
 * This and `outsideStream` are the only ways to send requests to other servers: they may be broken or hostile, and an endless
 * answer would exhaust memory and block the caller. The size is counted after decompression, the time from the first byte to
 * the last. Throws `OutsideAnswerError` when a limit is passed or no answer comes.
 */
export async function outsideFetch(
  url: string,
  request: OutsideRequest = {},
  limits: Partial<AnswerLimits> = {},
): Promise<Response> {
  return outsideStream(url, request, limits, async ({ answer, parts }) => {
    const content: Uint8Array<ArrayBuffer>[] = [];
    for await (const part of parts) content.push(part);
    const { status, statusText, headers } = answer;
    const hasContent = ![101, 204, 205, 304].includes(status);
    return new Response(hasContent ? new Blob(content) : null, { status, statusText, headers });
  });
}

/** Sends a request to an external server and lets `read` see its answer while it arrives, within the same limits. */
export async function outsideStream<Result>(
  url: string,
  { signal, ...request }: OutsideRequest,
  limits: Partial<AnswerLimits>,
  read: (arriving: ArrivingAnswer) => Promise<Result>,
): Promise<Result> {
  const { bytes, milliseconds } = { ...usualLimits, ...limits };
  const timeLimit = AbortSignal.timeout(milliseconds);
  const over = new AbortController();
  const signals = [timeLimit, over.signal, ...(signal === undefined ? [] : [signal])];
  try {
    const answer = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.any(signals) });
    return await read({ answer, parts: limited(answer, bytes) });
  } catch (error) {
    if (error instanceof OutsideAnswerError) throw error;
    if (timeLimit.aborted) throw new OutsideTimeError(`no whole answer within ${milliseconds} ms`, error);
    if (isOfTheLine(error)) throw new OutsideAnswerError('no answer', error);
    throw error;
  } finally {
    // What was not read is not waited for: the connection ends.
    over.abort();
  }
}

/** Whether the line broke, and not whoever read from it. */
const isOfTheLine = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name));

async function* limited({ body }: Response, mostBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (body === null) return;
  let length = 0;
  const content: AsyncIterable<Uint8Array<ArrayBuffer>> = body;
  for await (const part of content) {
    length += part.byteLength;
    if (length > mostBytes) throw new OutsideAnswerError(`an answer of more than ${mostBytes} bytes`);
    yield part;
  }
}
