import { tidyLine } from '@dosar/kernel/typed-line';
import type { FieldProblem, Schema } from '@dosar/openapi';
import type { TrackerAction, TrackerStep } from '#src/kernel/database/json-columns.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import {
  settingGone,
  withValuesBefore,
  type ChangingCall,
  type PastSettingChange,
} from '#src/kernel/settings/setting-page.ts';
import { mayBeFollowed } from '../tracker-action.ts';
import { findTrackerSettings, updateTrackerSettings, wordFields } from './tracker-settings-repository.ts';

type Settings = Schema<'TrackerSettings'>;
type Reading = Pick<Call<'getTrackerSettings'>, 'tx'> & { caller: { orgId: string } };

const page = 'tracker';
const actionFields = ['action_type', 'action_name_ro', 'action_name_en', 'action_url'] as const;
const stepFields = ['icon', 'label_ro', 'label_en', 'description_ro', 'description_en'] as const;

/** What the tracker of the caller's organisation says. */
export async function getTrackerSettings({ tx, caller }: Reading): Promise<Settings> {
  const found = await findTrackerSettings(tx, caller.orgId);
  if (found === undefined) throw notFound();
  const { action, steps, row_version, ...words } = found;
  return {
    words,
    action: action && {
      type: action.type,
      name_ro: action.name_ro,
      name_en: action.name_en,
      url: action.url,
    },
    steps: steps.map(({ state, icon, label_ro, label_en, description_ro, description_en }) => ({
      ...{ state, icon },
      texts: { label_ro, label_en, description_ro, description_en },
    })),
    row_version,
  };
}

/** Changes what the tracker says. */
export async function saveTrackerSettings(call: Call<'saveTrackerSettings'>): Promise<Settings> {
  await storeTrackerSettings(call, call.body);
  return getTrackerSettings(call);
}

/** Stores what the tracker says, with changes in the history of the page. */
export async function storeTrackerSettings(call: ChangingCall, typed: Settings): Promise<void> {
  const { tx, caller, now, language, audit } = call;
  const before = await getTrackerSettings(call);
  const wanted = tidied(typed);
  const refused = refusedFields(wanted, before);
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });
  const stored = (await findTrackerSettings(tx, caller.orgId))?.steps ?? [];
  const steps = stored.map((step): TrackerStep => {
    const wantedStep = wanted.steps.find(({ state }) => state === step.state);
    return wantedStep === undefined ? step : { ...step, icon: wantedStep.icon, ...wantedStep.texts };
  });
  const { words, action, row_version: rowVersion } = wanted;
  if (!(await updateTrackerSettings(tx, caller.orgId, { words, action, steps, rowVersion, now })))
    throw staleRowVersion(before.row_version);

  const names = [...wordFields, ...actionFields];
  const fields = changedFields(flat(before), flat(wanted), names);
  audit.subject(caller.orgId);
  audit.note({ fields: fields.map(({ field }) => field).join(', ') });
  await recordSettingChange(call, { page, fields });
  for (const step of wanted.steps) {
    const was = before.steps.find(({ state }) => state === step.state);
    const subject = { id: step.state, label: step.texts[`label_${language}`] };
    const changed = changedFields(was && flatStep(was), flatStep(step), stepFields);
    await recordSettingChange(call, { page, subject, fields: changed });
  }
}

/** Puts the words, the button, or one step back. */
export async function restoreTrackerSettings(call: ChangingCall, change: PastSettingChange): Promise<void> {
  const present = await getTrackerSettings(call);
  if (change.subject_id === null) {
    const before = withValuesBefore(flat(present), change);
    const words = { ...present.words, ...pick(before, wordFields) };
    return storeTrackerSettings(call, { ...present, words, action: actionOf(before) });
  }
  if (!present.steps.some(({ state }) => state === change.subject_id)) throw settingGone();
  const steps = present.steps.map((step) => {
    if (step.state !== change.subject_id) return step;
    const { icon, ...texts } = withValuesBefore(flatStep(step), change);
    return { ...step, icon, texts };
  });
  return storeTrackerSettings(call, { ...present, steps });
}

const flatStep = ({ icon, texts }: Settings['steps'][number]) => ({ icon, ...texts });

const flat = ({ words, action }: Settings) => ({
  ...words,
  action_type: action?.type ?? null,
  action_name_ro: action?.name_ro ?? null,
  action_name_en: action?.name_en ?? null,
  action_url: action?.url ?? null,
});

function actionOf(values: ReturnType<typeof flat>): TrackerAction | null {
  const { action_type: type, action_name_ro: ro, action_name_en: en, action_url: url } = values;
  return type === null ? null : { type, name_ro: ro ?? '', name_en: en ?? '', url: url ?? '' };
}

const pick = <Name extends string>(values: Readonly<Record<Name, string>>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

const tidyAll = <Texts extends Record<string, string>>(texts: Texts): Texts => ({
  ...texts,
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, tidyLine(text)])),
});

const tidied = ({ words, action, steps, row_version }: Settings): Settings => ({
  words: tidyAll(words),
  action: action && tidyAll(action),
  steps: steps.map((step) => ({ ...step, texts: tidyAll(step.texts) })),
  row_version,
});

/** The words are those of people who type spaces, and the steps those that statuses point at. */
function refusedFields({ words, action, steps }: Settings, before: Settings): FieldProblem[] {
  const fields: FieldProblem[] = wordFields
    .filter((name) => words[name] === '')
    .map((name) => ({ field: `words.${name}`, code: 'required' }));
  if (action !== null) {
    for (const name of ['name_ro', 'name_en'] as const)
      if (action[name] === '') fields.push({ field: `action.${name}`, code: 'required' });
    if (!mayBeFollowed(action.url)) fields.push({ field: 'action.url', code: 'invalid_format' });
  }
  const states = new Set(steps.map(({ state }) => state));
  const isSame = steps.length === before.steps.length && before.steps.every(({ state }) => states.has(state));
  if (!isSame) fields.push({ field: 'steps', code: 'invalid_value' });
  for (const { state, texts } of steps)
    for (const name of ['label_ro', 'label_en'] as const)
      if (texts[name] === '') fields.push({ field: `steps.${state}.${name}`, code: 'required' });
  return fields;
}
