import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunk, says, useModelServer } from '#src/testing/model-server.ts';
import { languageModel, ModelFailure, type LanguageModel } from './language-model.ts';
import { serverSentEvents } from './server-sent-events.ts';

const server = useModelServer();
const key = 'sk-0123456789abcdef';
const time = { now: new Date('2026-11-25T10:00:00Z') };

function aModel(settings: { LLM_URL?: string; LLM_SECONDS?: number } = {}): LanguageModel {
  const model = languageModel(
    { LLM_URL: server.url, LLM_MODEL: 'small', LLM_KEY: key, LLM_SECONDS: 1, ...settings },
    () => time.now,
  );
  if (model === undefined) throw new Error('The settings name a model.');
  return model;
}
const question = [{ role: 'user' as const, content: 'Ce este ceasul legal?' }];
const failure = (model: LanguageModel) =>
  model.ask(question).then(
    ({ text }) => `said ${text}`,
    (error: unknown) => (error instanceof ModelFailure ? error.why : String(error)),
  );

test('S6 what it is asked is a chat completion with its key, and its words and cost come back', async () => {
  server.behave(says('Termenul este de 30 de zile. [1]', 1234));
  expect(await aModel().ask(question)).toEqual({ text: 'Termenul este de 30 de zile. [1]', tokens: 1234 });
  const [request] = server.requests;
  expect(request).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${key}` });
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ model: 'small', stream: true, messages: question });
});

test('S6 a server that does not stream is understood as well', async () => {
  server.behave((response) => {
    const message = { role: 'assistant', content: 'Da. [1]' };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ choices: [{ message, finish_reason: 'stop' }], usage: { total_tokens: 50 } }),
    );
  });
  expect(await aModel().ask(question)).toMatchObject({ text: 'Da. [1]' });
});

test('S6 a stream that comes byte by byte, also in the middle of a letter, is put together', async () => {
  server.behave(async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const bytes = Buffer.from(
      `: hello\r\n\r\n${chunk('Șțîâă')}event: x\n${chunk(' gata. [1]', 'stop')}data: [DONE]\n\n`,
    );
    // Each byte leaves before the next one is written.
    for (const [at] of bytes.entries())
      await new Promise<void>((left) => response.write(bytes.subarray(at, at + 1), () => left()));
    response.end();
  });
  expect((await aModel().ask(question)).text).toBe('Șțîâă gata. [1]');
});

test('S6 the end is taken at its word: nobody waits for the server to hang up', async () => {
  server.behave((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`${chunk('Da. [1]', 'stop')}data: [DONE]\n\n`);
  });
  expect((await aModel().ask(question)).text).toBe('Da. [1]');
});

const stream = (...events: string[]) => ({ type: 'text/event-stream', body: events.join('') });

describe('S6 it failed where', () => {
  test.each([
    ['the server is overrun', 429, stream()],
    ['the server is broken', 500, stream(chunk('Da. [1]', 'stop'))],
    ['the key is refused', 401, stream()],
    ['it is sent elsewhere', 302, stream()],
    ['the answer is a page', 200, { type: 'text/html', body: '<html>' }],
    ['the JSON is broken off', 200, { type: 'application/json', body: '{"choices":[{"message":{"con' }],
    ['the JSON is another one', 200, { type: 'application/json', body: '{"choices":[]}' }],
    ['an event is no JSON', 200, stream(chunk('Da'), 'data: {"choices": oops}\n\n', chunk('. [1]', 'stop'))],
    ['an event is an error', 200, stream(chunk('Da. [1]'), 'data: {"error":{"message":"x"}}\n\n')],
    ['the stream is cut off', 200, stream(chunk('Termenul nu'))],
    ['the words do not fit', 200, stream(chunk('Termenul nu', 'length'))],
    ['it wants a tool', 200, stream(chunk('', 'tool_calls'))],
    ['it says too much', 200, stream(chunk('a '.repeat(5000), 'stop'))],
  ])('%s', async (_what, status, { type, body }) => {
    server.behave((response) => {
      response.writeHead(status, { 'content-type': type, location: '/elsewhere' }).end(body);
    });
    expect(await failure(aModel())).toBe('failed');
    expect(server.requests).toHaveLength(1);
  });

  test('nobody listens at its address', async () => {
    expect(await failure(aModel({ LLM_URL: 'http://127.0.0.1:9/v1' }))).toBe('failed');
  });

  test('the connection is torn down', async () => {
    server.behave((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(chunk('Termenul nu'), () => response.destroy());
    });
    expect(await failure(aModel())).toBe('failed');
  });

  test('it never ends: it is cut off after a megabyte', async () => {
    server.behave((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const more = () => {
        while (!response.destroyed && response.write(`: ${'x'.repeat(64 * 1024)}\n`));
      };
      response.on('drain', more);
      more();
    });
    expect(await failure(aModel({ LLM_SECONDS: 10 }))).toBe('failed');
  });
});

test.each([
  ['never begins', () => undefined],
  [
    'drips for ever',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const timer = setInterval(() => response.write(chunk('a')), 20);
      response.on('close', () => clearInterval(timer));
    },
  ],
] satisfies [string, Parameters<typeof server.behave>[0]][])(
  'S6 it is too slow where its answer %s',
  async (_what, behaviour) => {
    server.behave(behaviour);
    expect(await failure(aModel())).toBe('too_slow');
  },
);

test('S6 after three failures in a row it is left alone for a minute, and asked for a pause as long as it wants', async () => {
  server.behave((response) => {
    response.writeHead(500).end();
  });
  const model = aModel();
  await failure(model);
  await failure(model);
  expect(model.isResting()).toBe(false);
  await failure(model);
  expect(model.isResting()).toBe(true);
  time.now = new Date(time.now.getTime() + 61_000);
  expect(model.isResting()).toBe(false);
  server.behave((response) => {
    response.writeHead(429, { 'retry-after': '120' }).end();
  });
  await failure(model);
  time.now = new Date(time.now.getTime() + 119_000);
  expect(model.isResting()).toBe(true);
  time.now = new Date(time.now.getTime() + 2_000);
  expect(model.isResting()).toBe(false);
});

test('S6 a server that repeats its key shows it to nobody, and one that counts too little or too much is not believed', async () => {
  server.behave((response, request) => says(`Cheia este ${request.authorization}`, 1)(response, request));
  const { text, tokens } = await aModel().ask(question);
  expect(text).not.toContain(key);
  expect(tokens).toBeGreaterThan(10);
  server.behave(says('Da. [1]', 999_999_999));
  expect((await aModel().ask(question)).tokens).toBeLessThan(20_000);
});

test('S6 events come out alike however their bytes are cut, and whatever ends their lines', async () => {
  const text = [
    'data: {"a":"ș"}',
    '',
    ': kept alive',
    'data:one',
    'data: two',
    '',
    'id: 3',
    '',
    'data: last',
    '',
    '',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 40 }),
      async (end, sizes) => {
        const bytes = Buffer.from(text.join(end));
        async function* cut() {
          for (let from = 0, at = 0; from < bytes.length; at += 1) {
            const to = from + (sizes[at % sizes.length] ?? 1);
            yield bytes.subarray(from, to);
            from = to;
          }
        }
        const events: string[] = [];
        for await (const event of serverSentEvents(cut())) events.push(event);
        expect(events).toEqual(['{"a":"ș"}', 'one\ntwo', 'last']);
      },
    ),
  );
});
