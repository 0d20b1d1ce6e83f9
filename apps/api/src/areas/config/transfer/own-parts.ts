import { notFound } from '#src/kernel/problem/problem.ts';
import { configurationParts, contentOf, plainFields } from '#src/kernel/settings/configuration-part.ts';
import { getFeatures, switchTo } from '../features/features.ts';
import { fieldsOfHours, getWorkingHours, storeWorkingHours } from '../hours/working-hours.ts';
import { organisationParts } from './organisation-parts.ts';
import { findReasons } from '../reasons/reason-repository.ts';
import { findReason, placeOf, reasonId, storeReason } from '../reasons/reasons.ts';

/** What the area itself adds to the file of the configuration: reasons, features and working hours. */
export const ownParts = [
  ...organisationParts,
  configurationParts.entry({
    kind: 'reason',
    changedBy: 'saveReason',
    order: 10,
    mayAdd: (code) => placeOf(code) !== undefined && /^[a-z_]+\.[a-z0-9_]{1,60}$/.test(code),
    find: async (tx, orgId, language) =>
      (await findReasons(tx, orgId)).map(({ row_version: _, place, code, ...reason }) => ({
        code: reasonId({ place, code }),
        label: reason[`name_${language}`],
        content: { reason },
      })),
    labelOf: (_code, content, language) => contentOf(content, 'reason')[`name_${language}`],
    fieldsOf: (content) => plainFields(contentOf(content, 'reason')),
    store: async (call, { code, content }) => {
      const present = await findReason(call, code);
      const place = placeOf(code);
      if (place === undefined) throw notFound();
      await storeReason(call, {
        ...contentOf(content, 'reason'),
        place,
        code: code.slice(place.length + 1),
        row_version: present?.row_version ?? 0,
      });
    },
  }),
  configurationParts.entry({
    kind: 'feature',
    changedBy: 'switchFeature',
    order: 20,
    mayAdd: () => false,
    find: async (tx, orgId) =>
      (await getFeatures({ tx, caller: { orgId } })).items.map(({ feature_code, is_enabled }) => ({
        code: feature_code,
        label: feature_code,
        content: { feature: { is_enabled } },
      })),
    labelOf: (code) => code,
    fieldsOf: (content) => plainFields(contentOf(content, 'feature')),
    store: async (call, { code, content }) => {
      const { items } = await getFeatures(call);
      const present = items.find((feature) => feature.feature_code === code);
      if (present === undefined) throw notFound();
      await switchTo(call, { ...present, ...contentOf(content, 'feature') });
    },
  }),
  configurationParts.entry({
    kind: 'working_hours',
    changedBy: 'updateWorkingHours',
    order: 30,
    mayAdd: () => false,
    find: async (tx, orgId) => {
      const { row_version: _, ...hours } = await getWorkingHours({ tx, caller: { orgId } });
      return [{ code: 'all', label: '', content: { working_hours: hours } }];
    },
    labelOf: () => '',
    fieldsOf: (content) => plainFields(fieldsOfHours(contentOf(content, 'working_hours'))),
    store: async (call, { content }) => {
      const { row_version } = await getWorkingHours(call);
      await storeWorkingHours(call, { ...contentOf(content, 'working_hours'), row_version });
    },
  }),
];
