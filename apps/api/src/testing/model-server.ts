import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** What a language model is asked, as its server sees it. */
export type ModelRequest = { authorization: string | undefined; path: string; body: string };

type Behaviour = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

/** One event of a stream of chat completions. */
export const chunk = (content: string, end?: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: end ?? null }] })}\n\n`;

/** A stream that says a text, word by word, and ends well. */
export function says(text: string, tokens = 100): Behaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const word of text.match(/\s*\S+/g) ?? []) response.write(chunk(word));
    response.write(chunk('', 'stop'));
    response.write(`data: ${JSON.stringify({ choices: [], usage: { total_tokens: tokens } })}\n\n`);
    response.end('data: [DONE]\n\n');
  };
}

/** The findings that a request carries, as the model may read them. */
export function findingsIn({ body }: ModelRequest): { source: number; text: string }[] {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  const told = messages.find(({ role }) => role === 'user')?.content ?? '';
  const { findings } = JSON.parse(told.slice(told.indexOf('{'), told.lastIndexOf('}') + 1)) as {
    findings: { source: number; text: string }[];
  };
  return findings;
}

/** A model that repeats what it was told, each finding with its source. */
export const repeats: Behaviour = (response, request) =>
  says(
    findingsIn(request)
      .map(({ source, text }) => `${text} [${source}]`)
      .join('\n'),
  )(response, request);

/** A real HTTP server that speaks chat completions, for the tests of one file; each test says how it behaves. */
export function useModelServer() {
  const requests: ModelRequest[] = [];
  const state: { behaviour: Behaviour } = { behaviour: repeats };
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const seen = { authorization: request.headers.authorization, path: request.url ?? '', body };
      requests.push(seen);
      await state.behaviour(response, seen);
    });
  });
  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
  beforeEach(() => {
    requests.length = 0;
    state.behaviour = repeats;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return {
    /** What it was asked since the test began. */
    requests,
    behave: (behaviour: Behaviour) => {
      state.behaviour = behaviour;
    },
    /** Its address; there once the tests run. */
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
