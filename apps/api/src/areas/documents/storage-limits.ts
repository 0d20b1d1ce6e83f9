import type { StorageKind, StorageUse } from './storage-use-repository.ts';

/** What is limited by the number of files as well. A session's files are counted until its report names them. */
export type FileKind = Extract<StorageKind, 'link' | 'address' | 'claim'>;

/** The most that may be stored, by what is counted together; that of an address within a day. */
export type StorageLimits = { bytes: Record<StorageKind, number>; files: Record<FileKind, number> };

/** What a file is counted with: a guest by session and address, and by the link that they opened. */
export type Counted = { isOfGuest: boolean; isByLink: boolean; isOfClaim: boolean };

/** A limit that a file would pass. */
export type Overrun = { what: 'files' | 'bytes'; of: StorageKind; limit: number };

const kinds: readonly StorageKind[] = ['session', 'link', 'address', 'claim', 'organisation'];
const fileKinds: readonly FileKind[] = ['link', 'address', 'claim'];

/** The first limit that one more file of so many bytes would pass; what reaches a limit exactly is stored. */
export function findOverrun(
  limits: StorageLimits,
  use: Readonly<Record<StorageKind, StorageUse>>,
  { counted, coming }: { counted: Counted; coming: number },
): Overrun | undefined {
  const isCounted: Record<StorageKind, boolean> = {
    session: counted.isOfGuest,
    link: counted.isByLink,
    address: counted.isOfGuest,
    claim: counted.isOfClaim,
    organisation: true,
  };
  const crowded = fileKinds.find((kind) => isCounted[kind] && use[kind].files >= limits.files[kind]);
  if (crowded !== undefined) return { what: 'files', of: crowded, limit: limits.files[crowded] };
  const full = kinds.find((kind) => use[kind].bytes + (isCounted[kind] ? coming : 0) > limits.bytes[kind]);
  return full && { what: 'bytes', of: full, limit: limits.bytes[full] };
}
