import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { prepared } from '#src/kernel/database/index.ts';
import { fileLinksJoin, filesOfParty } from './search-file-links-sql.ts';
import { findNewest, type SearchedList } from './search-newest-repository.ts';
import type { GroupSearch, SearchContext } from '../extension-points.ts';
import { pageOf, type Hit } from './search-page.ts';
import { textCondition } from './search-text-sql.ts';

const partyId = sql`list.party_id`;
const list: SearchedList = {
  view: sql`party_search_list`,
  id: partyId,
  key: partyId,
  keyType: sql`uuid`,
};

/** People and companies of a searched text: whom a number or address belongs to, else those with such a name. */
export async function findPeople(search: GroupSearch) {
  const page = pageOf('people', await hitsOf(search), search.page);
  return {
    items: await personFacts(search, page.hits),
    similar: search.isSimilar,
    next_cursor: page.next_cursor,
  };
}

async function hitsOf({ tx, known, recognised, page, spellings }: GroupSearch): Promise<Hit[]> {
  if (known.partyIds.length > 0) return page.after ? [] : known.partyIds.map((id) => ({ id, key: id }));
  const text = textCondition(sql`list.search_text`, spellings);
  if (text === undefined || !recognised.some(({ kind }) => kind === 'name')) return [];
  return findNewest(tx, { list, text, page });
}

async function personFacts({ tx, orgId, language }: SearchContext, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const { rows } = await sql<Schema<'FoundPerson'>>`${prepared}
    select party.party_id, party.kind, party_name(party) as full_name,
      party.cnp_masked,
      party.cui, party.locality, county.name as county_name, linked.files, linked.more_files
    from unnest(${hits.map(({ id }) => id)}::uuid[]) with ordinality as hit (id, place)
    join party on party.org_id = ${orgId} and party.party_id = hit.id
    left join county on county.county_code = party.county_code
    ${fileLinksJoin(orgId, language, filesOfParty(orgId, sql`party.party_id`))}
    order by hit.place`.execute(tx);
  return rows;
}
