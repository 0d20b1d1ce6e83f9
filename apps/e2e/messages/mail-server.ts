import { randomUUID } from 'node:crypto';
import { signedIn } from '../support/caller.ts';

export const eol = '\r\n';

/** Hands a raw message over as the mail server of the organisation does. */
export async function handOver(origin: string, raw: string): Promise<string> {
  const configurator = await signedIn(origin, 'calin.dobre');
  const { key } = await configurator.post<{ key: string }>('/api/message/renewInboundKey', {});
  const form = new FormData();
  form.set('org_code', 'demo');
  form.set('key', key);
  form.set('message', new Blob([raw], { type: 'message/rfc822' }), 'mail.eml');
  const answer = await fetch(`${origin}/api/message/receive`, { method: 'POST', body: form });
  const { outcome } = (await answer.json()) as { outcome: string };
  return outcome;
}

/** A raw message from somebody whom no file knows. */
export function mail(subject: string, parts: string): string {
  return [
    `Message-ID: <${randomUUID()}@attacker.example>`,
    'From: Cineva <cineva@attacker.example>',
    'To: daune@demo.example',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    parts,
  ].join(eol);
}
