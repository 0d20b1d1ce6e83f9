import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { fileChannel, workChannel } from '#src/kernel/changes/live-events.ts';
import type { TestApi } from './start-test-api.ts';
import type { CallerHeaders } from './test-sessions.ts';

/** One event of the stream; an event about assignments lists their ids, one about claim files their changes. */
type News = { event: string; data: { assignment_ids?: string[]; changes?: FileChange[] } };
type FileChange = { claim_file_id: string; areas: string[] };

/**
 * The stream of changes, heard over a real connection as pages hear it.
 *
 * Call it once at the top of a file: it opens the server of `api` to its tests.
 */
export function listenToChanges(api: TestApi) {
  let url: string;
  /** Ids that stand for no work: they tell a page that it has heard all that came before. */
  const marks = new Set<string>();
  beforeAll(async () => {
    await api.staff.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(api.staff.server.address() as AddressInfo).port}/api/presence/stream`;
  });

  return {
    /** Asks for the stream without tokens. */
    asNobody: () => fetch(url),
    /** The news that somebody's page hears of what changes from now on, in the order in which they come. */
    async as(headers: CallerHeaders, { keepsFirst = false }: { keepsFirst?: boolean } = {}) {
      const abort = new AbortController();
      onTestFinished(() => abort.abort());
      const answer = await fetch(url, { headers: { ...headers }, signal: abort.signal });
      const heard: News[] = [];
      const files: FileChange[] = [];
      const ours = randomUUID();
      const state = { isOver: false, isInStep: false };
      marks.add(ours);
      function note({ event, data }: News) {
        if (data.changes) {
          files.push(...data.changes.filter(({ claim_file_id: id }) => !marks.has(id)));
          return;
        }
        const ids = data.assignment_ids?.filter((id) => !marks.has(id));
        if (ids?.length === 0) state.isInStep ||= data.assignment_ids?.includes(ours) === true;
        else heard.push({ event, data: ids ? { ...data, assignment_ids: ids } : data });
      }
      async function read() {
        let text = '';
        for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          text += chunk;
          const blocks = text.split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks) {
            const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
            if (event !== undefined) note({ event, data: JSON.parse(data ?? '') as News['data'] });
          }
        }
        state.isOver = true;
      }
      read().catch(() => undefined);
      // News of earlier changes may still be on their way: a page is in step once it hears of our change alone.
      await expect
        .poll(async () => {
          await sql`select pg_notify(channel, org_id || ' ' || ${ours})
            from organisation, unnest(array[${fileChannel}, ${workChannel}]) as channel`.execute(
            api.database.kysely,
          );
          return state.isInStep;
        })
        .toBe(true);
      heard.length = 0;
      // Those that the server repeats for whoever begins to listen are kept where a test is about them.
      if (!keepsFirst) files.length = 0;
      return {
        answer,
        heard,
        state,
        /** In which areas a claim file changed, as the page has heard by now. */
        areasOf: (claimFileId: string) => [
          ...new Set(
            files.filter(({ claim_file_id: id }) => id === claimFileId).flatMap(({ areas }) => areas),
          ),
        ],
        /** Every change of a claim file that the page has heard of. */
        files,
      };
    },
  };
}
