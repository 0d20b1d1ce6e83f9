/** The most that one answer from outside may take. */
export type AnswerLimits = { bytes: number; milliseconds: number };

/** What is asked of a server of somebody else; redirections are answers, and not followed. */
export type OutsideRequest = {
  method?: string;
  headers?: Headers | Record<string, string>;
  body?: RequestInit['body'];
  signal?: AbortSignal;
};

/** Why an answer from outside was not taken. Its message names no address and no content. */
export class OutsideAnswerError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutsideAnswerError';
  }
}

const usualLimits: AnswerLimits = { bytes: 1024 * 1024, milliseconds: 5_000 };

/**
 * Sends a request to an external server and reads its whole answer, within limits of size and time.
 *
 * The only way to send requests to other servers: they may be broken or hostile, and an endless answer would exhaust memory
 * and block the caller. The size is counted after decompression, the time from the first byte to the last.
 * Throws `OutsideAnswerError` when a limit is passed or no answer comes.
 */
export async function outsideFetch(
  url: string,
  { signal, ...request }: OutsideRequest = {},
  limits: Partial<AnswerLimits> = {},
): Promise<Response> {
  const { bytes, milliseconds } = { ...usualLimits, ...limits };
  const timeLimit = AbortSignal.timeout(milliseconds);
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: signal === undefined ? timeLimit : AbortSignal.any([signal, timeLimit]),
    });
    const content = await contentOf(answer, bytes);
    return new Response(content, {
      status: answer.status,
      statusText: answer.statusText,
      headers: answer.headers,
    });
  } catch (error) {
    if (error instanceof OutsideAnswerError) throw error;
    if (timeLimit.aborted) throw new OutsideAnswerError(`no whole answer within ${milliseconds} ms`, error);
    throw new OutsideAnswerError('no answer', error);
  }
}

/** The body as far as it may go; `null` where there is none, as some statuses demand. */
async function contentOf({ body }: Response, mostBytes: number): Promise<Blob | null> {
  if (body === null) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const content: AsyncIterable<Uint8Array<ArrayBuffer>> = body;
  for await (const part of content) {
    length += part.byteLength;
    // Leaving the loop cancels the body, which closes the connection.
    if (length > mostBytes) throw new OutsideAnswerError(`an answer of more than ${mostBytes} bytes`);
    parts.push(part);
  }
  return new Blob(parts);
}
