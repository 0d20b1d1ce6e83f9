import {
  configurationParts,
  contentOf,
  type ConfigurationField,
} from '#src/kernel/settings/configuration-part.ts';
import { getTrackerSettings, storeTrackerSettings } from './tracker-settings.ts';

/** What the tracker says, in the file of the configuration. */
export const trackerPart = configurationParts.entry({
  kind: 'tracker',
  changedBy: 'saveTrackerSettings',
  // Statuses of a process point at its steps.
  order: 40,
  mayAdd: () => false,
  find: async (tx, orgId) => {
    const { row_version: _, ...tracker } = await getTrackerSettings({ tx, caller: { orgId } });
    return [{ code: 'all', label: '', content: { tracker } }];
  },
  labelOf: () => '',
  fieldsOf: (content, language) => {
    const { words, action, steps } = contentOf(content, 'tracker');
    const plain = Object.entries({ ...words, ...prefixed(action) }).map(
      ([field, value]): ConfigurationField => ({ part: null, key: field, field, value }),
    );
    const ofSteps = steps.flatMap(({ state, icon, texts }) =>
      Object.entries({ icon, ...texts }).map(([field, value]): ConfigurationField => ({
        part: texts[`label_${language}`],
        key: `${state}.${field}`,
        field,
        value,
      })),
    );
    return [...plain, ...ofSteps];
  },
  store: async (call, { content }) => {
    const { row_version } = await getTrackerSettings(call);
    await storeTrackerSettings(call, { ...contentOf(content, 'tracker'), row_version });
  },
});

const prefixed = (action: object | null): Record<string, string | null> =>
  Object.fromEntries(Object.entries(action ?? {}).map(([name, value]) => [`action_${name}`, String(value)]));
