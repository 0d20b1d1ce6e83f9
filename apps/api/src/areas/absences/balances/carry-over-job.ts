import { localDateOf } from '@dosar/kernel/zone';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { addBalances, findPeopleOfYear } from './balance-repository.ts';
import { balancesOfPeople } from './balances-of-people.ts';

type Needs = { now: () => Date };

/**
 * Gives everybody the balance of a new year: what they are entitled to, and what is left of the year before.
 *
 * Who has one already, by a file for instance, keeps it: running twice changes nothing.
 */
export const carryOverJob = defineJob({
  name: 'absences.carryOver',
  title: { ro: 'Reportarea concediului la schimbarea anului', en: 'Carrying leave over into a new year' },
  settings: { retries: 5, keptSeconds: 30 * 24 * 60 * 60 },
  data: noData,
  work: ({ now }: Needs, { orgId, inTransaction }) =>
    inTransaction(async (tx) => {
      const today = localDateOf(now());
      const year = Number(today.slice(0, 4));
      const people = await findPeopleOfYear(tx, orgId, year - 1);
      const balances = await balancesOfPeople(tx, people, { orgId, year: year - 1, today });
      await addBalances(
        tx,
        orgId,
        balances.map(({ user_id, entitled, would_carry }) => ({
          user_id,
          year,
          entitled_half_days: entitled,
          carried_half_days: would_carry,
        })),
      );
    }),
});
