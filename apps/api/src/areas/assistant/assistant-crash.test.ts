import type { Schema } from '@dosar/openapi';
import { expect, test, vi } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import { useKillableServers, type KillableServer } from '#src/testing/killable-servers.ts';

type Message = Schema<'AssistantMessage'>;

const { api, start, observer, isWaitingFor, letGo } = useKillableServers();
const orgId = demoId('organisation', 'demo');
const rows = async (query: string, values: unknown[] = []) => (await observer().query(query, values)).rows;
const soon = { timeout: 60_000, interval: 20 };
const words = 'Am sunat la service după avarie';

/** Asks as a page does: a server that has just started may be too busy for a moment, and one that was killed answers nothing. */
const patiently = (request: () => Promise<Response>) =>
  vi.waitFor(
    async () => {
      const answer = await request().catch(() => undefined);
      if (answer?.status === 503) throw new Error('The server is busy.');
      return (await answer?.json()) as Message;
    },
    { timeout: 60_000, interval: 500 },
  );
const asks = (server: KillableServer, path: string) =>
  patiently(() => fetch(`${server.origin}/api/aiAssistant/${path}`, { headers: server.headers }));
const sends = (server: KillableServer, path: string, body: object) =>
  patiently(() => server.post(`/api/aiAssistant/${path}`, body));

/** Kills a server while its request waits for a table that the observer holds; the request ends with its server. */
async function killWhileWaiting(server: KillableServer, table: string, request: () => Promise<unknown>) {
  await observer().query('begin');
  await observer().query(`lock table ${table} in share mode`);
  const cut = request().catch(() => undefined);
  await expect.poll(() => isWaitingFor(table), soon).toBe(true);
  await server.kill();
  await letGo();
  await cut;
}

test('S6 T4 C33 C34 C35 a server that is killed while it takes a question, answers or carries out leaves it to the next one, which does it once', async () => {
  const taking = await start();
  const { assignment_id } = await aPieceOfWork(api);
  const question = { message_content: `Adaugă o notă: ${words}`, message_id: 'note-1', assignment_id };
  const stored = () => rows('select from ai_message where org_id = $1 and client_id = $2', [orgId, 'note-1']);
  await killWhileWaiting(taking, 'ai_message', () => sends(taking, 'sendMessage', question));
  expect(await stored()).toEqual([]);

  const first = await start();
  const { id } = await sends(first, 'sendMessage', question);
  expect(await stored()).toHaveLength(2);

  await killWhileWaiting(first, 'ai_message', () => asks(first, `completeLastMessage/${id}`));
  expect(await rows('select run_status from ai_message where ai_message_id = $1', [id])).toEqual([
    { run_status: 'pending' },
  ]);

  const second = await start();
  // The page sends again what it does not know to have arrived.
  expect(await sends(second, 'sendMessage', question)).toMatchObject({ id });
  expect(await asks(second, `completeLastMessage/${id}`)).toMatchObject({
    run_status: 'saved',
    proposals: [{ kind: 'add_note' }],
  });
  await sends(second, `decideProposals/${id}`, { accepted_proposal_numbers: [1] });
  await killWhileWaiting(second, 'ai_message', () => asks(second, `processLastMessage/${id}`));
  const notes = () => rows('select from note where org_id = $1 and body = $2', [orgId, words]);
  expect(await notes()).toEqual([]);

  const third = await start();
  expect(await asks(third, `processLastMessage/${id}`)).toMatchObject({ type: 'result' });
  expect(await asks(third, `processLastMessage/${id}`)).toMatchObject({ type: 'result' });
  expect(await notes()).toHaveLength(1);
}, 240_000);
