import type { Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

/** All countries by name. */
export function findCountries(tx: Tx, language: Language) {
  return tx
    .selectFrom('country')
    .select(['country_code as code', `name_${language} as name`])
    .orderBy('position')
    .execute();
}

/** The counties of Romania by name, each with its plate code. */
export function findCounties(tx: Tx) {
  return tx
    .selectFrom('county')
    .where('country_code', '=', 'RO')
    .select(['county_code as code', 'name'])
    .orderBy('position')
    .execute();
}

/** Policy types of a line of business, in the order to offer them. */
export function findPolicyTypes(tx: Tx, businessSegment: string, language: Language) {
  return tx
    .selectFrom('policy_type')
    .where('business_segment_code', '=', businessSegment)
    .select((row) => [
      // The contract names every policy type; the table holds exactly those.
      row.ref('policy_type_code').$castTo<Schema<'PolicyType'>>().as('code'),
      row.ref(`name_${language}`).as('name'),
    ])
    .orderBy('position')
    .execute();
}

/** Kinds of vehicle, in the order to offer them. */
export function findVehicleCategories(tx: Tx, language: Language) {
  return tx
    .selectFrom('vehicle_category')
    .select(['vehicle_category_code as code', `name_${language} as name`])
    .orderBy('position')
    .execute();
}

/** Makes of vehicle. */
export function findVehicleBrands(tx: Tx) {
  return tx
    .selectFrom('vehicle_brand')
    .select(['vehicle_brand_code as code', 'name'])
    .orderBy('position')
    .execute();
}

/** Parts of a vehicle with the zone they lie in. */
export function findVehicleParts(tx: Tx, language: Language) {
  return tx
    .selectFrom('vehicle_part')
    .select(['vehicle_part_code as code', `name_${language} as name`, 'vehicle_zone_code as zone', 'side'])
    .orderBy('position')
    .execute();
}

/** Offices of the organisation that work. */
export function findBranches(tx: Tx, orgId: string) {
  return tx
    .selectFrom('branch')
    .where('org_id', '=', orgId)
    .where('is_active', '=', true)
    .select(['branch_code as code', 'name', 'county_code'])
    .orderBy('position')
    .execute();
}

/** Colours of vehicles, in the order to offer them. */
export function findColors(tx: Tx, language: Language) {
  return tx
    .selectFrom('color')
    .select(['color_code as code', `name_${language} as name`, 'hex as color'])
    .orderBy('position')
    .execute();
}
