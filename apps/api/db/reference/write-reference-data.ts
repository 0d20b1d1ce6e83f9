import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { absenceTypes } from './absence-types.ts';
import { colors } from './colors.ts';
import { counties } from './counties.ts';
import { countries } from './countries.ts';
import { holidays } from './holidays.ts';
import { businessSegments, policyTypes } from './policy-types.ts';
import type { ReferenceTable } from './reference-table.ts';
import { roles } from './roles.ts';
import { vehicleBrands } from './vehicle-brands.ts';
import { vehicleCategories } from './vehicle-categories.ts';
import { vehicleParts } from './vehicle-parts.ts';
import { vehicleZones } from './vehicle-zones.ts';

// Tables that others point at come first.
const tables = [
  countries,
  counties,
  businessSegments,
  policyTypes,
  vehicleCategories,
  vehicleBrands,
  vehicleZones,
  vehicleParts,
  colors,
  holidays,
  roles,
  absenceTypes,
];

/**
 * Brings the look-up data that all organisations share up to date; unchanged tables cost one comparison.
 *
 * Rows that are no longer listed stay: files may use them.
 */
export async function writeReferenceData(kysely: Kysely<Database>) {
  await kysely.transaction().execute(async (tx) => {
    // Two processes may start at once; the second then finds everything in place.
    await sql`lock table reference_version in share row exclusive mode`.execute(tx);
    const written = await tx
      .selectFrom('reference_version')
      .select(['reference_name', 'content_hash'])
      .execute();
    for (const table of tables.map((read) => read())) {
      const hash = createHash('sha256').update(JSON.stringify(table)).digest('hex');
      if (written.some((row) => row.reference_name === table.table && row.content_hash === hash)) continue;
      await upsert(tx, table);
      await tx
        .insertInto('reference_version')
        .values({ reference_name: table.table, content_hash: hash })
        .onConflict((conflict) =>
          conflict.column('reference_name').doUpdateSet({ content_hash: hash, written_at: new Date() }),
        )
        .execute();
    }
  });
}

async function upsert(kysely: Kysely<Database>, { table, key, rows }: ReferenceTable) {
  const columns = Object.keys(rows[0] ?? {});
  const list = (names: string[]) => sql.join(names.map((name) => sql.ref(name)));
  const changes = columns.filter((name) => !key.includes(name));
  await sql`
    insert into ${sql.table(table)} (${list(columns)})
    select ${list(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${list(key)}) do update set
      ${sql.join(changes.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}`.execute(
    kysely,
  );
}
