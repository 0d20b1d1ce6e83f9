import { sql } from 'kysely';
import type { DemoPart } from '../demo-part.ts';

/** Afternoons before holidays, on which the demo insurer goes home at one. */
const afternoons = [
  { monthAndDay: '12-24', ro: 'Ajunul Crăciunului', en: 'Christmas Eve' },
  { monthAndDay: '12-31', ro: 'Ajunul Anului Nou', en: 'New Year’s Eve' },
];

/** Days of which a part is closed. */
export const demoPart: DemoPart = {
  name: 'config',
  async seed(tx, { orgId, orgCode, moments }) {
    if (orgCode !== 'demo') return;
    const year = moments.dateOf(moments.now).slice(0, 4);
    for (const { monthAndDay, ro, en } of afternoons)
      await sql`
        insert into closure (org_id, closure_date, closed_from, name_ro, name_en)
        values (${orgId}, ${`${year}-${monthAndDay}`}, '13:00', ${ro}, ${en})`.execute(tx);
  },
};
