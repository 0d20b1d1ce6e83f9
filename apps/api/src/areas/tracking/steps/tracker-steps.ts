import { tidyLine } from '@dosar/kernel/typed-line';
import type { BodyOf, FieldProblem, Schema } from '@dosar/openapi';
import type { TrackerStep } from '#src/kernel/database/json-columns.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { catalogues } from '#src/kernel/settings/catalogue.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import { settingPages, type ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { suppliedFields } from '#src/kernel/settings/supplied-fields.ts';
import { restoreTrackerSettings } from '../settings/tracker-settings.ts';
import { findTrackerSteps, updateTrackerSteps } from './tracker-step-repository.ts';

const page = 'tracker';
const fields = suppliedFields.tracker_step;

const textsOf = ({ label_ro, label_en, description_ro, description_en }: TrackerStep) => ({
  label_ro,
  label_en,
  description_ro,
  description_en,
});

/** The steps of the public tracker of the caller's organisation, in both languages. */
export async function browseTrackerSteps({
  tx,
  caller,
}: Pick<Call<'browseTrackerSteps'>, 'tx' | 'caller'>): Promise<Schema<'TrackerStepList'>> {
  const found = await findTrackerSteps(tx, caller.orgId);
  return {
    items: (found?.steps ?? []).map((step) => ({ state: step.state, icon: step.icon, texts: textsOf(step) })),
    row_version: found?.row_version ?? 1,
  };
}

/** Changes what a step of the public tracker is called and says. */
export async function saveTrackerStep(call: Call<'saveTrackerStep'>): Promise<Schema<'TrackerStepList'>> {
  await storeTrackerStep(call, call.body);
  return browseTrackerSteps(call);
}

async function storeTrackerStep(call: ChangingCall, typed: BodyOf<'saveTrackerStep'>): Promise<void> {
  const { tx, caller, now, language, audit } = call;
  const found = await findTrackerSteps(tx, caller.orgId);
  const before = found?.steps.find(({ state }) => state === typed.state);
  if (found === undefined || before === undefined) throw notFound();
  const texts = {
    label_ro: tidyLine(typed.texts.label_ro),
    label_en: tidyLine(typed.texts.label_en),
    description_ro: tidyLine(typed.texts.description_ro),
    description_en: tidyLine(typed.texts.description_en),
  };
  const refused = refusedFields(texts);
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });
  const steps = found.steps.map((step) => (step === before ? { ...step, ...texts } : step));
  if (!(await updateTrackerSteps(tx, caller.orgId, { steps, rowVersion: typed.row_version, now })))
    throw staleRowVersion(found.row_version);
  audit.subject(typed.state);
  const changed = changedFields(textsOf(before), texts, fields);
  audit.note({ fields: changed.map(({ field }) => field).join(', ') });
  const subject = { id: typed.state, label: texts[`label_${language}`] };
  await recordSettingChange(call, { page, subject, fields: changed });
}

// An import brings texts past the limits of the form, so the use case knows them as well.
const longest = { label_ro: 40, label_en: 40, description_ro: 300, description_en: 300 };

function refusedFields(texts: Schema<'TrackerStepTexts'>): FieldProblem[] {
  return fields.flatMap((field): FieldProblem[] => {
    if (field.startsWith('label') && texts[field] === '')
      return [{ field: `texts.${field}`, code: 'required' }];
    return texts[field].length > longest[field] ? [{ field: `texts.${field}`, code: 'too_long' }] : [];
  });
}

/** The steps of the tracker as a page with a history, and among the texts that the product ships. */
export const trackerStepSettings = [
  settingPages.entry({ page, changedBy: 'saveTrackerSettings', restore: restoreTrackerSettings }),
  catalogues.entry({
    kind: 'tracker_step',
    changedBy: 'saveTrackerStep',
    find: async (tx, orgId, language) => {
      const found = await findTrackerSteps(tx, orgId);
      return (found?.steps ?? []).map((step) => ({
        id: step.state,
        label: step[`label_${language}`],
        values: textsOf(step),
        rowVersion: found?.row_version ?? 1,
      }));
    },
    store: (call, { id, values, rowVersion }) =>
      storeTrackerStep(call, {
        state: id,
        texts: {
          label_ro: values['label_ro'] ?? '',
          label_en: values['label_en'] ?? '',
          description_ro: values['description_ro'] ?? '',
          description_en: values['description_en'] ?? '',
        },
        row_version: rowVersion,
      }),
  }),
];
