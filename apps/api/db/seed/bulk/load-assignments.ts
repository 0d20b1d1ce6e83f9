import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../server.ts';
import { nameLists } from '../demo/claims/invented-people.ts';
import { markAllSeen } from '../mark-all-seen.ts';

/** How many files carry the work: 2.5 pieces of work on each. */
function fileCountFor(assignments: number) {
  return Math.ceil(assignments / 2.5);
}

/** Tables that the load writes, those that others point at first. */
export const bulkTables = [
  'event',
  'party',
  'vehicle',
  'claim_file',
  'claim_vehicle',
  'assignment',
  'assignment_tag',
] as const;

/**
 * Adds this many assignments with their claim files to the current tenant, spread over kinds of work, statuses, people,
 * counties and due dates like a portfolio of three years: two thirds done, a quarter in work.
 *
 * Triggers are off, so the copies on claim file and assignment and the tags one by one are written here.
 */
export async function loadAssignments(
  kysely: Kysely<Database>,
  assignments: number,
  report: (text: string) => void,
) {
  const run = async (what: string, statement: RawBuilder<unknown>) => {
    report(what);
    await statement.execute(kysely);
  };
  await sql`select setseed(0.4242)`.execute(kysely);
  await run('Inventing claim files', planFiles(fileCountFor(assignments)));
  await run('Numbering them', numberFiles);
  await run('Inventing work', planWork(assignments));
  await run('Writing accidents', writeEvents);
  await run('Writing people', writeParties);
  await run('Writing the words of their names', writeNameWords);
  await run('Writing vehicles', writeVehicles);
  await run('Writing claim files', writeClaimFiles);
  await run('Writing vehicles of claims', writeClaimVehicles);
  await run('Writing assignments', writeAssignments);
  await run('Writing their tags', writeTags);
  await run('Remembering numbers', rememberNumbers);
  await markAllSeen(kysely);
}

const pick = (list: RawBuilder<unknown>) =>
  sql`(${list})[1 + floor(random() * cardinality(${list}))::integer]`;

function planFiles(count: number) {
  const { firstNames, lastNames } = nameLists();
  return sql`
    create temporary table bulk_file on commit drop as
    select i, new_id() as event_id, new_id() as party_id, new_id() as vehicle_id, new_id() as claim_file_id,
      ${pick(sql`${lastNames}::text[]`)} as last_name, ${pick(sql`${firstNames}::text[]`)} as first_name,
      counties.codes[1 + floor(power(random(), 2) * cardinality(counties.codes))::integer] as county_code,
      case when dice < 0.52 then 'rca' when dice < 0.80 then 'casco' when dice < 0.92 then 'rca_dd'
        when dice < 0.97 then 'green_card' else 'other' end as policy_type_code,
      now() - random() * interval '3 years' as opened_at,
      case when random() < 0.5 then ${pick(sql`near.partners`)} end as partner_id,
      case when random() < 0.03 then ${pick(sql`near.customers`)} end as special_customer_id,
      null::text as claim_file_no, null::text as plate, null::text as vin, null::text as search_text
    from generate_series(1, ${count}::integer) as i,
      lateral (select random() as dice, i as own) as throw,
      (select array_agg(county_code order by county_code <> 'B', md5(county_code)) as codes from county) as counties,
      (select (select array_agg(partner_id order by name) from partner where org_id = current_org_id()) as partners,
        (select array_agg(special_customer_id order by name) from special_customer where org_id = current_org_id()) as customers)
        as near`;
}

