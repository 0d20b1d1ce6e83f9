import type { FileAnswer, Schema } from '@dosar/openapi';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { keptDays, mostRows, mostRowsAtOnce, mostUnfinished } from './export-limits.ts';
import {
  countUnfinished,
  findExport,
  findExports,
  insertExport,
  markReady,
  type StoredExport,
} from './export-repository.ts';
import { askForExport } from './make-export-job.ts';
import { countWorklist } from '../list/worklist-counts-repository.ts';
import { exportedList, writeExport } from './write-export.ts';

/** What exporting stands on. */
export type ExportNeeds = { files: Pick<FileStore, 'save' | 'open'> };

const dayMilliseconds = 24 * 60 * 60 * 1000;
const mediaTypes: Record<StoredExport['format'], string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type ExportCall = Pick<Call<'startExport'>, 'tx' | 'body' | 'now' | 'language' | 'audit'> & {
  caller: Pick<Call<'startExport'>['caller'], 'orgId' | 'userId' | 'actorUserId'>;
};

/** Takes a list out into a file: at once when it is small, else in the background. */
export async function startExport(
  { files }: ExportNeeds,
  call: ExportCall,
  most = mostRows,
): Promise<Schema<'Export'>> {
  const { tx, caller, body, now, language, audit } = call;
  const { orgId, userId, actorUserId } = caller;
  const { format, ...asked } = body;
  if ((await countUnfinished(tx, caller)) >= mostUnfinished) throw refused('too_many');

  const request = { ...asked, language, actor_user_id: actorUserId ?? null };
  // Users who may only preview files export nothing.
  const viewer = { orgId, userId, now, findsPeople: true };
  const found = await countWorklist(tx, exportedList(request), viewer, most[format]);
  if (found > most[format]) throw refused('too_many_rows', most[format]);

  const expiresAt = new Date(now.getTime() + keptDays * dayMilliseconds);
  const stored = await insertExport(tx, caller, { format, request, expiresAt, now });
  audit.subject(stored.export_id);
  audit.note({ format, rows: found });
  if (found > mostRowsAtOnce) {
    await askForExport(tx, orgId, stored.export_id);
    return shown(stored);
  }
  const made = await writeExport({ files, orgId, inTransaction: (work) => work(tx) }, stored);
  return shown((await markReady(tx, stored.export_id, made)) ?? stored);
}

/** The caller's exports that still exist. */
export async function browseExports({ tx, caller, now }: Call<'browseExports'>): Promise<Schema<'Export'>[]> {
  return (await findExports(tx, caller, now)).map(shown);
}

/** The file of one of the caller's exports; another person's is as good as none. */
export async function downloadExport(
  { files }: ExportNeeds,
  { tx, caller, path, now, audit }: Call<'downloadExport'>,
): Promise<FileAnswer> {
  const found = await findExport(tx, caller, path.export_id, now);
  const { state, storage_key: key, file_name: fileName, size, format, row_count: rows } = found ?? {};
  const content = state === 'ready' && key ? await files.open(key) : undefined;
  if (content === undefined || !format || !fileName) throw notFound();
  audit.subject(path.export_id);
  audit.note({ format, rows: rows ?? null });
  return { content, mimeType: mediaTypes[format], fileName, ...(size && { size }) };
}

function refused(reason: 'too_many' | 'too_many_rows', limit?: number): Problem {
  return new Problem(409, 'conflict', { context: { reason, ...(limit !== undefined && { limit }) } });
}

function shown(stored: StoredExport): Schema<'Export'> {
  const { export_id, format, state, file_name, row_count, size, created_at, expires_at } = stored;
  return {
    export_id,
    format,
    state,
    file_name,
    row_count,
    size,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
