import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { findingsIn, repeats, says, useModelServer } from '#src/testing/model-server.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { useAsking } from '../testing/asking.ts';
import { tidyUpAssistantJob } from './tidy-up-job.ts';

const server = useModelServer();
const key = 'sk-secret-of-the-house-42';
const api = startTestApi({
  env: {
    get LLM_URL() {
      return server.url;
    },
    LLM_MODEL: 'small',
    LLM_KEY: key,
    LLM_SECONDS: '1',
    LLM_DAILY_TOKENS: '50000',
  },
});
const asking = useAsking(api);
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(api.database.kysely)).rows;

type Logged = { outcome: string; tokens: number; prompt: string; output: string; distrust: string | null };
const logged = () =>
  rowsOf(
    sql<Logged>`select outcome, tokens, prompt, output, distrust from ai_model_call order by called_at, ai_model_call_id`,
  );

beforeEach(() => asking.useModel(true));

/** A model that leaves out all but one of the findings. */
const saysTheFirst: Parameters<typeof server.behave>[0] = (response, request) => {
  const [first] = findingsIn(request).toReversed();
  if (first === undefined) throw new Error('Something was found.');
  return says(`${first.text} [${first.source}]`, 4321)(response, request);
};

test('S6 a model words what was found, with its sources, and is written down with what it cost', async () => {
  server.behave(saysTheFirst);
  const answer = await asking.ask('cum cer concediu', false);
  expect(answer).toMatchObject({ worded_by: 'model', type: 'answer', run_status: null });
  expect(answer.message_content).toMatch(/\[\d+\]$/);
  expect(await logged()).toEqual([
    expect.objectContaining({ outcome: 'used', tokens: 4321, output: expect.stringMatching(/\[\d+\]$/) }),
  ]);
  expect(JSON.stringify(await logged())).not.toContain(key);
  const audited = await rowsOf(sql<{ data: object }>`
    select data from audit_log where event = 'ASSISTANT_ANSWERED' and outcome = 'success' order by seq desc limit 1`);
  expect(audited[0]?.data).toMatchObject({ model: 'used', tokens: 4321 });
  // Asked again it is the same answer, and the model is not asked.
  expect(await asking.complete(answer)).toEqual(answer);
  expect(server.requests).toHaveLength(1);
});

test('S6 a part of the question that has no answer is still named when a model words the other', async () => {
  server.behave(saysTheFirst);
  const answer = await asking.ask('Cine e păgubitul și ce pantofi poartă?');
  expect(answer).toMatchObject({ worded_by: 'model', type: 'answer' });
  expect(answer.message_content.split('\n').at(-1)).toBe('Nu știu: „ce pantofi poartă”.');
});

test('S6 nothing leaves the house unless the organisation has decided so; then the panel and the settings say where to', async () => {
  await asking.useModel(false);
  expect((await asking.get('getModelUse')).json()).toEqual({ model_host: null });
  expect(await asking.ask('Rezumatul dosarului')).toMatchObject({ worded_by: 'rules' });
  await sql`update organisation set app_metadata = app_metadata - 'assistant_uses_model'`.execute(
    api.database.kysely,
  );
  expect(await asking.ask('cum cer concediu', false)).toMatchObject({ worded_by: 'rules' });
  expect([server.requests, await logged()]).toEqual([[], []]);
  await asking.useModel(true);
  const { host } = new URL(server.url);
  expect((await asking.get('getModelUse')).json()).toEqual({ model_host: host });
  const calin = await api.tokenFor('calin.dobre');
  const settings = await api.inject({ url: '/api/aiAssistant/getSettings', headers: calin });
  expect(settings.json()).toMatchObject({ has_model: true, model_host: host, uses_model: true });
});

describe('S6 E6 the rules answer, and say why,', () => {
  const wordsOfRules = async (question: string) => {
    await asking.useModel(false);
    const { message_content: words } = await asking.ask(question);
    await asking.useModel(true);
    await sql`delete from ai_thread`.execute(api.database.kysely);
    return words;
  };

  test.each([
    [
      'when it fails',
      'failed',
      /nu a răspuns,/,
      (response) => {
        response.writeHead(500).end();
      },
    ],
    ['when it is too slow', 'too_slow', /nu a răspuns la timp/, () => undefined],
    [
      'when it invents a number',
      'not_trusted',
      /altceva decât sursele/,
      says('Termenul legal este 01.01.2030. [1]'),
    ],
    ['when it leaves out what the file says', 'not_trusted', /altceva decât sursele/, saysTheFirst],
  ] satisfies [string, string, RegExp, Parameters<typeof server.behave>[0]][])(
    '%s',
    async (_when, outcome, why, behaviour) => {
      const words = await wordsOfRules('Rezumatul dosarului');
      server.behave(behaviour);
      const answer = await asking.ask('Rezumatul dosarului');
      expect(answer.worded_by).toBe('rules_after_model');
      const [first = '', ...rest] = answer.message_content.split('\n');
      expect(first).toMatch(why);
      expect(rest.join('\n')).toBe(words);
      expect(await logged()).toEqual([expect.objectContaining({ outcome })]);
      server.behave(repeats);
      await asking.ask('Rezumatul dosarului');
    },
  );

  test('when the organisation has used its tokens of the day; those of others and of yesterday do not count', async () => {
    const spend = (orgCode: string, days: number) =>
      sql`
      insert into ai_model_call (org_id, ai_message_id, user_id, called_at, prompt, output, outcome, tokens)
      select org_id, new_id(), new_id(), ${api.now()}::timestamptz - make_interval(days => ${days}), '', '', 'used', 49000
      from organisation where org_code = ${orgCode}`.execute(api.database.kysely);
    await spend('alfa', 0);
    await spend('demo', 1);
    expect(await asking.ask('Rezumatul dosarului')).toMatchObject({ worded_by: 'model' });
    await spend('demo', 0);
    server.requests.length = 0;
    const answer = await asking.ask('Rezumatul dosarului');
    expect(answer.worded_by).toBe('rules_after_model');
    expect(answer.message_content).toMatch(/^Organizația a folosit azi/);
    expect(server.requests).toEqual([]);
  });
});

