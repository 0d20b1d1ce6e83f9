import { nextState, type RunState, type RunStep } from '@dosar/assistant-domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { runs } from '#src/testing/runs.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { useAsking, type Message } from '../testing/asking.ts';

const api = startTestApi();
const asking = useAsking(api);
const body = 'Pasul unei proprietăți';
let servers: Pick<typeof api, 'inject'>[];

beforeAll(async () => {
  servers = [api, await api.startAnother()];
});

const kinds = ['send', 'send again', 'complete', 'confirm', 'refuse', 'process', 'stop'] as const;
type Move = { kind: (typeof kinds)[number]; server: number; times: number; proposes: boolean };

const aMove = fc.record<Move>({
  kind: fc.constantFrom(...kinds),
  server: fc.nat(1),
  // Twice at once: a page that is impatient, or two of them.
  times: fc.integer({ min: 1, max: 2 }),
  proposes: fc.boolean(),
});

type Asked = { number: number; id: string; state: RunState; proposes: boolean; isConfirmed: boolean };

/** A conversation over HTTP, with what the state machine says of its last question, and how many acts were confirmed and done. */
function aConversation() {
  const asked: Asked = { number: 0, id: '', state: 'ended', proposes: false, isConfirmed: false };
  const done = { acts: 0 };
  const call = async (server: number, path: string, payload?: object) => {
    const url = `/api/aiAssistant/${path}`;
    const post = payload && { method: 'POST' as const, payload };
    const answer = await servers[server]?.inject({ url, headers: asking.headers(), ...post });
    expect(answer?.statusCode).toBeLessThan(500);
    return answer?.json<Message>();
  };
  const send = (server: number) =>
    call(server, 'sendMessage', {
      message_content: asked.proposes ? `Adaugă o notă: ${body}` : 'Rezumatul dosarului',
      message_id: `question-${asked.number}`,
      assignment_id: asking.assignmentId,
    });
  const decide = (server: number, isConfirmed: boolean) =>
    call(server, `decideProposals/${asked.id}`, {
      accepted_proposal_numbers: isConfirmed && asked.proposes ? [1] : [],
    });
  const steps: Record<
    Exclude<Move['kind'], 'send' | 'send again'>,
    [() => RunStep, (server: number) => Promise<unknown>]
  > = {
    complete: [
      () => (asked.proposes ? 'completeWithProposals' : 'complete'),
      (server) => call(server, `completeLastMessage/${asked.id}`),
    ],
    confirm: [() => 'decide', (server) => decide(server, true)],
    refuse: [() => 'decide', (server) => decide(server, false)],
    process: [() => 'process', (server) => call(server, `processLastMessage/${asked.id}`)],
    stop: [() => 'stop', (server) => call(server, `stopLastMessage/${asked.id}`, {})],
  };

  async function ask({ kind, server, times, proposes }: Move) {
    if (kind === 'send' && asked.state !== 'pending')
      Object.assign(asked, { number: asked.number + 1, proposes });
    const answers = await Promise.all(Array.from({ length: times }, () => send(server)));
    const ids = new Set(answers.map((answer) => answer?.id));
    expect(ids.size).toBe(1);
    const [id] = ids;
    if (id !== asked.id) Object.assign(asked, { id, state: 'pending', isConfirmed: false });
  }

  async function take(move: Move): Promise<void> {
    const { kind, server, times } = move;
    if (asked.number === 0 && kind !== 'send') return;
    if (kind === 'send' || kind === 'send again') return ask(move);
    const [stepOf, request] = steps[kind];
    await Promise.all(Array.from({ length: times }, () => request(server)));
    const step = stepOf();
    const next = nextState(asked.state, step);
    if (next === undefined) return;
    if (step === 'decide') asked.isConfirmed = kind === 'confirm';
    if (step === 'process' && asked.isConfirmed) done.acts += 1;
    asked.state = next;
  }
  return { asked, done, take };
}

const runStatus = { pending: 'pending', saved: 'saved', decided: 'saved', ended: null } as const;

test('T4 C33 C34 C35 in whatever order, twice at once and by two servers, a question is as the state machine says, and each act is done once', async () => {
  const { kysely } = api.database;
  await fc.assert(
    fc.asyncProperty(fc.array(aMove, { minLength: 4, maxLength: 16 }), async (moves) => {
      await sql`delete from ai_thread`.execute(kysely);
      await sql`delete from note where body = ${body}`.execute(kysely);
      const { asked, done, take } = aConversation();
      for (const move of moves) {
        await take(move);
        const { rows } = await sql<{ notes: number }>`
          select count(*)::integer as notes from note where body = ${body}`.execute(kysely);
        expect(rows[0]?.notes).toBe(done.acts);
        const stored = (await asking.get('browseMessages')).json<Message[]>();
        const output = stored.find(({ id }) => id === asked.id);
        if (asked.number > 0) expect(output?.run_status).toBe(runStatus[asked.state]);
        expect(stored.filter(({ run_status: status }) => status === 'pending').length).toBeLessThan(2);
      }
    }),
    { numRuns: runs({ quick: 8, heavy: 100 }) },
  );
}, 240_000);
