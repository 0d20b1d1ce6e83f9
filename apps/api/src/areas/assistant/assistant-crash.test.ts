import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { useKillableServers, type KillableServer } from '#src/testing/killable-servers.ts';

type Message = Schema<'AssistantMessage'>;

const { start, observer, isWaitingFor } = useKillableServers();
const orgId = demoId('organisation', 'demo');
const rows = async (query: string, values: unknown[] = []) => (await observer().query(query, values)).rows;
const soon = { timeout: 60_000, interval: 20 };
const words = 'Am sunat la service după avarie';

const asks = async (server: KillableServer, path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${server.origin}/api/aiAssistant/${path}`, {
    headers: server.headers,
    ...init,
  });
  return (await answer.json()) as Message;
};

/** Kills a server while its request waits for a table that the observer holds; the request ends with its server. */
async function killWhileWaiting(server: KillableServer, table: string, request: () => Promise<unknown>) {
  await observer().query('begin');
  await observer().query(`lock table ${table} in share mode`);
  const cut = request().catch(() => undefined);
  await expect.poll(() => isWaitingFor(table), soon).toBe(true);
  server.process.child.kill('SIGKILL');
  await server.process.ended;
  await observer().query('rollback');
  await cut;
}

test('S6 T4 C35 a server that is killed while it answers or carries out leaves it to the next one, which does it once', async () => {
  const first = await start();
  const [work] = await rows(
    `select assignment_id from assignment join app_user on app_user.user_id = assigned_user_id
      where assignment.org_id = $1 and username = 'ana.ionescu' and category_code = 'active' order by assignment_no limit 1`,
    [orgId],
  );
  const question = { message_content: `Adaugă o notă: ${words}`, message_id: 'note-1', ...work };
  const sent = await first.post('/api/aiAssistant/sendMessage', question);
  const { id } = (await sent.json()) as Message;

  await killWhileWaiting(first, 'ai_message', () => asks(first, `completeLastMessage/${id}`));
  expect(await rows('select run_status from ai_message where ai_message_id = $1', [id])).toEqual([
    { run_status: 'pending' },
  ]);

  const second = await start();
  // The page sends again what it does not know to have arrived.
  const again = await second.post('/api/aiAssistant/sendMessage', question);
  expect(await again.json()).toMatchObject({ id });
  expect(await asks(second, `completeLastMessage/${id}`)).toMatchObject({
    run_status: 'saved',
    proposals: [{ kind: 'add_note' }],
  });
  await second.post(`/api/aiAssistant/decideProposals/${id}`, { accepted_proposal_numbers: [1] });
  await killWhileWaiting(second, 'ai_message', () => asks(second, `processLastMessage/${id}`));
  const notes = () => rows('select from note where org_id = $1 and body = $2', [orgId, words]);
  expect(await notes()).toEqual([]);

  const third = await start();
  expect(await asks(third, `processLastMessage/${id}`)).toMatchObject({ type: 'result' });
  expect(await asks(third, `processLastMessage/${id}`)).toMatchObject({ type: 'result' });
  expect(await notes()).toHaveLength(1);
}, 240_000);