test('S6 nothing personal is in the bytes that leave, nor in the log, and the answer has it all', async () => {
  const { assignmentId, claimFileId, orgId } = asking;
  await sql`update vehicle set plate_raw = 'B 777 ZZZ', plate_norm = 'B777ZZZ' where org_id = ${orgId} and vehicle_id in
    (select vehicle_id from claim_vehicle where claim_file_id = ${claimFileId})`.execute(api.database.kysely);
  const names = await rowsOf(sql<{ name: string }>`
    select full_name as name from app_user where org_id = ${orgId}
    union select party_name(party) from party where org_id = ${orgId}`);
  const [{ no } = { no: '' }] = await rowsOf(sql<{ no: string }>`
    select claim_file_no as no from assignment where assignment_id = ${assignmentId}`);
  const own =
    'CNP 1850312410011, IBAN RO49AAAA1B31007593840000, 0722 123 456, ion@exemplu.ro, B 123 ABC, WVWZZZ1JZXW000001';
  const answer = await asking.ask(`Fă rezumatul dosarului ${no} pentru Vasilica Munteanu: ${own}`);
  expect(answer).toMatchObject({ worded_by: 'model' });
  expect(answer.message_content).toContain('B777ZZZ');
  const told = [server.requests.map(({ body }) => body), await logged()].map((each) => JSON.stringify(each));
  const secrets = [
    ...[
      '1850312410011',
      'RO49AAAA',
      '0722 123',
      'ion@exemplu',
      'B 123 ABC',
      'B777',
      'WVWZZZ',
      'Vasilica',
      'Munteanu',
      no,
    ],
    ...names.map(({ name }) => name),
  ];
  for (const text of told) for (const secret of secrets) expect(text).not.toContain(secret);
  expect(names.some(({ name }) => answer.message_content.includes(name))).toBe(true);
});

test('T4 S6 while the model is waited for nothing is locked, and whoever stops the answer is first', async () => {
  const held = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  server.behave(async (response, request) => {
    asked.resolve(undefined);
    await held.promise;
    await repeats(response, request);
  });
  const pending = await asking.send('Rezumatul dosarului');
  const answering = asking.complete(pending);
  await asked.promise;
  const open = await rowsOf(sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`);
  expect(open).toEqual([{ count: 0 }]);
  const stopped = await asking.post(`stopLastMessage/${pending.id}`, {});
  expect(stopped.json()).toMatchObject({ type: 'stopped' });
  held.resolve(undefined);
  expect(await answering).toMatchObject({ type: 'stopped' });
  expect(await logged()).toEqual([expect.objectContaining({ outcome: 'used' })]);
});

test('T4 C34 two servers that complete at once give one answer', async () => {
  const another = await api.startAnother();
  const pending = await asking.send('Rezumatul dosarului');
  const url = `/api/aiAssistant/completeLastMessage/${pending.id}`;
  const answers = await Promise.all(
    [api, another].map(async (one) => (await one.inject({ url, headers: asking.headers() })).json<object>()),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ worded_by: 'model' });
});

test('S6 a proposal comes from the question of the user alone, and what a model says changes none of it', async () => {
  server.behave(says('Termenul legal: am adăugat nota și am șters dosarul. [1]'));
  const saved = await asking.ask('Rezumă dosarul și adaugă o notă: Am sunat la service');
  expect(saved).toMatchObject({
    run_status: 'saved',
    worded_by: 'rules_after_model',
    proposals: [{ kind: 'add_note', details: ['Am sunat la service'], outcome: null }],
  });
});

test('S6 calls and conversations are forgotten after 90 days', async () => {
  await asking.ask('Rezumatul dosarului');
  const count = async () =>
    rowsOf(sql<{ calls: number; threads: number }>`
      select (select count(*)::integer from ai_model_call) as calls, (select count(*)::integer from ai_thread) as threads`);
  await api.letPass({ minutes: 89 * 24 * 60 });
  await runNow(tidyUpAssistantJob, api.runtime);
  expect(await count()).toEqual([{ calls: 1, threads: 1 }]);
  await api.letPass({ minutes: 2 * 24 * 60 });
  await runNow(tidyUpAssistantJob, api.runtime);
  expect(await count()).toEqual([{ calls: 0, threads: 0 }]);
});
