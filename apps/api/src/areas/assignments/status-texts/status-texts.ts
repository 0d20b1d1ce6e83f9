import type { BodyOf, FieldProblem, Schema } from '@dosar/openapi';
import { tidyLine } from '@dosar/kernel/typed-line';
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

type Texts = Schema<'StatusTexts'>;

const page = 'statuses';
const fields = suppliedFields.status;

/** What the statuses of the caller's organisation are called, and what claimants read in them. */
export async function browseStatusTexts({
  tx,
  caller,
  language,
}: Call<'browseStatusTexts'>): Promise<Schema<'StatusTextsList'>> {
  const rows = await findStatusTexts(tx, caller.orgId, language);
  return { items: rows.map(textsItem) };
}

/** Changes what a status is called, its colour, and what claimants read in it. */
export function saveStatusTexts(call: Call<'saveStatusTexts'>): Promise<Schema<'StatusTextsItem'>> {
  return storeStatusTexts(call, call.body);
}

/** Stores the texts of a status by its rules, and remembers what they were. */
export async function storeStatusTexts(
  call: ChangingCall,
  typed: BodyOf<'saveStatusTexts'>,
): Promise<Schema<'StatusTextsItem'>> {
  const { tx, caller, language, audit } = call;
  const wanted = { key: typed, language };
  const before = await findStatusText(tx, caller.orgId, wanted);
  if (before === undefined) throw notFound();
  const texts = tidied(typed.texts);
  const refused = refusedFields(texts, before.tracker_step !== null);
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });
  const change = { key: typed, texts, rowVersion: typed.row_version };
  if (!(await updateStatusTexts(tx, caller.orgId, change))) throw staleRowVersion(before.row_version);
  const after = await findStatusText(tx, caller.orgId, wanted);
  if (after === undefined) throw notFound();
  const subject = subjectOf(after, language);
  audit.subject(subject.id);
  const changed = changedFields(before, texts, fields);
  audit.note({ fields: changed.map(({ field }) => field).join(', ') });
  await recordSettingChange(call, { page, subject, fields: changed });
  return textsItem(after);
}

/** The page of statuses among those with a history. */
export const statusTextsPage: SettingPage = {
  page,
  changedBy: 'saveStatusTexts',
  restore: async (call, change) => {
    const { tx, caller, language } = call;
    const key = keyOf(change.subject_id ?? '');
    const present = await findStatusText(tx, caller.orgId, { key, language });
    if (present === undefined) throw settingGone();
    const { texts, row_version } = textsItem(present);
    await storeStatusTexts(call, { ...key, texts: withValuesBefore(texts, change), row_version });
  },
};

function tidied(texts: Texts): Texts {
  const line = (text: string | null) => tidyLine(text ?? '') || null;
  const html = (text: string | null) => {
    const safe = safeSentenceHtml(text ?? '').trim();
    return wordsOfHtml(safe) === '' ? null : safe;
  };
  return {
    name_ro: tidyLine(texts.name_ro),
    name_en: tidyLine(texts.name_en),
    color: texts.color,
    tracker_event_title_ro: line(texts.tracker_event_title_ro),
    tracker_event_title_en: line(texts.tracker_event_title_en),
    tracker_event_description_ro: html(texts.tracker_event_description_ro),
    tracker_event_description_en: html(texts.tracker_event_description_en),
    tracker_next_step_title_ro: line(texts.tracker_next_step_title_ro),
    tracker_next_step_title_en: line(texts.tracker_next_step_title_en),
    tracker_next_step_description_ro: html(texts.tracker_next_step_description_ro),
    tracker_next_step_description_en: html(texts.tracker_next_step_description_en),
  };
}

// An import brings texts past the limits of the form, so the use case knows them as well.
const longest = { line: 120, html: 2000 };

/** Claimants read both languages, so a step of the tracker has a title in each. */
function refusedFields(texts: Texts, isOnTracker: boolean): FieldProblem[] {
  const needed: readonly (keyof Texts)[] = [
    'name_ro',
    'name_en',
    ...(isOnTracker ? (['tracker_event_title_ro', 'tracker_event_title_en'] as const) : []),
  ];
  const isMissing = (field: keyof Texts) =>
    needed.includes(field) && (texts[field] === null || texts[field] === '');
  const isLong = (field: keyof Texts) =>
    (texts[field]?.length ?? 0) > (field.includes('description') ? longest.html : longest.line);
  return fields.flatMap((field): FieldProblem[] => {
    if (isMissing(field)) return [{ field: `texts.${field}`, code: 'required' }];
    if (isLong(field)) return [{ field: `texts.${field}`, code: 'too_long' }];
    if (field === 'color' && !/^#[0-9a-f]{6}$/.test(texts.color))
      return [{ field: 'texts.color', code: 'invalid_format' }];
    return [];
  });
}

function textsItem(row: StatusTextRow): Schema<'StatusTextsItem'> {
  const { assignment_type, assignment_type_name, status_code, category_code, tracker_step, row_version } =
    row;
  const texts = {
    name_ro: row.name_ro,
    name_en: row.name_en,
    color: row.color,
    tracker_event_title_ro: row.tracker_event_title_ro,
    tracker_event_title_en: row.tracker_event_title_en,
    tracker_event_description_ro: row.tracker_event_description_ro,
    tracker_event_description_en: row.tracker_event_description_en,
    tracker_next_step_title_ro: row.tracker_next_step_title_ro,
    tracker_next_step_title_en: row.tracker_next_step_title_en,
    tracker_next_step_description_ro: row.tracker_next_step_description_ro,
    tracker_next_step_description_en: row.tracker_next_step_description_en,
  };
  return {
    assignment_type,
    assignment_type_name,
    status_code,
    category_code,
    tracker_step,
    texts,
    row_version,
  };
}
