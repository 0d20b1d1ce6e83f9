import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashOfStored } from '#src/areas/assessment/closing/note-hash.ts';
import { findLines, findNote } from '#src/areas/assessment/note/note-repository.ts';
import { findStoredPhotos } from '#src/areas/assessment/print/printed-photo-repository.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { useDatabase } from '#src/testing/database.ts';
import { demoId } from './demo/demo-random.ts';
import { pinned } from './demo/pinned-keys.ts';

const database = useDatabase({ world: 'demo' });
const demo = demoId('organisation', 'demo');

const rowsOf = <Row>(query: ReturnType<typeof sql<Row>>) =>
  inTenant(database.db, demo, async (tx) => (await query.execute(tx)).rows);

/** What a claims manager would find odd: figures out of these bands. */
const between = (value: number | undefined, [low, high]: readonly [number, number], what: string) => {
  expect(value, what).toBeGreaterThanOrEqual(low);
  expect(value, what).toBeLessThanOrEqual(high);
};

test('M6 work is done in time as often as a house that runs well does it', async () => {
  const [found] = await rowsOf(sql<{ count: number; share: number; days: number }>`
    select count(*)::integer as count, 100.0 * count(*) filter (where done_at <= due_at)::float8 / count(*) as share,
      count(distinct done_at::date - created_at::date)::integer as days
    from assignment where category_code = 'done' and due_at is not null`);
  expect(found?.count).toBeGreaterThan(300);
  between(found?.share, [85, 92], 'share of work in time');
  expect(found?.days).toBeGreaterThan(10);
});

test('M6 an offer and the answer that the law asks for are one event, and few of them are late', async () => {
  const apart = await rowsOf(sql`
    select file.claim_file_no, clock.stopped_on, offer.issued_at from legal_clock clock
    join claim_file file using (org_id, claim_file_id) join offer using (org_id, claim_file_id)
    where clock.legal_rule_code = 'RCA_30' and clock.stopped_by = 'offer.issued' and offer.issued_at is not null
      and clock.stopped_on <> (offer.issued_at at time zone 'Europe/Bucharest')::date`);
  expect(apart).toEqual([]);
  const unanswered = await rowsOf(sql`
    select claim_file_no from claim_file file join offer using (org_id, claim_file_id)
    where offer.issued_at is not null and file.policy_type_code in ('rca', 'rca_dd') and not exists (
      select from legal_clock clock where clock.claim_file_id = file.claim_file_id
        and clock.legal_rule_code = 'RCA_30' and clock.stopped_by = 'offer.issued')`);
  expect(unanswered).toEqual([]);
  const [found] = await rowsOf(sql<{ late: number; unexplained: number }>`
    select 100.0 * count(*) filter (where stopped_on > due_date)::float8 / count(*) as late,
      count(*) filter (where stopped_on > due_date and delay_cause_code is null)::integer as unexplained
    from legal_clock where legal_rule_code = 'RCA_30' and stopped_by = 'offer.issued'`);
  between(found?.late, [1, 12], 'share of late answers');
  expect(found?.unexplained).toBe(0);
});

test('M6 no two steps of the money have the same pace in every file, and none is in the future', async () => {
  const [found] = await rowsOf(sql<Record<string, number>>`
    select count(distinct offer.issued_at::date - file.opened_at::date)::integer as offers,
      percentile_cont(0.5) within group (order by offer.issued_at::date - file.opened_at::date)::float8 as median,
      count(distinct offer.answered_at::date - offer.issued_at::date)::integer as answers,
      count(*) filter (where offer.issued_at > now() or offer.answered_at > now() or offer.answered_at < offer.issued_at
        or offer.issued_at < file.opened_at)::integer as odd,
      (select count(*)::integer from payment join payment_order orders using (org_id, payment_order_id)
        where payment.system_time > now() or payment.system_time < orders.created_at) as "oddPayments"
    from offer join claim_file file using (org_id, claim_file_id) where offer.issued_at is not null`);
  expect(found?.['offers']).toBeGreaterThanOrEqual(15);
  expect(found?.['answers']).toBeGreaterThanOrEqual(6);
  between(found?.['median'], [8, 24], 'days to the offer');
  expect([found?.['odd'], found?.['oddPayments']]).toEqual([0, 0]);
});

test('S18 the files of one car lie months apart, and every month of the year has claims', async () => {
  const files = await rowsOf(sql<{ days: number }>`
    select (opened_at::date - lag(opened_at::date) over (order by opened_at)) as days from claim_file
    where vin = ${pinned.itemHistoryVin} order by opened_at`);
  expect(files).toHaveLength(3);
  for (const { days } of files.slice(1)) expect(days).toBeGreaterThanOrEqual(90);
  const [months] = await rowsOf(sql<{ count: number }>`
    select count(distinct date_trunc('month', opened_at))::integer as count from claim_file`);
  expect(months?.count).toBeGreaterThanOrEqual(12);
});

test('S18 photos are of the car of their file: in its colour, front and rear alike', async () => {
  const mixed = await rowsOf(sql`
    select photo.sha256 from document photo join claim_file file using (org_id, claim_file_id)
    join vehicle car on car.org_id = file.org_id and car.vehicle_id = file.main_vehicle_id
    where photo.doc_type_code = 'damage_photo' and photo.storage_key <> ''
    group by photo.sha256 having count(distinct car.color_code) > 1`);
  expect(mixed).toEqual([]);
  const [found] = await rowsOf(sql<{ pictures: number }>`
    select count(distinct sha256)::integer as pictures from document where doc_type_code = 'damage_photo'`);
  expect(found?.pictures).toBeGreaterThanOrEqual(12);
});

