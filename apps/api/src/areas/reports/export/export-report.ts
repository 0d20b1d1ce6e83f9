import { Readable } from 'node:stream';
import type { FileAnswer } from '@dosar/openapi';
import { localTimeOf } from '@dosar/kernel/zone';
import type { Call } from '#src/kernel/http/route-table.ts';
import { answerReport } from '../run/answer-report.ts';
import { runnableReport } from '../run/runnable-reports.ts';
import { findExporter } from './exporter-repository.ts';
import { tableOf } from './report-table.ts';
import { printReport } from './print-report.ts';
import { writeCsv, writeXlsx } from './write-report.ts';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** The table of a report as a file; it has at most some hundreds of lines, however many cases those stand for. */
export async function exportReport({
  tx,
  caller,
  path,
  body: { format, parameters },
  now,
  language,
  audit,
}: Call<'exportReport'>): Promise<FileAnswer> {
  const { orgId, userId } = caller;
  const report = runnableReport(caller.roles, path.state);
  const answer = await answerReport(report, parameters, { tx, orgId, now, language });
  const exporter = await findExporter(tx, orgId, caller.actorUserId ?? userId);
  const table = tableOf(answer, { language, userName: exporter.name, now });
  const write = {
    csv: () => writeCsv(table),
    xlsx: () => writeXlsx(table, language),
    pdf: () => printReport(answer, table, { language, organisation: exporter.organisation }),
  };
  const content = await write[format]();
  audit.note({ report: path.state, format, rows: table.rows.length });
  const { date, time } = localTimeOf(now);
  return {
    content: Readable.from([content]),
    mimeType: mediaTypes[format],
    fileName: `${path.state}-${date}-${time.replace(':', '')}.${format}`,
    size: content.byteLength,
  };
}
