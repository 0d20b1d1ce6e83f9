import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { useAsking } from '../testing/asking.ts';

const api = startTestApi();
const asking = useAsking(api);
let ana: { orgId: string; userId: string };
let maria: { orgId: string; userId: string };

beforeAll(async () => {
  ana = await api.userNamed('ana.ionescu');
  maria = await api.userNamed('maria.stan');
});

const run = (query: ReturnType<typeof sql>) => query.execute(api.database.kysely);
const hoursAgo = (hours: number) => new Date(api.now().getTime() - hours * 3_600_000);
const shownTime = (at: Date) =>
  new Intl.DateTimeFormat('ro', { timeZone: 'Europe/Bucharest', dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(',', '');

type Entry = {
  title: string;
  at: Date;
  kind?: string;
  body?: string;
  by?: string;
  forUser?: string;
  data?: object;
};
async function tell({ title, at, kind = 'note', body, by = maria.userId, forUser, data = {} }: Entry) {
  const { assignmentId, claimFileId, orgId } = asking;
  await run(sql`
    insert into timeline_event (org_id, claim_file_id, assignment_id, kind, title, body, actor_kind, actor_user_id,
      on_behalf_of_user_id, data, system_time)
    values (${orgId}, ${claimFileId}, ${assignmentId}, ${kind}, ${title}, ${body ?? null}, 'user', ${by}, ${forUser ?? null},
      ${JSON.stringify(data)}::jsonb, ${at})`);
}
const visit = async () => {
  const { rows } = await sql<{ no: string }>`
    select claim_file_no as no from assignment where assignment_id = ${asking.assignmentId}`.execute(
    api.database.kysely,
  );
  const url = `/api/assignment/getById/${rows[0]?.no}/${asking.assignmentId}`;
  expect((await api.inject({ url, headers: asking.headers() })).statusCode).toBe(200);
};
const expectPlaced = (content: string) => {
  for (const line of content.split('\n')) expect(line).toMatch(/ \[\d+\]$/);
};

beforeEach(async () => {
  await run(
    sql`delete from timeline_event where claim_file_id = ${asking.claimFileId} and kind in ('note', 'assignment')`,
  );
  await run(
    sql`update timeline_event set system_time = ${hoursAgo(900)} where claim_file_id = ${asking.claimFileId}`,
  );
  await run(
    sql`update timeline_event set on_behalf_of_user_id = null where on_behalf_of_user_id = ${ana.userId}`,
  );
  await run(sql`delete from assignment_visit where user_id = ${ana.userId}`);
  await run(sql`delete from absence where user_id = ${ana.userId}`);
  await run(sql`delete from assignment_reason where assignment_id = ${asking.assignmentId}`);
});

const meanwhile = async () => {
  await run(sql`delete from ai_thread`);
  return asking.ask('Ce s-a întâmplat cât am lipsit?');
};

describe('B8 what happened meanwhile', () => {
  test('is what others did since the user last saw the file on an earlier day, each entry with its place', async () => {
    await visit();
    await run(sql`update assignment_visit set visited_at = ${hoursAgo(80)} where user_id = ${ana.userId}`);
    await tell({ title: 'Dinainte', at: hoursAgo(81) });
    await tell({ title: 'A venit devizul', at: hoursAgo(50) });
    await tell({ title: 'A mea', at: hoursAgo(40), by: ana.userId });
    await tell({ title: 'A sunat păgubitul', at: hoursAgo(30) });
    // The file is open now, and was a minute ago: what came before today is still news.
    await visit();
    await visit();
    const { message_content: content, sources } = await meanwhile();
    const lines = content.split('\n');
    expect(lines[0]).toContain(`pe **${shownTime(hoursAgo(80))}**: 2 intrări noi.`);
    expect(lines[1]).toContain('Maria Stan: A sunat păgubitul.');
    expect(lines[2]).toContain('Maria Stan: A venit devizul.');
    expect(lines).toHaveLength(3);
    expectPlaced(content);
    expect(sources.slice(1).map(({ path }) => path)).toEqual([
      expect.stringMatching(/#entry-[0-9a-f-]{36}$/),
      expect.stringMatching(/#entry-[0-9a-f-]{36}$/),
    ]);
  });

  test('says so when it is nothing, and since when', async () => {
    await visit();
    await run(sql`update assignment_visit set visited_at = ${hoursAgo(26)} where user_id = ${ana.userId}`);
    const { message_content: content } = await meanwhile();
    expect(content).toContain(`pe **${shownTime(hoursAgo(26))}**: nu s-a întâmplat nimic nou.`);
    expectPlaced(content);
  });

  test('begins with the end of the last session, or with an absence that began later, where the file was never opened', async () => {
    const over = sessionIdOf((await api.tokenFor('ana.ionescu'))['x-refresh-token']);
    await run(sql`update session set revoked_at = ${hoursAgo(300)} where session_id = ${over}`);
    expect((await meanwhile()).message_content).toContain(
      `De la sfârșitul sesiunii dinainte, **${shownTime(hoursAgo(300))}**`,
    );
    await run(sql`
      insert into absence (org_id, user_id, absence_type_code, date_from, date_to, first_part, last_part, half_days, status,
        created_by_user_id, decided_by_user_id)
      select ${ana.orgId}, ${ana.userId}, absence_type_code, now()::date - 10, now()::date - 5, 'whole', 'whole', 8,
        'approved', ${ana.userId}, ${maria.userId} from absence_type where absence_type_code = 'rest'`);
    const { message_content: content } = await meanwhile();
    expect(content).toContain('De când a început absența dumneavoastră');
    expect(content).toContain('Ați fost în absență între');
    expectPlaced(content);
  });

  test('names the other files on which colleagues worked in the name of the user', async () => {
    await visit();
    await run(sql`update assignment_visit set visited_at = ${hoursAgo(80)} where user_id = ${ana.userId}`);
    const other = await aClaim(api);
    await run(sql`update timeline_event set on_behalf_of_user_id = ${ana.userId}, system_time = ${hoursAgo(20)}
      where claim_file_id = ${other.claimFileId}`);
    expect((await meanwhile()).message_content).toMatch(/În numele dumneavoastră colegii au lucrat și la DM/);
  });
});

describe('B8 why work is with whom it is', () => {
  const why = async () => {
    await run(sql`delete from ai_thread`);
    const { message_content: content, sources } = await asking.ask('De ce e la mine?');
    expectPlaced(content);
    return { lines: content.split('\n'), sources };
  };

  test('a colleague gave it: who, when, the note, and who had it before, each with its place', async () => {
    await tell({
      title: 'Activitate dată către Maria Stan',
      at: hoursAgo(90),
      kind: 'assignment',
      by: ana.userId,
      data: { from_user_id: null, to_user_id: maria.userId },
    });
    await tell({
      title: 'Activitate dată către Ana Ionescu',
      at: hoursAgo(20),
      kind: 'assignment',
      body: 'Păgubitul vrea [1] suma\n**azi**',
      data: { from_user_id: maria.userId, to_user_id: ana.userId },
    });
    const { lines, sources } = await why();
    expect(lines[0]).toContain('răspundeți dumneavoastră');
    expect(lines[1]).toContain(`A dat-o **Maria Stan** pe **${shownTime(hoursAgo(20))}**.`);
    expect(lines[2]).toContain('Nota de predare de la Maria Stan: „Păgubitul vrea (1) suma azi”.');
    expect(lines[3]).toContain(`${shownTime(hoursAgo(90))}, Ana Ionescu: Activitate dată către Maria Stan.`);
    expect(sources.filter(({ path }) => path?.includes('#entry-'))).toHaveLength(2);
  });

  test('a rule gave it: which one, how loaded the owner was, and who was left after each step', async () => {
    await tell({
      title: 'Activitate dată după reguli către Ana Ionescu',
      at: hoursAgo(20),
      kind: 'assignment',
      data: { from_user_id: null, to_user_id: ana.userId },
    });
    await run(sql`
      insert into assignment_reason (org_id, assignment_id, user_id, rule, load_percent, steps, decided_at)
      values (${ana.orgId}, ${asking.assignmentId}, ${ana.userId}, 'least_load', 62,
        '[{"step": "everybody", "left": 7}, {"step": "present", "left": 4}]', ${hoursAgo(20)})`);
    const { lines } = await why();
    expect(lines[1]).toContain('cel mai puțin încărcat dintre oamenii potriviți (încărcare 62 %)');
    expect(lines[2]).toContain('în echipă 7, prezenți 4');
  });

  test('nobody wrote it down: when it was opened, and that the rest is not known', async () => {
    const { lines } = await why();
    expect(lines[1]).toMatch(/A fost deschisă pe .*cine a dat-o nu este scris în istoric/);
  });
});

describe('B8 a question that goes on with the one asked just before it', () => {
  test('asks for the phone of whom that was about, for a quarter of an hour', async () => {
    await asking.ask('Cine e martorul?');
    expect((await asking.ask('și telefonul lui?')).message_content).not.toContain('722');
    await run(sql`update ai_message set system_time = ${hoursAgo(1)}`);
    expect((await asking.ask('și telefonul lui?')).message_content).toContain('722');
  });
});
