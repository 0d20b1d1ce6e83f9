import { sql } from 'kysely';
import { startChecks } from '../config/extension-points.ts';

/** Where and when vehicles are looked at. */
export const placesStartCheck = startChecks.entry({
  code: 'places',
  order: 40,
  title: { ro: 'Locuri și planuri de lucru', en: 'Places and working plans' },
  without: {
    ro: 'nu este nicio oră de ales pentru constatare',
    en: 'there is no hour to choose for an inspection',
  },
  page: { address: '/config/appointment-locations', role: 'AC.Assessor.Manager' },
  async look(tx, orgId) {
    const { rows } = await sql<{ places: number; plans: number }>`
      select (select count(*)::int from place where org_id = ${orgId} and is_active) as places,
        (select count(*)::int from working_plan where org_id = ${orgId} and is_active) as plans`.execute(tx);
    const { places, plans } = rows[0] ?? { places: 0, plans: 0 };
    return {
      isDone: places > 0 && plans > 0,
      detail: { ro: `locuri: ${places} · planuri: ${plans}`, en: `places: ${places} · plans: ${plans}` },
    };
  },
});
