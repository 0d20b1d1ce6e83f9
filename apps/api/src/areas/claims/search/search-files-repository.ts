import type { Schema } from '@dosar/openapi';
import { sql, type RawBuilder } from 'kysely';
import { prepared } from '#src/kernel/database/index.ts';
import { fileCriteria } from './search-file-criteria-sql.ts';
import { filesOfParty, filesOfVehicle, linkColumns, masterJoin } from './search-file-links-sql.ts';
import { findNewest, type SearchedList } from './search-newest-repository.ts';
import type { GroupSearch, SearchContext } from '../extension-points.ts';
import { pageOf, type Hit } from './search-page.ts';
import { allOf, compactText, textCondition } from './search-text-sql.ts';

type FoundFile = Schema<'FoundFile'>;

const list: SearchedList = {
  view: sql`claim_file_search_list`,
  id: sql`list.claim_file_id`,
  key: sql`list.opened_at`,
  keyType: sql`timestamptz`,
};

/** Claim files of a searched text: those of the number, person or vehicle that it means, else those in which it stands. */
export async function findFiles(search: GroupSearch) {
  const hits = await hitsOf(search);
  const page = pageOf('files', hits, search.page);
  return {
    items: await fileFacts(search, page.hits),
    similar: search.isSimilar,
    next_cursor: page.next_cursor,
  };
}

async function hitsOf(search: GroupSearch): Promise<Hit[]> {
  const { tx, orgId, known, recognised, criteria, page, spellings } = search;
  const number = recognised.find(({ kind }) => kind === 'claim_file_no')?.value;
  if (number !== undefined) return findWhere(search, sql`list.claim_file_no = ${number}`);
  if (known.partyIds.length + known.vehicleIds.length > 0) {
    const ofParties = filesOfParty(orgId, sql`any (${known.partyIds}::uuid[])`);
    const ofVehicles = filesOfVehicle(orgId, sql`any (${known.vehicleIds}::uuid[])`);
    return findWhere(search, sql`list.claim_file_id in (${ofParties} union ${ofVehicles})`);
  }
  const beginning = await numberBeginning(search);
  if (beginning !== undefined) return findNumbers(search, beginning);
  const text = textCondition(sql`list.search_text`, spellings);
  return text === undefined
    ? []
    : findNewest(tx, { list, text, narrowing: fileCriteria(orgId, criteria), page });
}

/** Files of which there are few: all are found, then sorted. */
async function findWhere({ tx, orgId, criteria, page }: SearchContext, condition: RawBuilder<unknown>) {
  const { after } = page;
  const beyond =
    after === undefined
      ? []
      : [sql`(list.opened_at, list.claim_file_id) < (${after.key}::timestamptz, ${after.id}::uuid)`];
  const { rows } = await sql<Hit>`
    select claim_file_id as id, opened_at::text as key from claim_file_search_list as list
    where ${allOf([condition, ...fileCriteria(orgId, criteria), ...beyond])}
    order by opened_at desc, claim_file_id desc limit ${sql.lit(page.size + 1)}`.execute(tx);
  return rows;
}

/** The beginning of claim file numbers that was typed, as long as there are such numbers: AB 26 is a plate as well. */
async function numberBeginning({ tx, text }: SearchContext): Promise<string | undefined> {
  const beginning = compactText(text).toUpperCase();
  if (!/^[A-Z]{2}\d{2}(?:[A-Z]\d{0,6})?$/.test(beginning)) return undefined;
  const { rows } = await sql`
    select from claim_file_search_list as list where ${startsWith(beginning)} limit 1`.execute(tx);
  return rows.length > 0 ? beginning : undefined;
}

/**
 * Files whose number begins so, the highest first.
 *
 * Along the numbers, since those of one year stand together: neither among the newest files nor rare enough to be sorted.
 */
async function findNumbers({ tx, orgId, criteria, page }: SearchContext, beginning: string) {
  const beyond = page.after === undefined ? [] : [sql`list.claim_file_no < ${page.after.key}`];
  const { rows } = await sql<Hit>`
    select claim_file_id as id, claim_file_no as key from claim_file_search_list as list
    where ${allOf([startsWith(beginning), ...fileCriteria(orgId, criteria), ...beyond])}
    order by claim_file_no desc limit ${sql.lit(page.size + 1)}`.execute(tx);
  return rows;
}

// Behind the capital letters and digits of a number comes nothing like a tilde.
function startsWith(beginning: string) {
  return sql`list.claim_file_no >= ${beginning} and list.claim_file_no < ${`${beginning}~`}`;
}

/** What people recognise a file by, in the order of the hits. */
async function fileFacts({ tx, orgId, language }: SearchContext, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const { rows } = await sql<FoundFile>`${prepared}
    select file.claim_file_id, ${linkColumns}, nullif(file.claimant_name, '') as claimant_name, file.plate,
      nullif(concat_ws(' ', vehicle_brand.name, vehicle.model), '') as vehicle_name,
      ${sql.ref(`policy_type.name_${language}`)} as policy_type_name, file.policy_number, county.name as county_name,
      event.occurred_on as event_date,
      to_char(file.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as opened_at,
      to_char(master.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due_at, file.legal_due_date
    from unnest(${hits.map(({ id }) => id)}::uuid[]) with ordinality as hit (id, place)
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = hit.id
    join event on event.org_id = ${orgId} and event.event_id = file.event_id
    join policy_type on policy_type.policy_type_code = file.policy_type_code
    left join county on county.county_code = file.county_code
    left join vehicle on vehicle.org_id = ${orgId} and vehicle.vehicle_id = file.main_vehicle_id
    left join vehicle_brand on vehicle_brand.vehicle_brand_code = vehicle.vehicle_brand_code
    ${masterJoin(orgId, language)}
    order by hit.place`.execute(tx);
  return rows;
}
