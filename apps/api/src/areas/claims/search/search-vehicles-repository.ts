import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { prepared } from '#src/kernel/database/index.ts';
import { fileLinksJoin, filesOfVehicle } from './search-file-links-sql.ts';
import { findNewest, type SearchedList } from './search-newest-repository.ts';
import type { GroupSearch, SearchContext } from '../extension-points.ts';
import { pageOf, type Hit } from './search-page.ts';
import { compactText, textCondition } from './search-text-sql.ts';

const vehicleId = sql`list.vehicle_id`;
const list: SearchedList = {
  view: sql`vehicle_search_list`,
  id: vehicleId,
  key: vehicleId,
  keyType: sql`uuid`,
};

/** Vehicles of a searched text: those of the plate or VIN, else those in whose plate or VIN it stands. */
export async function findVehicles(search: GroupSearch) {
  const page = pageOf('vehicles', await hitsOf(search), search.page);
  return { items: await vehicleFacts(search, page.hits), next_cursor: page.next_cursor };
}

async function hitsOf({ tx, known, text, page }: SearchContext): Promise<Hit[]> {
  if (known.vehicleIds.length > 0) return page.after ? [] : known.vehicleIds.map((id) => ({ id, key: id }));
  // Plates and VINs are written without separators.
  const condition = textCondition(sql`list.search_text`, [[[compactText(text)]]]);
  return condition === undefined ? [] : findNewest(tx, { list, text: condition, page });
}

async function vehicleFacts({ tx, orgId, language }: SearchContext, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const { rows } = await sql<Schema<'FoundVehicle'>>`${prepared}
    select vehicle.vehicle_id, vehicle.plate_norm as plate, vehicle.vin,
      nullif(concat_ws(' ', vehicle_brand.name, vehicle.model), '') as vehicle_name, linked.files, linked.more_files
    from unnest(${hits.map(({ id }) => id)}::uuid[]) with ordinality as hit (id, place)
    join vehicle on vehicle.org_id = ${orgId} and vehicle.vehicle_id = hit.id
    left join vehicle_brand on vehicle_brand.vehicle_brand_code = vehicle.vehicle_brand_code
    ${fileLinksJoin(orgId, language, filesOfVehicle(orgId, sql`vehicle.vehicle_id`))}
    order by hit.place`.execute(tx);
  return rows;
}
