import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { useAsking, type Message } from '../testing/asking.ts';

const api = startTestApi({ people: ['paula.vasile'] });
const asking = useAsking(api);
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(api.database.kysely)).rows;

type Work = { id: string; status: string; waiting_on: string | null; due: string; version: number };
const workOf = async (id: string) => {
  const [work] = await rowsOf(sql<Work>`
    select assignment_id as id, status_code as status, waiting_on, row_version as version,
      to_char(due_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as due from assignment where assignment_id = ${id}`);
  if (work === undefined) throw new Error('The work is gone.');
  return work;
};

/** New work of a user from whose status a step leads into waiting, or none does, with a legal term far ahead. */
async function workOfUser(username: string, canWait: boolean): Promise<string> {
  const claim = await aClaim(api).takenIn(username);
  const { assignment_id: id } = canWait ? await claim.main() : await claim.work('assessment');
  const { userId } = await api.userNamed(username);
  await sql`update assignment set legal_due_date = now()::date + 60, assigned_user_id = ${userId}, queue_id = null
    where assignment_id = ${id}`.execute(api.database.kysely);
  return id;
}

let waits: string;
beforeAll(async () => {
  waits = await workOfUser('ana.ionescu', true);
});

type Who = CallerHeaders | ReturnType<typeof asking.headers>;
const post = (path: string, payload: object, headers: Who = asking.headers()) =>
  api.inject({ method: 'POST', url: `/api/aiAssistant/${path}`, headers: { ...headers }, payload });
const get = (path: string, headers: Who = asking.headers()) =>
  api.inject({ url: `/api/aiAssistant/${path}`, headers: { ...headers } });
async function ask(text: string, assignmentId: string, headers?: Who): Promise<Message> {
  const sent = await post('sendMessage', { message_content: text, assignment_id: assignmentId }, headers);
  return (await get(`completeLastMessage/${sent.json<Message>().id}`, headers)).json<Message>();
}
async function confirm({ id }: Message, headers?: Who): Promise<Message> {
  await post(`decideProposals/${id}`, { accepted_proposal_numbers: [1] }, headers);
  return (await get(`processLastMessage/${id}`, headers)).json<Message>();
}
const inDays = (days: number) => new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const shown = (day: string) => day.split('-').toReversed().join('.');

describe('B8 T4 C35 work is set waiting', () => {
  test('for whom and until when the user says, once confirmed, as that user, and audited as an act of the assistant', async () => {
    const before = await workOf(waits);
    const day = inDays(9);
    const saved = await ask(`Pune în așteptare după service până pe ${shown(day)}: vine piesa`, waits);
    expect(saved).toMatchObject({ run_status: 'saved', proposals: [{ kind: 'set_waiting', outcome: null }] });
    const details = saved.proposals[0]?.details.join('\n');
    expect(details).toContain('Motivul: vine piesa');
    expect(details).toContain(`Până pe ${shown(day)}.`);
    expect((await get(`processLastMessage/${saved.id}`)).json()).toMatchObject({
      code: 'proposal_undecided',
    });
    expect(await workOf(waits)).toEqual(before);

    const result = await confirm(saved);
    expect(result).toMatchObject({ type: 'result', message_content: expect.stringMatching(/^Făcut: /) });
    const after = await workOf(waits);
    expect(after).toMatchObject({ waiting_on: 'shop', due: day });
    expect(after.status).not.toBe(before.status);
    const [told] = await rowsOf(sql<{ by: string; body: string }>`
      select username as by, body from timeline_event join app_user on app_user.user_id = actor_user_id
      where assignment_id = ${waits} and kind = 'status' order by system_time desc limit 1`);
    expect(told).toEqual({ by: 'ana.ionescu', body: 'vine piesa' });
    const [audited] = await rowsOf(sql<{ data: object }>`
      select data from audit_log where event = 'ASSISTANT_ACTED' and outcome = 'success' order by seq desc limit 1`);
    expect(audited?.data).toMatchObject({ kind: 'ai', done: 1, acts: 'set_waiting' });
    expect(await confirm(saved)).toEqual(result);
    expect(await workOf(waits)).toEqual(after);
  });

  test('whole or not at all: a day that the law forbids leaves its status as well', async () => {
    const work = await workOfUser('ana.ionescu', true);
    const saved = await ask('Pune în așteptare după poliție până mâine', work);
    await sql`update assignment set legal_due_date = now()::date - 1 where assignment_id = ${work}`.execute(
      api.database.kysely,
    );
    const before = await workOf(work);
    const result = await confirm(saved);
    expect(result.message_content).toMatch(/^Nu s-a putut: .*Ar depăși termenul legal\.$/);
    expect(await workOf(work)).toEqual(before);
    // The assistant itself does not propose a day after the term.
    const late = await ask('Pune în așteptare după poliție până mâine', work);
    expect(late.proposals[0]?.details.join('\n')).toContain('termenul activității nu se mută');
  });

  test('only when it is asked for so that it can be: otherwise words say what is missing, with their place', async () => {
    const work = await workOfUser('ana.ionescu', true);
    for (const [question, words] of [
      ['Pune în așteptare', /^Pe cine se așteaptă\?.* \[1\]$/],
      ['Creează o sarcină', /^Ce fel de activitate\?.* \[1\]$/],
    ] as const) {
      const answer = await ask(question, work);
      expect([answer.run_status, answer.proposals]).toEqual([null, []]);
      expect(answer.message_content).toMatch(words);
      expect(answer.sources[0]?.path).toContain('/workflow/getById/');
    }
    const cannot = await workOfUser('ana.ionescu', false);
    const answer = await ask('Pune în așteptare după service', cannot);
    expect(answer.proposals).toEqual([]);
    expect(answer.message_content).toContain('nu are un pas de așteptare');
    // How it is done is asked, and not that it be done.
    for (const question of [
      'Cum pun o activitate în așteptare?',
      'Cum amân o activitate?',
      'Cum deschid o activitate nouă?',
    ])
      expect((await ask(question, work)).proposals).toEqual([]);
  });
});

