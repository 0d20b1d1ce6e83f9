import { counties } from '@dosar/kernel/counties';
import { formatLocalDate } from '@dosar/kernel/dates';
import { formatInstant } from '@dosar/kernel/zone';
import { columnTitle } from './export-columns.ts';
import type { ExportNames, StoredExport } from './export-repository.ts';
import {
  columnTitles,
  docRequestNames,
  exportWords,
  listNames,
  markNames,
  ownerNames,
  policyNames,
  priorityNames,
  waitingNames,
  type Bilingual,
} from './export-texts.ts';
import { hasFilterKey } from '../extension-points.ts';
import { orderOf } from '../list/worklist-filter.ts';

type Parameter = [label: Bilingual, value: string | undefined];

/** Who took out what and when, and how the list was narrowed, in words. */
export function parametersOf(
  { request, created_at }: Pick<StoredExport, 'request' | 'created_at'>,
  names: ExportNames,
  rowCount: number,
): [string, string][] {
  const { language } = request;
  const word = (words: Bilingual) => words[language];
  const who =
    names.actor === null ? names.user : `${names.actor} ${word(exportWords.onBehalfOf)} ${names.user}`;
  const all: Parameter[] = [
    [exportWords.exportedBy, who],
    [exportWords.exportedAt, formatInstant(created_at)],
    [exportWords.rowCount, String(rowCount)],
    ...(request.assignment_ids === undefined
      ? filterParameters(request, names)
      : [[exportWords.selected, word(exportWords.yes)] satisfies Parameter]),
    [exportWords.order, orderText(request)],
  ];
  return all.flatMap(([label, value]) => (value === undefined ? [] : [[word(label), value]]));
}

type Request = StoredExport['request'];

function filterParameters({ settings, language }: Request, names: ExportNames): Parameter[] {
  const criteria = settings.filter_criteria ?? {};
  const word = (words: Bilingual | undefined) => words?.[language];
  const day = (date: string | undefined) => date && formatLocalDate(date);
  const keyed = <Key extends Parameters<typeof hasFilterKey>[1]>(of: Record<Key, Bilingual>) =>
    (Object.keys(of) as Key[]).filter((key) => hasFilterKey(settings, key)).map((key) => of[key][language]);
  const owners = keyed(ownerNames);
  const marks = keyed(markNames);
  return [
    [exportWords.list, word(listNames[settings.category_code])],
    [exportWords.whose, owners.length > 0 ? owners.join(', ') : word(exportWords.everybody)],
    [exportWords.only, marks.length > 0 ? marks.join(', ') : undefined],
    [exportWords.search, criteria.q],
    [exportWords.type, names.assignment_type ?? undefined],
    [columnTitles.status, names.statuses ?? undefined],
    [columnTitles.county, counties.find(({ code }) => code === criteria.county_code)?.name],
    [columnTitles.policy_type, criteria.policy_type && word(policyNames[criteria.policy_type])],
    [
      columnTitles.priority,
      criteria.priority === undefined ? undefined : word(priorityNames[criteria.priority]),
    ],
    [columnTitles.assigned_to, names.assignee ?? undefined],
    [exportWords.partner, names.partner ?? undefined],
    [exportWords.tag, criteria.tag],
    [exportWords.waitsFor, criteria.waiting_on && word(waitingNames[criteria.waiting_on])],
    [exportWords.docRequest, criteria.doc_request && word(docRequestNames[criteria.doc_request])],
    [exportWords.unread, criteria.unread && word(exportWords.yes)],
    [exportWords.dueFrom, day(criteria.due_from)],
    [exportWords.dueTo, day(criteria.due_to)],
    [exportWords.createdFrom, day(criteria.created_from)],
    [exportWords.createdTo, day(criteria.created_to)],
    [exportWords.doneFrom, day(criteria.done_from)],
  ];
}

function orderText({ settings, language }: Request): string {
  const { column, direction } = orderOf(settings);
  const way = direction === 'asc' ? exportWords.ascending : exportWords.descending;
  return `${columnTitle(column, language)}, ${way[language]}`;
}
