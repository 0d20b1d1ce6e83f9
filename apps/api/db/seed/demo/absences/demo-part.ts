import type { DemoPart } from '../demo-part.ts';
import { demoId } from '../demo-random.ts';

/** Who replaces whom: today, some time ago, and in some weeks. */
export const demoPart: DemoPart = {
  name: 'absences',
  async seed(tx, { orgId, orgCode, moments }) {
    if (orgCode !== 'demo') return;
    const inDays = (days: number) => moments.dateOf(moments.hoursAfter(moments.now, days * 24));
    const row = (replaced: string, deputy: string, from: number, to: number) => ({
      org_id: orgId,
      replacement_id: demoId('replacement', replaced, deputy),
      replaced_user_id: demoId('user', replaced),
      deputy_user_id: demoId('user', deputy),
      date_from: inDays(from),
      date_to: inDays(to),
      source: 'absence' as const,
      reason: 'Concediu de odihnă',
    });
    await tx
      .insertInto('replacement')
      .values([
        row('radu.marin', 'ana.ionescu', -2, 6),
        row('elena.rusu', 'dan.petrescu', -40, -31),
        row('maria.stan', 'ana.ionescu', 20, 26),
      ])
      .execute();
  },
};
