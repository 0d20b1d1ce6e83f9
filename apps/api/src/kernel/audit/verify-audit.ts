import type { Db } from '../database/index.ts';
import { readAnchors } from './anchor-file.ts';
import { isGenuine, keyNameOf, signerOf, type AuditAnchor } from './audit-anchor.ts';
import { findChains, findCode, findFirstBroken, findHash, findHeads } from './audit-chains.ts';

/** The result of checking the chain of one organisation. */
export type ChainVerdict = {
  code: string;
  entries: number;
  /** The number of anchors that contain this chain. */
  anchors: number;
  /** The first missing or changed entry, and whether the chain or an anchor shows it. */
  broken: { seq: number; reason: 'chain' | 'anchor' } | undefined;
};

/** The result of checking all chains and anchors. */
export type AuditVerdict = {
  chains: ChainVerdict[];
  /** Anchors whose signature is wrong, and lines that are no anchors. */
  faults: string[];
  /** Names of the keys that signed. */
  keys: string[];
};

/**
 * Checks every audit chain, entry by entry, and against the anchors that were kept outside the database.
 *
 * The chain shows a changed or missing entry. Anchors also show a chain whose hashes were all recomputed.
 */
export async function verifyAudit(db: Db, anchorsFolder: string): Promise<AuditVerdict> {
  const { anchors, spoilt } = await readAnchors(anchorsFolder);
  const genuine = anchors.filter(isGenuine);
  const faults = [
    ...spoilt.map(({ file, line }) => `${file}, line ${line}: not an anchor`),
    ...anchors.filter((anchor) => !isGenuine(anchor)).map(({ time }) => `anchor of ${time}: wrong signature`),
  ];
  const entries = new Map((await findHeads(db)).map((head) => [head.org_id, head.seq]));
  const anchored = new Set(genuine.flatMap(({ heads }) => heads.map((head) => head.org_id)));
  const orgIds = [...new Set([...(await findChains(db)), ...anchored])];

  const chains: ChainVerdict[] = [];
  for (const orgId of orgIds) {
    if (!entries.has(orgId) && !anchored.has(orgId)) continue;
    chains.push(await verifyChain(db, orgId, entries.get(orgId) ?? 0, genuine));
  }
  return { chains, faults, keys: [...new Set(genuine.map((anchor) => keyNameOf(signerOf(anchor))))] };
}

async function verifyChain(
  db: Db,
  orgId: string,
  entries: number,
  anchors: AuditAnchor[],
): Promise<ChainVerdict> {
  const heads = anchors.flatMap((anchor) => anchor.heads.filter((head) => head.org_id === orgId));
  const known = { code: await findCode(db, orgId), entries, anchors: heads.length };
  const seq = await findFirstBroken(db, orgId);
  if (seq !== undefined) return { ...known, broken: { seq, reason: 'chain' } };

  for (const head of new Map(heads.map((candidate) => [candidate.seq, candidate])).values()) {
    const hash = await findHash(db, orgId, head.seq);
    if (hash !== head.hash) return { ...known, broken: { seq: head.seq, reason: 'anchor' } };
  }
  return { ...known, broken: undefined };
}
