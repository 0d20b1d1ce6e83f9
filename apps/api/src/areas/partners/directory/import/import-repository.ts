import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { foldedText } from './partner-file.ts';
import type { PartnerFields } from '../partner-fields.ts';
import { fieldsOf } from '../directory-repository.ts';
import type { VehicleCodes } from './wanted-partner.ts';

type Tx = Transaction<Database>;

/** A partner that a line may be about. */
export type KnownPartner = { partner_id: string; fields: PartnerFields };

/** Every partner of the organisation; held until the file is done, where it is done. */
export async function findKnownPartners(tx: Tx, orgId: string, isHeld: boolean): Promise<KnownPartner[]> {
  const { rows } = await sql<KnownPartner>`
    select partner.partner_id, ${fieldsOf} as fields from partner where partner.org_id = ${orgId}
    order by partner.partner_id ${isHeld ? sql`for update` : sql``}`.execute(tx);
  return rows;
}

/** Makes and kinds of vehicle by what people call them. */
export async function findVehicleCodes(tx: Tx): Promise<VehicleCodes> {
  const { rows } = await sql<{ of: 'brands' | 'categories'; code: string; names: string[] }>`
    select 'brands' as of, vehicle_brand_code as code, array[vehicle_brand_code, name] as names from vehicle_brand
    union all
    select 'categories', vehicle_category_code, array[vehicle_category_code, name_ro, name_en] from vehicle_category`.execute(
    tx,
  );
  const mapOf = (wanted: 'brands' | 'categories') =>
    new Map(
      rows.flatMap(({ of, code, names }) =>
        of === wanted ? names.map((name) => [foldedText(name), code] as const) : [],
      ),
    );
  return { brands: mapOf('brands'), categories: mapOf('categories') };
}