test('B8 T4 C35 a task is opened below the open one, with the words of the user as its note', async () => {
  const saved = await ask('Creează o activitate: sună la service după deviz', waits);
  expect(saved).toMatchObject({ run_status: 'saved', proposals: [{ kind: 'create_task' }] });
  const opened = () =>
    rowsOf(sql<object>`
      select child.assignment_type_code as type, owner.username, note.body from assignment child
      join app_user owner on owner.user_id = child.assigned_user_id
      join note on note.assignment_id = child.assignment_id
      where parent_assignment_id = ${waits} and note.body = 'sună la service după deviz'`);
  expect(await opened()).toEqual([]);
  expect((await confirm(saved)).message_content).toBe('Făcut: Deschid o activitate: Activitate.');
  await confirm(saved);
  // As every task that follows: the owner of the main task gets it.
  expect(await opened()).toEqual([
    { type: 'task', username: 'ana.ionescu', body: 'sună la service după deviz' },
  ]);
});

describe('S6 the rights of the user hold, and a refusal is told in words', () => {
  test('on the work of a colleague', async () => {
    const theirs = await workOfUser('maria.stan', true);
    const before = await workOf(theirs);
    const result = await confirm(await ask('Pune în așteptare după service', theirs));
    expect(result.message_content).toMatch(
      /^Nu s-a putut: .*Nu aveți dreptul: activitatea nu este a dumneavoastră, ci a lui Maria Stan\.$/,
    );
    expect(await workOf(theirs)).toEqual(before);
  });

  test('with a role that may not change work', async () => {
    const roles = JSON.stringify({ assistant_role_codes: ['claims.handler', 'org.configurator'] });
    await sql`update organisation set app_metadata = app_metadata || ${roles}::jsonb where org_code = 'demo'`.execute(
      api.database.kysely,
    );
    const calin = await api.tokenFor('calin.dobre');
    const before = await workOf(waits);
    const count = async () => rowsOf(sql<object>`select count(*) from assignment`);
    const all = await count();
    for (const question of ['Creează o activitate: plătiți', 'Adaugă o notă: plătiți']) {
      const saved = await ask(question, waits, calin);
      expect(saved.run_status).toBe('saved');
      expect((await confirm(saved, calin)).message_content).toMatch(
        /Rolul dumneavoastră nu permite acest lucru\.$/,
      );
    }
    expect([await workOf(waits), await count()]).toEqual([before, all]);
  });

  test('nobody of another organisation asks about the work, or confirms, carries out or stops what was proposed', async () => {
    await sql`insert into feature_flag (org_id, feature_code, is_enabled)
      select org_id, 'ai-assistant', true from organisation where org_code = 'alfa'`.execute(
      api.database.kysely,
    );
    await sql`update organisation set app_metadata = app_metadata ||
      '{"enable_ai_assistant": true, "assistant_role_codes": ["claims.handler"]}' where org_code = 'alfa'`.execute(
      api.database.kysely,
    );
    const foreign = await api.tokenFor('alfa.ana');
    expect((await get('browseMessages', foreign)).statusCode).toBe(200);
    const saved = await ask('Creează o activitate: a altora', waits);
    const question = { message_content: 'Rezumă dosarul', assignment_id: waits };
    const answers = [
      await post('sendMessage', question, foreign),
      await get(`completeLastMessage/${saved.id}`, foreign),
      await post(`decideProposals/${saved.id}`, { accepted_proposal_numbers: [1] }, foreign),
      await get(`processLastMessage/${saved.id}`, foreign),
      await post(`stopLastMessage/${saved.id}`, {}, foreign),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect((await get(`completeLastMessage/${saved.id}`)).json()).toEqual(saved);
  });

  test('nobody who acts for somebody, or may only look at files, has the assistant, whatever its roles', async () => {
    const roles = JSON.stringify({ assistant_role_codes: ['claims.handler', 'app.previewer'] });
    await sql`update organisation set app_metadata = app_metadata || ${roles}::jsonb where org_code = 'demo'`.execute(
      api.database.kysely,
    );
    const saved = await ask('Creează o activitate: pentru altcineva', waits);
    await sql`
      insert into replacement (org_id, replaced_user_id, deputy_user_id, date_from, date_to)
      select org_id, user_id, (select user_id from app_user where username = 'maria.stan'), now()::date - 1,
        now()::date + 1 from app_user where username = 'ana.ionescu'`.execute(api.database.kysely);
    for (const headers of [
      await api.tokenFor('ana.ionescu', { actor: 'maria.stan' }),
      await api.tokenFor('paula.vasile'),
    ]) {
      const answers = [
        await get('browseMessages', headers),
        await post('sendMessage', { message_content: 'Rezumă dosarul', assignment_id: waits }, headers),
        await post(`decideProposals/${saved.id}`, { accepted_proposal_numbers: [1] }, headers),
        await get(`processLastMessage/${saved.id}`, headers),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    }
    expect((await get(`completeLastMessage/${saved.id}`)).json()).toEqual(saved);
  });
});