test('M6 who was answered late was paid the penalty with the rest, and the money of the file says the same', async () => {
  const paid = await rowsOf(sql<{ late: number; booked: number; penalty: number; differs: boolean }>`
    select clock.stopped_on - clock.due_date as late, entry.change_bani::float8 as booked, offer.penalty_bani::float8 as penalty,
      file.paid_amount * 100 <> money.paid_bani as differs
    from ledger_entry entry join claim_file file using (org_id, claim_file_id) join claim_money money using (org_id, claim_file_id)
    join offer using (org_id, claim_file_id)
    join legal_clock clock on clock.claim_file_id = entry.claim_file_id and clock.legal_rule_code = 'RCA_30'
    where entry.account = 'paid' and entry.coverage_code = 'penalty'`);
  expect(paid.length).toBeGreaterThanOrEqual(1);
  for (const { late, booked, penalty, differs } of paid) {
    expect(late).toBeGreaterThan(0);
    expect([booked, differs]).toEqual([penalty, false]);
  }
});

test('B3 R13 whoever prints a closed note of the demo world can have it checked', async () => {
  const checked = await inTenant(database.db, demo, async (tx) => {
    const { rows } = await sql<{ id: string; file: string }>`
      select assessment_note_id as id, claim_file_no as file from assessment_note
      join claim_file using (org_id, claim_file_id) where hash is not null`.execute(tx);
    return Promise.all(
      rows.map(async ({ id, file }) => {
        const note = await findNote(tx, demo, id);
        if (!note?.totals) throw new Error(`${file} has a hash and no totals.`);
        const lines = await findLines(tx, demo, id);
        const photos = await findStoredPhotos(tx, { orgId: demo, noteId: id });
        return {
          file,
          isOurs: hashOfStored({ claimFileNo: file, note, lines, photos, totals: note.totals }) === note.hash,
        };
      }),
    );
  });
  expect(checked.length).toBeGreaterThan(10);
  expect(checked.filter(({ isOurs }) => !isOurs)).toEqual([]);
});

test('M6 nobody of the office does anything on a free day or during a leave', async () => {
  const odd = await rowsOf(sql`
    select entry.system_time, entry.title, person.username from timeline_event entry
    join app_user person on person.org_id = entry.org_id and person.user_id = entry.actor_user_id
    cross join lateral (select (entry.system_time at time zone 'Europe/Bucharest')::date as day) on_day
    where entry.actor_kind = 'user' and (extract(isodow from day) > 5 or day in (select holiday_date from holiday)
      or exists (select from absence leave where leave.org_id = entry.org_id and leave.user_id = entry.actor_user_id
        and leave.status = 'approved' and leave.absence_type_code <> 'telework' and leave.first_part = 'whole'
        and leave.last_part = 'whole' and day between leave.date_from and leave.date_to))`);
  expect(odd).toEqual([]);
});

test('M6 the backlog breathes: over eight weeks as much is closed as comes in, and it never doubles within a month', async () => {
  const weeks = await rowsOf(sql<{ opened: number; closed: number; open: number }>`
    select (select count(*)::integer from claim_file where opened_at > until - interval '7 days' and opened_at <= until) as opened,
      (select count(*)::integer from claim_file where closed_at > until - interval '7 days' and closed_at <= until) as closed,
      (select count(*)::integer from claim_file where opened_at <= until and (closed_at is null or closed_at > until)) as open
    from generate_series(now() - interval '51 weeks', now(), interval '1 week') until order by until`);
  const share = (some: typeof weeks) =>
    some.reduce((sum, { closed }) => sum + closed, 0) / some.reduce((sum, { opened }) => sum + opened, 0);
  for (let from = 0; from + 8 <= weeks.length; from += 1)
    between(
      share(weeks.slice(from, from + 8)),
      [0.75, 1.25],
      `closed of opened in eight weeks, from week ${from}`,
    );
  between(share(weeks.slice(-4)), [0.6, 1.4], 'closed of opened in the last four weeks');
  for (const [index, { open }] of weeks.slice(4).entries())
    between(open / (weeks[index]?.open ?? 0), [0.5, 2], `open files after week ${index}`);
});

test('M6 files take as long as in a house that runs well, each kind with its spread', async () => {
  const kinds = await rowsOf(sql<{
    kind: string;
    closed: number;
    offer: number;
    median: number;
    slow: number;
  }>`
    select policy_type_code as kind, count(*)::integer as closed,
      percentile_cont(0.5) within group (order by offer.issued_at::date - opened_at::date)::float8 as offer,
      percentile_cont(0.5) within group (order by closed_at::date - opened_at::date)::float8 as median,
      percentile_cont(0.9) within group (order by closed_at::date - opened_at::date)::float8 as slow
    from claim_file join offer using (org_id, claim_file_id) where status_code = 'closed'
    group by policy_type_code having count(*) > 30`);
  expect(kinds.length).toBeGreaterThanOrEqual(3);
  for (const { kind, offer, median, slow } of kinds) {
    between(offer, [10, 24], `days to the offer, ${kind}`);
    between(median, [22, 42], `days to the closing, ${kind}`);
    between(slow, [38, 75], `days to the closing of the slow ones, ${kind}`);
  }
});