const numberFiles = sql`
  with numbered as (
    select f.i, o.claim_prefix || to_char(f.opened_at, 'YY') || p.claim_letter || lpad((coalesce(n.last_number, 0)
        + row_number() over (partition by to_char(f.opened_at, 'YY'), p.claim_letter order by f.opened_at))::text, 7, '0')
        as claim_file_no,
      f.county_code || (10 + f.i % 90)::text || chr(65 + (f.i / 90) % 8) || chr(65 + (f.i / 720) % 8) || chr(82 + (f.i / 5760) % 8)
        as plate,
      'UU1' || lpad(f.i::text, 14, '0') as vin
    from bulk_file f
    join policy_type p using (policy_type_code)
    join organisation o on o.org_id = current_org_id()
    left join claim_number n on n.org_id = o.org_id and n.claim_letter = p.claim_letter
      and n.year = extract(year from f.opened_at)::integer
  )
  update bulk_file f set claim_file_no = n.claim_file_no, plate = n.plate, vin = n.vin,
    search_text = fold_text(concat_ws(' ', n.claim_file_no, n.plate, n.vin, f.last_name, f.first_name))
  from numbered n where n.i = f.i`;

const writeEvents = sql`
  insert into event (org_id, event_id, occurred_on, occurred_at_time, county_code, locality, description, created_at)
  select current_org_id(), event_id, (opened_at - interval '1 day')::date, '12:00', county_code, county_code,
    'Eveniment generat pentru măsurători.', opened_at
  from bulk_file order by i`;

const writeParties = sql`
  insert into party (org_id, party_id, kind, last_name, first_name, county_code, created_at)
  select current_org_id(), party_id, 'person', last_name, first_name, county_code, opened_at from bulk_file order by i`;

const writeNameWords = sql`
  insert into name_word (org_id, word)
  select distinct current_org_id(), word from bulk_file,
    regexp_split_to_table(search_words(last_name || ' ' || first_name), ' +') as word
  where length(word) >= 4
  on conflict do nothing`;

const writeVehicles = sql`
  insert into vehicle (org_id, vehicle_id, plate_raw, plate_norm, vin, vehicle_category_code, vehicle_brand_code, model,
    owner_party_id, created_at)
  select current_org_id(), vehicle_id, plate, plate, vin, 'car', 'dacia', 'Logan', party_id, opened_at
  from bulk_file order by i`;

const writeClaimFiles = sql`
  insert into claim_file (org_id, claim_file_id, claim_file_no, policy_type_code, event_id, claimant_party_id,
    notifier_party_id, notifier_role, main_vehicle_id, county_code, channel, legal_due_date, opened_at, created_at,
    claimant_name, plate, vin, search_text, status_code, assignment_count, partner_id, special_customer_id)
  select current_org_id(), claim_file_id, claim_file_no, policy_type_code, event_id, party_id, party_id, 'owner',
    vehicle_id, county_code, 'staff', case when policy_type_code like 'rca%' then (opened_at at time zone 'Europe/Bucharest')::date + 30 end, opened_at,
    opened_at, last_name || ' ' || first_name, plate, vin, search_text, w.status_code, coalesce(w.pieces, 0), partner_id,
    special_customer_id
  from bulk_file
    left join (select i, min(status_code) filter (where n = 1) as status_code, count(*) as pieces
      from bulk_work group by i) w using (i)
  order by i`;

const writeClaimVehicles = sql`
  insert into claim_vehicle (org_id, claim_file_id, vehicle_id, role)
  select current_org_id(), claim_file_id, vehicle_id, case when policy_type_code = 'casco' then 'insured' else 'injured' end
  from bulk_file order by i`;

// Every file has a master; its other work is one to three pieces of any kind but a notice.
function planWork(assignments: number) {
  return sql`
    create temporary table bulk_work on commit drop as
    with type as (
      select array_agg(assignment_type_code order by position) as codes from assignment_type
      where org_id = current_org_id() and not is_master and assignment_type_code <> 'claim_notification'
    ), choice as (
      select assignment_type_code, category_code, array_agg(status) as statuses from status where org_id = current_org_id() group by 1, 2
    ), piece as (
      select f.i, n, f.claim_file_no, f.claim_file_id, f.opened_at,
        case when n = 1 then 'claim_handling' else type.codes[1 + floor(random() * cardinality(type.codes))::integer] end
          as assignment_type_code,
        case when dice < 0.05 then 'new' when dice < 0.22 then 'active' when dice < 0.31 then 'waiting'
          when dice < 0.95 then 'done' else 'cancelled' end as category_code
      from bulk_file f, type, generate_series(1, 2 + f.i % 2) as n, lateral (select random() as dice, n as own) as throw
      order by f.i, n limit ${assignments}
    )
    select piece.*, (statuses[spot]).status_code, (statuses[spot]).position as status_position, (statuses[spot]).waiting_on
    from piece join choice using (assignment_type_code, category_code),
      lateral (select 1 + floor(random() * cardinality(statuses))::integer as spot, piece.i as own) as throw`;
}

