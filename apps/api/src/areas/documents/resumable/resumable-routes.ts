import type { Db } from '#src/kernel/database/index.ts';
import type { WorkingFileStore } from '#src/kernel/files/file-store.ts';
import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import type { StorageLimits } from '../storage-limits.ts';
import { appendToUpload } from './append-to-upload.ts';
import { beginUpload } from './begin-upload.ts';
import { growingFiles } from './growing-files.ts';
import { keepUpload } from './keep-upload.ts';

type Needs = { db: Db; files: WorkingFileStore; storageLimits: StorageLimits; scansFiles: boolean };
type Resumable = 'beginUpload' | 'appendToUpload' | 'keepUpload';

/** The operations for files that arrive in parts. */
export function resumableRoutes(own: Needs): Pick<RouteTable<'documents'>, Resumable> {
  const needs = { ...own, growing: growingFiles(own.files) };
  return {
    beginUpload: (call) => beginUpload(needs, call),
    appendToUpload: standalone((call) => appendToUpload(needs, call)),
    keepUpload: (call) => keepUpload(needs, call),
  };
}
