import { tidyLine } from '@dosar/kernel/typed-line';
import type { FieldProblem, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { unknownVariables, withNames } from '../send/message-variables.ts';
import { actorOf, approvalRefused, needsApproval } from './approval/template-approval.ts';
import { placeInSet } from './sets/place-in-set.ts';
import { recordTemplate } from './template-history.ts';
import {
  findEndOfTemplates,
  findStoredTemplate,
  keepVersion,
  replaceTemplate,
  type StoredTemplate,
} from './template-settings-repository.ts';
import { settingsOf, type TemplateNeeds } from './template-settings.ts';

type Text = Schema<'TemplateText'>;
type Wanted = Call<'saveTemplate'>['body'];

const longestSms = 1_000;

/** Makes a new version of a template, or a new template. */
export async function saveTemplate(
  needs: TemplateNeeds,
  call: Call<'saveTemplate'>,
): Promise<Schema<'TemplateSettings'>> {
  return settingsOf(needs, call, await changeTemplate(call, call.body));
}

/** A second person who approved a change, whose change it was, and why. */
type Approved = { approvedBy: string; savedBy: string; note: string };

/** Stores a template as it is wanted, and gives it; texts that a second person has to approve need that approval. */
export async function changeTemplate(
  call: ChangingCall,
  body: Wanted,
  approved?: Approved,
): Promise<StoredTemplate> {
  const { caller, tx, now, audit } = call;
  const { orgId } = caller;
  const code = body.template_code;
  audit.note({ template: code });
  const before = await findStoredTemplate(tx, { orgId, code, locks: true });
  if ((before?.row_version ?? 0) !== body.row_version) throw staleRowVersion(before?.row_version ?? 0);
  const wanted = await judgedTemplate(call, body, before);
  if (before !== undefined && isSame(before, wanted)) return before;
  if (approved === undefined && (await needsApproval(call, before?.texts ?? [], wanted.texts)))
    throw approvalRefused('needs_approval');

  const after = await nextVersion(call, before, wanted);
  if (before !== undefined) await keepVersion(tx, orgId, before, { userId: null, now });
  await replaceTemplate(tx, orgId, after);
  await keepVersion(tx, orgId, after, {
    userId: approved?.savedBy ?? actorOf(call),
    approvedBy: approved?.approvedBy ?? null,
    note: approved?.note ?? '',
    now,
  });
  audit.note({ version: String(after.version), is_active: String(after.is_active) });
  await recordTemplate(call, before, after);
  return after;
}

/** The wanted template as the version that follows what is stored; a new one takes the last place of the list. */
async function nextVersion(
  call: ChangingCall,
  before: StoredTemplate | undefined,
  wanted: Awaited<ReturnType<typeof judgedTemplate>>,
): Promise<StoredTemplate> {
  if (before === undefined)
    return { ...wanted, position: await positionOfNew(call), version: 1, row_version: 1 };
  const { position, version, row_version: rowVersion } = before;
  return { ...wanted, position, version: version + 1, row_version: rowVersion + 1 };
}

/** A template as it is wanted, in the words that are stored; what lacks something is refused. */
export async function judgedTemplate(
  call: ChangingCall,
  body: Wanted,
  before: Pick<StoredTemplate, 'in_set'> | undefined,
) {
  const texts = body.texts.map((text) => ({
    ...text,
    subject: text.subject === null ? null : withNames(text.subject),
    body: withNames(text.body),
  }));
  refuseIncomplete(texts);
  return {
    code: body.template_code,
    in_set: before ? before.in_set : await placeInSet(call, body.in_set),
    name_ro: nameOf('name_ro', body.name_ro),
    name_en: nameOf('name_en', body.name_en),
    is_active: body.is_active,
    texts: inOrder(texts),
  };
}

/** Each text once, with what its channel needs, in both languages or in Romanian. */
function refuseIncomplete(texts: readonly Text[]): void {
  const fields: FieldProblem[] = [];
  const places = texts.map(({ channel, language }) => `${channel} ${language}`);
  for (const [index, { channel, language, subject, body }] of texts.entries()) {
    const refuse = (field: string, code: FieldProblem['code']) =>
      fields.push({ field: `texts.${index}.${field}`, code });
    if (places.indexOf(`${channel} ${language}`) !== index) refuse('language', 'invalid_value');
    if (language === 'en' && !places.includes(`${channel} ro`)) refuse('language', 'required');
    if (channel === 'email' && (subject ?? '').trim() === '') refuse('subject', 'required');
    if (body.trim() === '') refuse('body', 'required');
    if (channel === 'sms' && body.length > longestSms) refuse('body', 'too_long');
  }
  if (fields.length > 0) throw new Problem(422, 'rule_refused', { fields });
  for (const [index, { subject, body }] of texts.entries())
    for (const [field, text] of Object.entries({ subject: subject ?? '', body })) {
      const [variable] = unknownVariables(text);
      if (variable !== undefined)
        throw new Problem(422, 'template_variable_unknown', {
          context: { variable: variable.slice(0, 60) },
          fields: [{ field: `texts.${index}.${field}`, code: 'invalid_value' }],
        });
    }
}

function nameOf(field: string, typed: string): string {
  const name = tidyLine(typed);
  if (name === '') throw fieldRefused(field, 'required');
  return name;
}

async function positionOfNew({ tx, caller }: ChangingCall): Promise<number> {
  const { position, isFull } = await findEndOfTemplates(tx, caller.orgId);
  if (isFull) throw fieldRefused('template_code', 'too_many');
  return position;
}

function inOrder(texts: readonly Text[]): Text[] {
  return texts
    .map((text) => ({ ...text, subject: text.channel === 'email' ? text.subject : null }))
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
}

/** E-mail before text message, Romanian before English. */
function placeOf({ channel, language }: Text): string {
  return `${channel} ${language === 'ro' ? 0 : 1}`;
}

type Content = Pick<StoredTemplate, 'name_ro' | 'name_en' | 'is_active' | 'texts'>;

function isSame(before: Content, after: Content): boolean {
  const contentOf = ({ name_ro: ro, name_en: en, is_active: isActive, texts }: Content) =>
    JSON.stringify([ro, en, isActive, texts.map((text) => [placeOf(text), text.subject, text.body])]);
  return contentOf(before) === contentOf(after);
}
