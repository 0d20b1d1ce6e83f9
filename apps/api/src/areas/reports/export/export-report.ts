import { Readable } from 'node:stream';
import type { FileAnswer } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { answerReport } from '../run/answer-report.ts';
import { runnableReport } from '../run/runnable-reports.ts';
import { findExporter } from './exporter-repository.ts';
import { makeFile } from './make-file.ts';

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
  const answer = await answerReport(report, parameters, { tx, orgId, userId, now, language });
  const exporter = await findExporter(tx, orgId, caller.actorUserId ?? userId);
  const { content, ...file } = await makeFile(answer, format, { language, exporter, now });
  audit.note({ report: path.state, format, rows: answer.rows.length + 1 });
  return { ...file, content: Readable.from([content]), size: content.byteLength };
}