const writeAssignments = sql`
  with person as (
    select array_agg(user_id order by username) as ids from app_user
    where org_id = current_org_id() and is_active and not is_locked and team_id is not null
  ), shelf as (
    select queue_id, (select array_agg(name) from tag where org_id = current_org_id()) as tags
    from queue where org_id = current_org_id() order by queue_code limit 1
  )
  insert into assignment (org_id, assignment_id, assignment_no, claim_file_id, assignment_type_code, status_code,
    is_case_master, assigned_user_id, queue_id, priority, due_at, done_at, last_activity_at, category_code,
    status_position, waiting_on, claim_file_no, claimant_name, plate, policy_type_code, county_code, legal_due_date,
    search_text, created_at, assigned_at, partner_id, is_special_customer, tag_names, snoozed_until, returned_at, last_note_at,
    last_document_at, new_document_at)
  select current_org_id(), new_id(), w.claim_file_no || '-' || lpad(n::text, 2, '0'), w.claim_file_id,
    assignment_type_code, status_code, n = 1,
    case when is_free then null else person.ids[1 + floor(power(random(), 1.6) * cardinality(person.ids))::integer] end,
    case when is_free then shelf.queue_id end,
    case when random() < 0.8 then 1 else floor(random() * 4) end,
    case when is_open then now() + (random() * 45 - 12) * interval '1 day' else w.opened_at + random() * interval '40 days' end,
    case when not is_open then w.opened_at + random() * interval '40 days' end,
    least(now(), w.opened_at + random() * interval '40 days'), category_code, status_position, waiting_on,
    f.claim_file_no, f.last_name || ' ' || f.first_name, f.plate, f.policy_type_code, f.county_code,
    case when f.policy_type_code like 'rca%' then (f.opened_at at time zone 'Europe/Bucharest')::date + 30 end, f.search_text, w.opened_at,
    case when not is_free then w.opened_at end, f.partner_id, f.special_customer_id is not null,
    case when is_open and random() < 0.06 then array_remove(array[shelf.tags[1 + floor(random() * cardinality(shelf.tags))::integer]], null)
      else '{}' end,
    case when is_mine_to_do and mark < 0.05 then now() + (1 + random() * 20) * interval '1 day' end,
    case when is_mine_to_do and mark > 0.98 then now() - random() * interval '1 day' end,
    case when random() < 0.4 then least(now(), w.opened_at + random() * interval '40 days') end,
    case when random() < 0.6 then least(now(), w.opened_at + random() * interval '40 days') end,
    case when is_open and not is_free and random() < 0.08 then now() - random() * interval '5 days' end
  from bulk_work w join bulk_file f using (i), person, shelf,
    lateral (select category_code in ('new', 'active', 'waiting') as is_open,
      category_code = 'new' and random() < 0.4 as is_free, category_code = 'active' as is_mine_to_do, random() as mark)
      as throw
  order by w.i, n`;

const writeTags = sql`
  insert into assignment_tag (org_id, assignment_id, tag_name, list_code, due_at)
  select org_id, assignment_id, tag_name, list_code, due_at
  from bulk_file join assignment using (claim_file_id), unnest(tag_names) as tag_name
  where org_id = current_org_id()`;

const rememberNumbers = sql`
  insert into claim_number (org_id, year, claim_letter, last_number)
  select current_org_id(), 2000 + substr(claim_file_no, 3, 2)::integer, substr(claim_file_no, 5, 1),
    max(right(claim_file_no, 7)::integer)
  from bulk_file group by 2, 3
  on conflict (org_id, year, claim_letter) do update set last_number = excluded.last_number`;
