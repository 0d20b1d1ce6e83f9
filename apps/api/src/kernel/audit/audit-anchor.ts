import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** Where the chain of an organisation ended at some moment. */
export type AuditHead = { org_id: string; seq: number; hash: string };

/** What was true of every chain at one moment, signed by this installation. */
export type AuditAnchor = { time: string; heads: AuditHead[]; key: string; signature: string };

// Never the beginning of a token: what the key signed for one purpose is worth nothing for the other.
const purpose = 'dosar audit anchor\n';

/** Signs where the chains end. The public key travels with it; whoever verifies decides which keys count. */
export function anchorOf(heads: AuditHead[], time: Date, privateKey: KeyObject): AuditAnchor {
  const body = { time: time.toISOString(), heads };
  const key = spkiOf(createPublicKey(privateKey)).toString('base64');
  return { ...body, key, signature: sign(null, signed(body), privateKey).toString('base64') };
}

/** Whether an anchor says what was signed, whoever signed it. */
export function isGenuine({ time, heads, key, signature }: AuditAnchor): boolean {
  try {
    return verify(null, signed({ time, heads }), signerOf({ key }), Buffer.from(signature, 'base64'));
  } catch {
    // No key, or no signature of one.
    return false;
  }
}

/** A short name of a key, to be compared with the one that operators know. */
export function keyNameOf(publicKey: KeyObject): string {
  return createHash('sha256').update(spkiOf(publicKey)).digest('base64url').slice(0, 16);
}

/** The key that signed an anchor. */
export function signerOf({ key }: Pick<AuditAnchor, 'key'>): KeyObject {
  return createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
}

function spkiOf(publicKey: KeyObject): Buffer {
  return publicKey.export({ type: 'spki', format: 'der' });
}

function signed({ time, heads }: Pick<AuditAnchor, 'time' | 'heads'>): Buffer {
  const lines = heads.map(({ org_id, seq, hash }) => `${org_id} ${seq} ${hash}`);
  return Buffer.from([purpose, time, ...lines].join('\n'));
}
