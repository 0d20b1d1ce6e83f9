import { foldText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { wordsOfHtml } from '#src/kernel/html/safe-html.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findStatusTexts } from './status-text-repository.ts';

const mostFound = 10;

/** Statuses whose help has all the words that were typed, for the help of the product. */
export async function findStatusHelp({
  tx,
  caller,
  query,
  language,
}: Call<'findStatusHelp'>): Promise<Schema<'FoundStatusHelp'>[]> {
  const words = foldText(query.q).split(/\s+/).filter(Boolean);
  const other = language === 'ro' ? 'en' : 'ro';
  const found = (await findStatusTexts(tx, caller.orgId, language)).flatMap((row) => {
    const help = row[`help_html_${language}`] ?? row[`help_html_${other}`];
    if (help === null) return [];
    const name = foldText(`${row.assignment_type_name} ${row[`name_${language}`]}`);
    const text = `${name} ${foldText(wordsOfHtml(help))}`;
    if (!words.every((word) => text.includes(word))) return [];
    return [{ row, help, isNamed: words.every((word) => name.includes(word)) }];
  });
  return found
    .toSorted((one, next) => Number(next.isNamed) - Number(one.isNamed))
    .slice(0, mostFound)
    .map(({ row, help }) => ({
      assignment_type: row.assignment_type,
      assignment_type_name: row.assignment_type_name,
      status_code: row.status_code,
      status_name: row[`name_${language}`],
      category_code: row.category_code,
      help_html: help,
    }));
}
