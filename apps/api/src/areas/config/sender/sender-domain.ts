import type { Schema } from '@dosar/openapi';
import type { Env } from '#src/env.ts';
import type { FindTexts } from '#src/providers/dns-texts.ts';

type Needs = { env: Pick<Env, 'MAIL_FROM' | 'SMTP_URL'>; findTexts: FindTexts };
type Row = Schema<'SenderDomainRow'>;

/** The rows that the domain of the sender needs in the public DNS: who may send for it, and what becomes of mail that others send. */
export function senderDomainRows({ MAIL_FROM, SMTP_URL }: Needs['env']): Row[] {
  const domain = domainOf(MAIL_FROM);
  if (domain === undefined) return [];
  // A relay that is named by its address, or that is not known yet, is left to the administrator.
  const host = SMTP_URL === undefined ? undefined : new URL(SMTP_URL).hostname;
  const sends = host !== undefined && /[a-z]/i.test(host) && host.includes('.') ? `a:${host}` : 'mx';
  return [
    { kind: 'spf', name: domain, value: `v=spf1 ${sends} ~all` },
    { kind: 'dmarc', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=quarantine' },
  ];
}

/** Which of these rows the public DNS has. */
export async function checkSenderDomain({ env, findTexts }: Needs): Promise<Schema<'SenderDomainCheck'>> {
  const rows = await Promise.all(senderDomainRows(env).map((row) => checked(findTexts, row)));
  return { rows };
}

const begins = { spf: /^v=spf1(\s|$)/i, dmarc: /^v=DMARC1\s*;/i };

async function checked(findTexts: FindTexts, { kind, name }: Row): Promise<Schema<'CheckedSenderDomainRow'>> {
  try {
    const found = (await findTexts(name)).filter((text) => begins[kind].test(text));
    // Two rows of a kind are as good as none: receivers then follow neither (RFC 7208, RFC 7489).
    const state = found.length === 0 ? 'missing' : found.length === 1 ? 'found' : 'double';
    return { kind, state, found: found.slice(0, 5).map((text) => text.slice(0, 1000)) };
  } catch {
    return { kind, state: 'unreachable', found: [] };
  }
}

function domainOf(mailFrom: string): string | undefined {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(mailFrom)?.[1]?.toLowerCase();
}
