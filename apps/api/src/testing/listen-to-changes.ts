import type { AddressInfo } from 'node:net';
import { beforeAll, onTestFinished } from 'vitest';
import type { TestApi } from './start-test-api.ts';
import type { CallerHeaders } from './test-sessions.ts';

/**
 * The stream of changes, heard over a real connection as pages hear it.
 *
 * Call it once at the top of a file: it opens the server of `api` to its tests.
 */
export function listenToChanges(api: TestApi) {
  let url: string;
  beforeAll(async () => {
    await api.staff.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(api.staff.server.address() as AddressInfo).port}/api/presence/stream`;
  });

  return {
    /** Asks for the stream without tokens. */
    asNobody: () => fetch(url),
    /** The news that somebody's page hears, in the order in which they come. */
    async as(headers: CallerHeaders) {
      const abort = new AbortController();
      onTestFinished(() => abort.abort());
      const answer = await fetch(url, { headers: { ...headers }, signal: abort.signal });
      const heard: { event: string; data: unknown }[] = [];
      const state = { isOver: false };
      async function read() {
        let text = '';
        for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          text += chunk;
          const blocks = text.split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks) {
            const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
            if (event !== undefined) heard.push({ event, data: JSON.parse(data ?? '') as unknown });
          }
        }
        state.isOver = true;
      }
      read().catch(() => undefined);
      return { answer, heard, state };
    },
  };
}
