import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Caller } from '#src/kernel/http/caller.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { addressKey } from '#src/kernel/rate-limit/address-key.ts';
import type { Env } from '#src/env.ts';
import { findOverrun, type StorageLimits } from './storage-limits.ts';
import { readStorageUse } from './storage-use-repository.ts';

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
  const overrun = findOverrun(limits, use, {
    counted: {
      isOfGuest: guest !== undefined,
      isByLink: guest?.assignmentId !== undefined || guest?.docRequestId !== undefined,
      isOfClaim: claimFileId !== undefined,
    },
    coming,
  });
  if (overrun === undefined) return;
  const { what, of, limit } = overrun;
  if (what === 'files')
    throw new Problem(413, 'too_many_files', {
      context: { of, limit },
      fields: [{ field: 'file', code: 'too_many' }],
      logged: { level: 'info', reason: `one ${of} has as many files as it may have` },
    });
  throw new Problem(413, 'storage_quota_exceeded', {
    context: { of, limit },
    // Whoever runs the server has to make room, or to allow more.
    logged: {
      level: of === 'organisation' ? 'warn' : 'info',
      reason: `the storage of one ${of} is used up`,
    },
  });
}
