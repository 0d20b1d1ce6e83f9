import { materialColors } from '@dosar/kernel/material-colors';
import { isCui } from '@dosar/kernel/romanian-numbers';
import { tidyLine } from '@dosar/kernel/typed-line';
import type { FieldProblem, Schema } from '@dosar/openapi';
import { firstMetadata } from '#src/new-organisation.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { refusalOf, refusalText } from '../password/password-refusal.ts';

const opaqueColor = /^#[0-9a-f]{6}$/i;

/** What is wrong with an organisation to be set up, beyond what the contract sees. */
export function refusedFieldsOf(wanted: Schema<'NewOrganisation'>, language: Language): FieldProblem[] {
  const fields: FieldProblem[] = [];
  if (tidyLine(wanted.org_name).length < 2) fields.push({ field: 'org_name', code: 'required' });
  if (tidyLine(wanted.short_name) === '') fields.push({ field: 'short_name', code: 'required' });
  if (!isCui(wanted.cui)) fields.push({ field: 'cui', code: 'invalid_format' });
  if (!materialColors().has(wanted.material_color))
    fields.push({ field: 'material_color', code: 'invalid_value' });
  if (!opaqueColor.test(wanted.sidebar)) fields.push({ field: 'sidebar', code: 'invalid_format' });
  if (tidyLine(wanted.administrator.full_name).length < 3)
    fields.push({ field: 'administrator.full_name', code: 'required' });
  fields.push(...refusedPassword(wanted, language));
  return fields;
}

function refusedPassword(
  { org_name, administrator: { username, password } }: Schema<'NewOrganisation'>,
  language: Language,
): FieldProblem[] {
  const account = {
    ...{ username, org_name, language, email: null, password_hash: null },
    app_metadata: firstMetadata,
  };
  const refusal = refusalOf(account, password);
  if (refusal === undefined) return [];
  return [
    {
      field: 'administrator.password',
      code: 'invalid_value',
      message: refusalText(account, refusal, language),
    },
  ];
}
