import type { Schema } from '@dosar/openapi';
import { tidyLine } from '@dosar/kernel/typed-line';
import { stepKey, type Process } from '@dosar/workload-domain';
import type { StoredProcess } from '#src/kernel/database/json-columns.ts';
import { safeSentenceHtml, wordsOfHtml } from '#src/kernel/html/safe-html.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** A stored process as the rules of processes know it. */
export function processOf({ kind, statuses, steps }: StoredProcess): Process {
  return { ...kind, statuses, steps };
}

/** A process as it is stored. */
export function storedOf(process: Process): StoredProcess {
  const { statuses, steps, name_ro, name_en, due_hours, priority } = process;
  return {
    kind: { name_ro, name_en, due_hours, priority },
    statuses: [...statuses],
    steps: [...steps],
  };
}

/** What a process is made of, each part by the key that calls name it with. */
export function itemsOf({ kind, statuses, steps }: StoredProcess): Map<string, Item> {
  return new Map<string, Item>([
    ['kind', kind],
    ...statuses.map((status) => [statusKey(status.code), status] as const),
    ...steps.map((step) => [`step:${stepKey(step)}`, step] as const),
  ]);
}

/** A part of a process. */
export type Item = Schema<'ProcessKind'> | Schema<'ProcessStatus'> | Schema<'ProcessStep'>;

/** What names a status among the parts of a process. */
export const statusKey = (code: string) => `status:${code}`;

/** What is different between two processes, part by part. */
export function differencesOf(
  before: StoredProcess,
  after: StoredProcess,
  language: Language,
): Schema<'ProcessDifference'>[] {
  const [old, next] = [itemsOf(before), itemsOf(after)];
  const added = [...next].flatMap(([key, item]): Schema<'ProcessDifference'>[] => {
    const was = old.get(key);
    const name = item[`name_${language}`];
    if (was === undefined) return [{ key, name, change: 'added', fields: [] }];
    const fields = fieldsChanged(was, item);
    return fields.length === 0 ? [] : [{ key, name, change: 'changed', fields }];
  });
  const removed = [...old]
    .filter(([key]) => !next.has(key))
    .map(([key, item]) => ({ key, name: item[`name_${language}`], change: 'removed' as const, fields: [] }));
  const order = (process: StoredProcess) => process.statuses.map(({ code }) => code);
  const common = (codes: string[], other: string[]) => codes.filter((code) => other.includes(code)).join();
  const [from, to] = [order(before), order(after)];
  // A status that comes or goes moves the others by itself.
  const moved: Schema<'ProcessDifference'>[] =
    common(from, to) === common(to, from)
      ? []
      : [{ key: 'order', name: orderNames[language], change: 'changed', fields: ['status_order'] }];
  return [...added, ...removed, ...moved];
}

const orderNames = { ro: 'Ordinea stărilor', en: 'Order of statuses' };

function fieldsChanged(before: Item, after: Item): string[] {
  const was = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([field, value]) =>
    JSON.stringify(was.get(field)) === JSON.stringify(value) ? [] : [field],
  );
}

const line = (text: string | null) => tidyLine(text ?? '') || null;
const html = (text: string | null) => {
  const safe = safeSentenceHtml(text ?? '').trim();
  return wordsOfHtml(safe) === '' ? null : safe;
};

/** A status as it is stored: tidy lines, and no text that could act. */
export function tidyStatus(status: Schema<'ProcessStatus'>): Schema<'ProcessStatus'> {
  return {
    ...status,
    name_ro: tidyLine(status.name_ro),
    name_en: tidyLine(status.name_en),
    help_html_ro: html(status.help_html_ro),
    help_html_en: html(status.help_html_en),
    tracker_event_title_ro: line(status.tracker_event_title_ro),
    tracker_event_title_en: line(status.tracker_event_title_en),
    tracker_event_description_ro: html(status.tracker_event_description_ro),
    tracker_event_description_en: html(status.tracker_event_description_en),
    tracker_next_step_title_ro: line(status.tracker_next_step_title_ro),
    tracker_next_step_title_en: line(status.tracker_next_step_title_en),
    tracker_next_step_description_ro: html(status.tracker_next_step_description_ro),
    tracker_next_step_description_en: html(status.tracker_next_step_description_en),
  };
}

const byCode = (one: { code: string }, other: { code: string }) => (one.code < other.code ? -1 : 1);

/** A step as it is stored; the order of its conditions and effects says nothing, so it is always the same. */
export function tidyStep(step: Schema<'ProcessStep'>): Schema<'ProcessStep'> {
  return {
    ...step,
    name_ro: tidyLine(step.name_ro),
    name_en: tidyLine(step.name_en),
    conditions: step.conditions.toSorted(byCode),
    effects: step.effects.toSorted(byCode),
    confirm_text_ro: line(step.confirm_text_ro),
    confirm_text_en: line(step.confirm_text_en),
  };
}
