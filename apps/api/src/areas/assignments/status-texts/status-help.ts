import type { BodyOf, Schema } from '@dosar/openapi';
import { safeSentenceHtml, wordsOfHtml } from '#src/kernel/html/safe-html.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import {
  settingGone,
  withValuesBefore,
  type ChangingCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { suppliedFields } from '#src/kernel/settings/supplied-fields.ts';
import { keyOf, subjectOf } from './status-subject.ts';
import {
  findStatusText,
  findStatusTexts,
  updateStatusTexts,
  type StatusTextRow,
} from './status-text-repository.ts';

const page = 'statuses/help';
const fields = suppliedFields.status_help;
const longest = 5000;

/** What every status of the caller's organisation says about itself. */
export async function browseStatusHelp({
  tx,
  caller,
  language,
}: Call<'browseStatusHelp'>): Promise<Schema<'StatusHelpList'>> {
  const rows = await findStatusTexts(tx, caller.orgId, language);
  return { items: rows.map(helpItem) };
}

/** Writes what a status means and what to do in it. */
export async function saveStatusHelp(call: Call<'saveStatusHelp'>): Promise<Schema<'StatusHelpItem'>> {
  return storeStatusHelp(call, call.body);
}

/** Stores a help text without anything in it that could act, and remembers what it was. */
export async function storeStatusHelp(
  call: ChangingCall,
  typed: BodyOf<'saveStatusHelp'>,
): Promise<Schema<'StatusHelpItem'>> {
  const { tx, caller, language, now, audit } = call;
  const wanted = { key: typed, language };
  const before = await findStatusText(tx, caller.orgId, wanted);
  if (before === undefined) throw notFound();
  const texts = { help_html_ro: tidied(typed.help_html_ro), help_html_en: tidied(typed.help_html_en) };
  // Taking out what could act may add to a text: a link gains its protection.
  const refused = fields.filter((field) => (texts[field]?.length ?? 0) > longest);
  if (refused.length > 0)
    throw new Problem(422, 'rule_refused', {
      fields: refused.map((field) => ({ field, code: 'too_long' as const })),
    });
  const isStored = await updateStatusTexts(tx, caller.orgId, {
    key: typed,
    texts: { ...texts, help_changed_at: now, help_changed_by: caller.actorUserId ?? caller.userId },
    rowVersion: typed.row_version,
  });
  if (!isStored) throw staleRowVersion(before.row_version);
  const subject = subjectOf(before, language);
  audit.subject(subject.id);
  const changed = changedFields(before, texts, fields);
  audit.note({ fields: changed.map(({ field }) => field).join(', ') });
  await recordSettingChange(call, { page, subject, fields: changed });
  const after = await findStatusText(tx, caller.orgId, wanted);
  if (after === undefined) throw notFound();
  return helpItem(after);
}

/** The page of status help among those with a history. */
export const statusHelpPage: SettingPage = {
  page,
  changedBy: 'saveStatusHelp',
  restore: async (call, change) => {
    const { tx, caller, language } = call;
    const key = keyOf(change.subject_id ?? '');
    const present = await findStatusText(tx, caller.orgId, { key, language });
    if (present === undefined) throw settingGone();
    const { help_html_ro, help_html_en, row_version } = present;
    const texts = withValuesBefore({ help_html_ro, help_html_en }, change);
    await storeStatusHelp(call, { ...key, ...texts, row_version });
  },
};

/** A text without a word in it is none: nobody is shown an empty help. */
function tidied(html: string | null): string | null {
  const safe = safeSentenceHtml(html ?? '').trim();
  return wordsOfHtml(safe) === '' ? null : safe;
}

function helpItem(row: StatusTextRow): Schema<'StatusHelpItem'> {
  return {
    assignment_type: row.assignment_type,
    assignment_type_name: row.assignment_type_name,
    status_code: row.status_code,
    name_ro: row.name_ro,
    name_en: row.name_en,
    category_code: row.category_code,
    help_html_ro: row.help_html_ro,
    help_html_en: row.help_html_en,
    changed_at: row.help_changed_at?.toISOString() ?? null,
    changed_by_name: row.help_changed_by_name,
    row_version: row.row_version,
  };
}
