import { localDateOf } from '@dosar/kernel/zone';
import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findAwayRows } from './absence-use-repository.ts';

/** Absences count closed days, and are planned with the feature. */
export const absenceUses = [
  settingUses.entry({
    kind: 'closure',
    use: 'absences',
    name: { ro: 'Persoane cu absențe în această zi', en: 'People who are away on this day' },
    find: async ({ tx, caller, id }) => foundUse(await findAwayRows(tx, caller.orgId, { from: id, to: id })),
  }),
  settingUses.entry({
    kind: 'feature',
    use: 'absences',
    name: { ro: 'Persoane cu absențe cerute sau aprobate', en: 'People with absences to come' },
    find: async ({ tx, caller, id, now }) =>
      foundUse(
        id === 'time-off' ? await findAwayRows(tx, caller.orgId, { from: localDateOf(now), to: null }) : [],
      ),
  }),
];
