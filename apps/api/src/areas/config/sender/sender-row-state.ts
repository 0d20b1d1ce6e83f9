import type { Schema } from '@dosar/openapi';

type Kind = Schema<'SenderDomainRowKind'>;
type Judged = { state: 'found' | 'missing' | 'differs' | 'double'; found: string[] };

/** How a row of each kind begins; a DKIM row may leave its version out (RFC 6376). */
const begins: Record<Kind, RegExp> = {
  spf: /^v=spf1(\s|$)/i,
  dkim: /^(v=DKIM1\s*;|.*\bp=)/i,
  dmarc: /^v=DMARC1\s*;/i,
};

/** What the texts of a name say about a row, for mail that leaves by a server. */
export function stateOfRow(kind: Kind, texts: readonly string[], host: string | undefined): Judged {
  const found = texts.filter((text) => begins[kind].test(text));
  const [only] = found;
  if (only === undefined) return { state: 'missing', found };
  // Two rows of a kind are as good as none: receivers then follow neither (RFC 7208, RFC 7489).
  if (found.length > 1) return { state: 'double', found };
  return { state: serves(kind, only, host) ? 'found' : 'differs', found };
}

function serves(kind: Kind, text: string, host: string | undefined): boolean {
  if (kind === 'spf') return host === undefined || namesHost(text.toLowerCase(), host);
  // An empty key is a revoked one (RFC 6376, 3.6.1).
  if (kind === 'dkim') return /(^|;)\s*p=\s*[a-z0-9+/]/i.test(text);
  return !/;\s*p=\s*none\b/i.test(text);
}

/** Whether an SPF row lets a mail server through, as far as its words tell: addresses and other rows are not followed. */
function namesHost(spf: string, host: string): boolean {
  const family = host.split('.').slice(-2).join('.');
  return spf
    .split(/\s+/)
    .slice(1)
    .some((part) => /^[+?~]?(ip4:|ip6:|exists:)|^redirect=/.test(part) || part.endsWith(family));
}
