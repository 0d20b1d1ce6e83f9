import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Caller } from '#src/kernel/http/caller.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { addressKey } from '#src/kernel/rate-limit/address-key.ts';
import type { Env } from '#src/env.ts';
import { readStorageUse, type StorageKind } from './storage-use-repository.ts';

/** The most that may be stored, by what is counted together; that of an address within a day. */
export type StorageLimits = { bytes: Record<StorageKind, number>; files: Record<FileKind, number> };

/** What is limited by the number of files as well. A session's files are counted until its report names them. */
type FileKind = Extract<StorageKind, 'link' | 'address' | 'claim'>;

type Upload = {
  caller: Exclude<Caller, { kind: 'public' }>;
  address: string;
  now: Date;
  claimFileId: string | undefined;
  /** Bytes that will come, and are not counted yet. */
  coming: number;
};

const megabyte = 1024 * 1024;
const dayMilliseconds = 24 * 60 * 60 * 1000;
const kinds: readonly StorageKind[] = ['session', 'link', 'address', 'claim', 'organisation'];
const fileKinds: readonly FileKind[] = ['link', 'address', 'claim'];

/** The limits that the settings of the server say. */
export function storageLimitsOf(env: Env): StorageLimits {
  return {
    bytes: {
      session: env.STORAGE_SESSION_MB * megabyte,
      link: env.STORAGE_LINK_MB * megabyte,
      address: env.STORAGE_ADDRESS_MB * megabyte,
      claim: env.STORAGE_CLAIM_MB * megabyte,
      organisation: env.STORAGE_ORGANISATION_GB * 1024 * megabyte,
    },
    files: { link: env.FILES_LINK, address: env.FILES_ADDRESS, claim: env.FILES_CLAIM },
  };
}

/**
 * Refuses what would be more than somebody may store.
 *
 * Exact only in a transaction that waits for the other uploads of its organisation: see `waitForStorage`.
 */
export async function refuseBeyondQuota(
  limits: StorageLimits,
  tx: Transaction<Database>,
  { caller, address, now, claimFileId, coming }: Upload,
): Promise<void> {
  const scope = caller.kind === 'guest' ? caller.scope : undefined;
  const guest =
    caller.kind === 'guest' || caller.kind === 'tracker'
      ? {
          sessionId: caller.sessionId,
          addressKey: addressKey(address),
          assignmentId: scope?.assignmentId,
          docRequestId: scope?.docRequestId,
        }
      : undefined;
  const since = new Date(now.getTime() - dayMilliseconds);
  const use = await readStorageUse(tx, { orgId: caller.orgId, guest, claimFileId, since });
  const crowded = fileKinds.find(
    (kind) => isCounted(kind, guest, claimFileId) && use[kind].files >= limits.files[kind],
  );
  if (crowded !== undefined)
    throw new Problem(413, 'too_many_files', {
      context: { of: crowded, limit: limits.files[crowded] },
      fields: [{ field: 'file', code: 'too_many' }],
      logged: { level: 'info', reason: `one ${crowded} has as many files as it may have` },
    });

  const full = kinds.find(
    (kind) => use[kind].bytes + (isCounted(kind, guest, claimFileId) ? coming : 0) > limits.bytes[kind],
  );
  if (full === undefined) return;
  throw new Problem(413, 'storage_quota_exceeded', {
    context: { of: full, limit: limits.bytes[full] },
    // Whoever runs the server has to make room, or to allow more.
    logged: {
      level: full === 'organisation' ? 'warn' : 'info',
      reason: `the storage of one ${full} is used up`,
    },
  });
}

function isCounted(
  kind: StorageKind,
  guest: { assignmentId: string | undefined; docRequestId: string | undefined } | undefined,
  claim?: string,
) {
  if (kind === 'organisation') return true;
  if (kind === 'claim') return claim !== undefined;
  if (guest === undefined) return false;
  return kind !== 'link' || guest.assignmentId !== undefined || guest.docRequestId !== undefined;
}
