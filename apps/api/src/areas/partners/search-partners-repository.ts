import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import type { GroupSearch } from '../claims/extension-points.ts';
import { allOf, pageOf, textCondition, type Hit } from '../claims/index.ts';

type Row = Schema<'FoundPartner'> & { sort_key: string };

/**
 * Companies that work for the organisation and its own offices, by name or town.
 *
 * An organisation has some hundreds of both: they are read, no index is asked.
 */
export async function findPartners({ tx, orgId, page, spellings }: GroupSearch) {
  const text = textCondition(sql`search_words(place.name || ' ' || coalesce(place.locality, ''))`, spellings);
  if (text === undefined) return { items: [], next_cursor: null };
  const { after } = page;
  const beyond =
    after === undefined ? [] : [sql`(fold_text(place.name), place.id) > (${after.key}, ${after.id}::uuid)`];
  const { rows } = await sql<Row>`
    select place.id, place.kind, place.name, place.locality, county.name as county_name, place.phone,
      fold_text(place.name) as sort_key
    from (
      select partner_id as id, kind, name, locality, county_code, phone from partner
      where org_id = ${orgId} and is_active
      union all
      select branch_id, 'branch', name, locality, county_code, phone from branch
      where org_id = ${orgId} and is_active
    ) as place
    left join county on county.county_code = place.county_code
    where ${allOf([text.walked, ...beyond])}
    order by fold_text(place.name), place.id limit ${sql.lit(page.size + 1)}`.execute(tx);
  const hits = rows.map(({ id, sort_key: key }): Hit => ({ id, key }));
  const { next_cursor } = pageOf('partners', hits, page);
  return { items: rows.slice(0, page.size), next_cursor };
}
