import type { Schema } from '@dosar/openapi';
import type { Env } from '#src/env.ts';
import { readSender } from '#src/areas/account/index.ts';
import { inTenant, type Db } from '#src/kernel/database/index.ts';
import type { FindTexts } from '#src/providers/dns-texts.ts';
import { stateOfRow } from './sender-row-state.ts';

type MailEnv = Pick<Env, 'MAIL_FROM' | 'SMTP_URL'>;
type Row = Schema<'SenderDomainRow'>;

/** The rows that the domain of the sender needs in the public DNS: who may send for it, by which key, and what becomes of mail that others send. */
export function senderDomainRows({ MAIL_FROM, SMTP_URL }: MailEnv, dkimSelector: string | null): Row[] {
  const domain = domainOf(MAIL_FROM);
  if (domain === undefined) return [];
  const host = mailHost(SMTP_URL);
  return [
    { kind: 'spf', name: domain, value: `v=spf1 ${host === undefined ? 'mx' : `a:${host}`} ~all` },
    ...(dkimSelector === null
      ? []
      : [{ kind: 'dkim' as const, name: `${dkimSelector}._domainkey.${domain}`, value: null }]),
    { kind: 'dmarc', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=quarantine' },
  ];
}

type Needs = { env: MailEnv; findTexts: FindTexts };

/** Which of the rows of the caller's organisation the public DNS has. No connection is held while it is asked. */
export async function checkSenderDomain(
  needs: Needs & { db: Db },
  { orgId }: { orgId: string },
): Promise<Schema<'SenderDomainCheck'>> {
  const { dkim_selector: selector } = await inTenant(needs.db, orgId, (tx) => readSender(tx, orgId));
  return findSenderRows(needs, selector);
}

/** What the public DNS says of each row. */
export async function findSenderRows(
  { env, findTexts }: Needs,
  dkimSelector: string | null,
): Promise<Schema<'SenderDomainCheck'>> {
  const host = mailHost(env.SMTP_URL);
  const rows = senderDomainRows(env, dkimSelector);
  return { rows: await Promise.all(rows.map((row) => checked(findTexts, row, host))) };
}

async function checked(
  findTexts: FindTexts,
  { kind, name }: Row,
  host: string | undefined,
): Promise<Schema<'CheckedSenderDomainRow'>> {
  try {
    const { state, found } = stateOfRow(kind, await findTexts(name), host);
    return { kind, state, found: found.slice(0, 5).map((text) => text.slice(0, 1000)) };
  } catch {
    return { kind, state: 'unreachable', found: [] };
  }
}

function domainOf(mailFrom: string): string | undefined {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(mailFrom)?.[1]?.toLowerCase();
}

/** The mail server by its name. One that is named by its address, or that is not known yet, is left to the administrator. */
function mailHost(smtpUrl: string | undefined): string | undefined {
  const host = smtpUrl === undefined ? undefined : new URL(smtpUrl).hostname.toLowerCase();
  return host !== undefined && /[a-z]/.test(host) && host.includes('.') ? host : undefined;
}
