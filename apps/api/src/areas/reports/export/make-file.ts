import { localTimeOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import { printReport } from './print-report.ts';
import { tableOf } from './report-table.ts';
import { writeCsv, writeXlsx } from './write-report.ts';

/** What files of reports are, for whoever opens them. */
export const mediaTypes: Record<Schema<'ReportFormat'>, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

type MadeFor = { language: Language; exporter: { name: string; organisation: string }; now: Date };

/** The table of an answer as a file, with the name that it is saved under. */
export async function makeFile(
  answer: Schema<'ReportAnswer'>,
  format: Schema<'ReportFormat'>,
  { language, exporter, now }: MadeFor,
): Promise<{ content: Buffer; mimeType: string; fileName: string }> {
  const table = tableOf(answer, { language, userName: exporter.name, now });
  const write = {
    csv: () => writeCsv(table),
    xlsx: () => writeXlsx(table, language),
    pdf: () => printReport(answer, table, { language, organisation: exporter.organisation }),
  };
  return {
    content: await write[format](),
    mimeType: mediaTypes[format],
    fileName: `${answer.state}-${fileStamp(now)}.${format}`,
  };
}

/** The moment in the name of a file, so that one that is saved later does not replace it. */
function fileStamp(now: Date): string {
  const { date, time } = localTimeOf(now);
  return `${date}-${time.replace(':', '')}`;
}
