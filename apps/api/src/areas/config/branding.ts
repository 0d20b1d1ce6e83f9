import { isSecureAddress } from '@dosar/kernel/secure-address';
import { materialColors } from '@dosar/kernel/material-colors';
import { tidyLine } from '@dosar/kernel/typed-line';
import type { FieldProblem, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import { withValuesBefore, type ChangingCall, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import { changeBranding, readBranding } from '../account/index.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';

type Settings = Schema<'BrandingSettings'>;
type Stored = Awaited<ReturnType<typeof readBranding>>;

/** The looks of the caller's organisation, ready to change. */
export async function getBranding({ tx, caller }: Call<'getBranding'>): Promise<Settings> {
  return settingsOf(await readBranding(tx, caller.orgId));
}

/** Changes the looks of the caller's organisation; its people see them with their next tokens. */
export function updateBranding(call: Call<'updateBranding'>): Promise<Settings> {
  return changeLooks(call, call.body);
}

/** Stores the looks of an organisation, with a change in the history of the page. */
export async function changeLooks(call: ChangingCall, body: Settings): Promise<Settings> {
  const { tx, caller, audit } = call;
  audit.subject(caller.orgId);
  const wanted = { ...body, short_name: tidyLine(body.short_name) };
  const refused = refusedFields(wanted);
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });

  const before = settingsOf(await readBranding(tx, caller.orgId));
  const stored = await changeBranding(tx, caller.orgId, wanted);
  if (stored === undefined) throw staleRowVersion(before.row_version);

  const after = settingsOf(stored);
  const fields = changedFields(before, after, lookNames);
  audit.note(auditedFields(fields));
  await recordSettingChange(call, { page: 'branding', fields });
  return after;
}

/** The page of the looks among those with a history. */
export const brandingPage: SettingPage = {
  page: 'branding',
  changedBy: 'updateBranding',
  restore: async (call, change) => {
    const present = settingsOf(await readBranding(call.tx, call.caller.orgId));
    await changeLooks(call, withValuesBefore(present, change));
  },
};

const lookNames = [
  'short_name',
  'logo_url',
  'align_logo',
  'material_color',
  'sidebar',
  'theme',
  'color',
  'icon_font_url',
] as const;

/** The looks as the page shows them. */
export function settingsOf({ theme, ...stored }: Stored): Settings {
  return { ...stored, theme: theme ?? 'default' };
}

const opaqueColor = /^#[0-9a-f]{6}$/i;

function refusedFields({ short_name, material_color, sidebar, ...settings }: Settings): FieldProblem[] {
  const fields: FieldProblem[] = [];
  if (short_name === '') fields.push({ field: 'short_name', code: 'required' });
  // Checked again where it is shown: what is stored may be older than this rule.
  for (const field of ['logo_url', 'icon_font_url'] as const) {
    const address = settings[field];
    if (address !== null && !isSecureAddress(address)) fields.push({ field, code: 'invalid_format' });
  }
  if (!materialColors().has(material_color)) fields.push({ field: 'material_color', code: 'invalid_value' });
  // Readable text is computed for the colour itself, not for what shines through it.
  if (!opaqueColor.test(sidebar)) fields.push({ field: 'sidebar', code: 'invalid_format' });
  return fields;
}
