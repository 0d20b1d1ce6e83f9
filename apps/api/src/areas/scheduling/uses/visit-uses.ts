import { foundUse, removableSettings, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findPlansAtPlace, findVisitsAtPlace, findVisitsOnDay, hasPlace } from './visit-use-repository.ts';

/** Visits and working hours hang on places, visits on closed days too. Saving a place moves its visits by itself. */
export const visitUses = [
  removableSettings.entry({
    kind: 'place',
    removedBy: 'savePlace',
    exists: ({ tx, caller, id }) => hasPlace(tx, caller.orgId, id),
  }),
  settingUses.entry({
    kind: 'place',
    use: 'visits',
    name: { ro: 'Constatări programate', en: 'Visits to come' },
    isBlocking: true,
    find: async ({ tx, caller, id, now }) => foundUse(await findVisitsAtPlace(tx, caller.orgId, id, now)),
  }),
  settingUses.entry({
    kind: 'place',
    use: 'working_hours',
    name: { ro: 'Persoane cu program aici', en: 'People who work here' },
    find: async ({ tx, caller, id }) => foundUse(await findPlansAtPlace(tx, caller.orgId, id)),
  }),
  settingUses.entry({
    kind: 'closure',
    use: 'visits',
    name: { ro: 'Constatări programate în această zi', en: 'Visits on this day' },
    find: async ({ tx, caller, id }) => foundUse(await findVisitsOnDay(tx, caller.orgId, id)),
  }),
];
