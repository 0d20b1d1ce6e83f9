import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** The last entry of an organisation's chain at some moment. */
export type AuditHead = { org_id: string; seq: number; hash: string };

/** The ends of all chains at one moment, signed by this installation. */
export type AuditAnchor = { time: string; heads: AuditHead[]; key: string; signature: string };

// The prefix differs from that of tokens, so that a signature for one purpose is not valid for the other.
const purpose = 'dosar audit anchor\n';

/** Signs the ends of the chains. The anchor contains the public key; the verifier decides which keys it trusts. */
export function anchorOf(heads: AuditHead[], time: Date, privateKey: KeyObject): AuditAnchor {
  const body = { time: time.toISOString(), heads };
  const key = spkiOf(createPublicKey(privateKey)).toString('base64');
  return { ...body, key, signature: sign(null, signed(body), privateKey).toString('base64') };
}

/** Whether the signature of an anchor fits its content, for any key. */
export function isGenuine({ time, heads, key, signature }: AuditAnchor): boolean {
  try {
    return verify(null, signed({ time, heads }), signerOf({ key }), Buffer.from(signature, 'base64'));
  } catch {
    // The key or the signature is malformed.
    return false;
  }
}

/** A short fingerprint of a key, which operators compare with the one they know. */
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
