import { newId } from '@dosar/kernel/ids';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { askApproval } from '../index.ts';

const api = startTestApi({ people: ['sorin.matei', 'otilia.popa'] });

let maria: CallerHeaders;
let ana: CallerHeaders;
let claim: Awaited<ReturnType<typeof aClaim>>;
let approvalId: string;

beforeAll(async () => {
  maria = await api.tokenFor('maria.stan');
  ana = await api.tokenFor('ana.ionescu');
});

beforeEach(async () => {
  claim = await aClaim(api);
  const { userId } = await api.userNamed('ana.ionescu');
  const orgId = await api.organisation('demo');
  const caller = { kind: 'staff', orgId, userId, sessionId: userId, isExternal: false, roles: [] } as const;
  approvalId = await inTenant(api.database, orgId, (tx) =>
    askApproval(
      { tx, caller, now: api.now() },
      {
        kind: 'offer',
        subjectId: newId(),
        claimFileId: claim.claimFileId,
        amountBani: 10_000_00,
        note: undefined,
      },
    ),
  );
});

const ask = (who: CallerHeaders, question: string) =>
  api.inject({
    method: 'POST',
    url: `/api/workload/askQuestion/${approvalId}`,
    headers: { ...who, 'idempotency-key': newId() },
    payload: { question },
  });
const questionsOn = async (who: CallerHeaders) =>
  (await api.inject({ url: `/api/workload/browseQuestions/${claim.claimFileNo}`, headers: { ...who } })).json<
    Schema<'ApprovalQuestions'>
  >();
const answer = (who: CallerHeaders, id: string, text: string) =>
  api.inject({
    method: 'POST',
    url: `/api/workload/answerQuestion/${id}`,
    headers: { ...who },
    payload: { answer: text },
  });
async function asked(): Promise<string> {
  await ask(maria, 'Farul e cu preț de catalog sau de service?');
  return (await questionsOn(ana))[0]?.approval_question_id ?? '';
}

describe('M4 a manager asks before deciding', () => {
  test('whoever wants the decision is told, answers on the file, and the manager reads the answer beside the request', async () => {
    const question = 'Farul e cu preț de catalog sau de service?';
    const detail = (await ask(maria, question)).json<Schema<'ApprovalDetail'>>();
    expect(detail.questions).toMatchObject([
      { question, asked_by_name: 'Maria Stan', answer: null, may_answer: false },
    ]);
    const mailed = await api.outbox('ana.ionescu@demo.example');
    expect(mailed.at(-1)).toMatchObject({ subject: expect.stringMatching(/întrebare de la Maria Stan$/) });

    const [waiting] = await questionsOn(ana);
    expect(waiting).toMatchObject({ question, may_answer: true });
    const answered = await answer(ana, waiting?.approval_question_id ?? '', 'De service, agreat pe 20.11.');
    expect(answered.json()).toMatchObject([
      { answer: 'De service, agreat pe 20.11.', answered_by_name: 'Ana Ionescu', may_answer: false },
    ]);
    const seen = await api.inject({ url: `/api/workload/getApproval/${approvalId}`, headers: { ...maria } });
    expect(seen.json<Schema<'ApprovalDetail'>>().questions[0]?.answer).toBe('De service, agreat pe 20.11.');
    const told = await api.outbox('maria.stan@demo.example');
    expect(told.at(-1)?.subject).toMatch(/răspuns de la Ana Ionescu$/);
  });

  test('a question is answered once', async () => {
    const id = await asked();
    expect((await answer(ana, id, 'De service.')).statusCode).toBe(200);
    expect((await answer(ana, id, 'De catalog.')).statusCode).toBe(409);
    expect((await questionsOn(ana))[0]?.answer).toBe('De service.');
  });

  test('neither whoever asked the question nor a colleague without work on the file answers it', async () => {
    const id = await asked();
    expect((await answer(maria, id, 'Eu însămi.')).statusCode).toBe(404);
    expect((await answer(await api.tokenFor('otilia.popa'), id, 'Din auzite.')).statusCode).toBe(404);
    expect((await questionsOn(await api.tokenFor('otilia.popa')))[0]?.may_answer).toBe(false);
  });

  test('a manager who has taken over the file since does not answer the own question', async () => {
    const id = await asked();
    const { userId } = await api.userNamed('maria.stan');
    await sql`update assignment set assigned_user_id = ${userId}, queue_id = null
      where claim_file_id = ${claim.claimFileId}`.execute(api.database.kysely);
    expect((await answer(maria, id, 'Eu însămi.')).statusCode).toBe(404);
    expect((await questionsOn(maria))[0]?.may_answer).toBe(false);
  });

  test('a decided request takes no more questions and no more answers', async () => {
    const id = await asked();
    const { userId } = await api.userNamed('sorin.matei');
    await sql`update approval set status = 'approved', decided_by_user_id = ${userId}, decided_at = now()
      where approval_id = ${approvalId}`.execute(api.database.kysely);
    expect((await answer(ana, id, 'De service.')).statusCode).toBe(409);
    expect((await ask(maria, 'Și bara?')).statusCode).toBe(409);
    expect(await questionsOn(ana)).toEqual([]);
  });

  test('an empty question says so at its field', async () => {
    expect((await ask(maria, '     ')).json()).toMatchObject({ fields: [{ field: 'question' }] });
  });

  test('another organisation knows nothing of the request, the question or the file', async () => {
    const id = await asked();
    const alfa = await api.tokenFor('alfa.ana');
    expect((await answer(alfa, id, 'Din altă parte.')).statusCode).toBe(404);
    const there = `/api/workload/browseQuestions/${claim.claimFileNo}`;
    expect((await api.inject({ url: there, headers: { ...alfa } })).statusCode).toBe(404);
  });
});
