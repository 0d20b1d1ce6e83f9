import { sql } from 'kysely';
import { worklistColumns, worklistFilters } from '../worklist/extension-points.ts';
import { discreetKinds } from './special/file/told-customer.ts';

const unnamed = { ro: 'Client special', en: 'Special customer' };

/** Who repairs the vehicle, and whether the customer is a special one, as the worklist shows it. */
export const worklistEntries = [
  worklistColumns.entry({
    code: 'partner',
    fields: () => 'partner.name as partner_name',
    join: (orgId) =>
      sql`left join partner on partner.org_id = ${orgId} and partner.partner_id = page.partner_id`,
    export: {
      title: { ro: 'Partener', en: 'Partner' },
      kind: 'text',
      width: 28,
      valueOf: (row) => row.partner_name ?? null,
    },
  }),
  worklistColumns.entry({
    code: 'special_customer',
    // A list goes to many: those whom not everybody may know of have no name in it.
    fields: (language) =>
      `case when special_customer.kind in (${discreetKinds.map((kind) => `'${kind}'`).join(', ')})
        then '${unnamed[language]}' else special_customer.name end as special_customer_name`,
    join: (orgId) => sql`left join special_customer on special_customer.org_id = ${orgId}
      and special_customer.special_customer_id = claim_file.special_customer_id`,
    export: {
      title: { ro: 'Client special', en: 'Special customer' },
      kind: 'text',
      width: 24,
      valueOf: (row) => row.special_customer_name ?? null,
    },
  }),
  worklistFilters.entry({
    condition: ({ filter_criteria: criteria }) =>
      criteria?.partner_id === undefined ? undefined : sql`assignment.partner_id = ${criteria.partner_id}`,
  }),
];
