import { expect, test } from 'vitest';
import { findSenderRows, senderDomainRows } from './sender-domain.ts';

const env = {
  MAIL_FROM: 'Daune Demo <daune@demo.example>',
  SMTP_URL: 'smtps://user:secret@smtp.relay.example:465',
};

test('B13 the rows name the domain of the sender and the mail server, and no secret of it', () => {
  expect(senderDomainRows(env, null)).toEqual([
    { kind: 'spf', name: 'demo.example', value: 'v=spf1 a:smtp.relay.example ~all' },
    { kind: 'dmarc', name: '_dmarc.demo.example', value: 'v=DMARC1; p=quarantine' },
  ]);
});

test('without a mail server, or with a bare address of one, the servers that receive are proposed', () => {
  for (const url of [undefined, 'smtp://10.0.0.5:25', 'smtp://localhost'])
    expect(senderDomainRows({ ...env, SMTP_URL: url }, null)[0]?.value).toBe('v=spf1 mx ~all');
});

/** The public DNS with these rows. */
const dns = (rows: Record<string, string[]>) => async (name: string) => {
  const found = rows[name];
  if (found === undefined) throw new Error('queryTxt ETIMEOUT');
  return found;
};
const statesOf = async (rows: Record<string, string[]>, selector: string | null = null) =>
  (await findSenderRows({ env, findTexts: dns(rows) }, selector)).rows.map(({ state }) => state);

test('rows that are there are found among others, with their text', async () => {
  const findTexts = dns({
    'demo.example': ['google-site-verification=1', 'v=spf1 include:relay.example -all'],
    '_dmarc.demo.example': ['v=DMARC1;p=reject'],
  });
  expect((await findSenderRows({ env, findTexts }, null)).rows).toEqual([
    { kind: 'spf', state: 'found', found: ['v=spf1 include:relay.example -all'] },
    { kind: 'dmarc', state: 'found', found: ['v=DMARC1;p=reject'] },
  ]);
});

test('a row that is missing, one that stands twice, and a name server that is silent are told apart', async () => {
  expect(await statesOf({ 'demo.example': ['v=spf10'], '_dmarc.demo.example': [] })).toEqual([
    'missing',
    'missing',
  ]);
  expect(await statesOf({ 'demo.example': ['v=spf1 mx -all', 'v=spf1 -all'] })).toEqual([
    'double',
    'unreachable',
  ]);
});

test('B13 a row that is there but lets the own mail fall through differs', async () => {
  const states = (spf: string, dkim: string, dmarc: string) =>
    statesOf(
      { 'demo.example': [spf], 's1._domainkey.demo.example': [dkim], '_dmarc.demo.example': [dmarc] },
      's1',
    );
  expect(await states('v=spf1 mx include:other.example -all', 'v=DKIM1; p=', 'v=DMARC1; p=none')).toEqual([
    'differs',
    'differs',
    'differs',
  ]);
  expect(
    await states(
      'v=spf1 include:_spf.relay.example -all',
      'k=rsa; p=MIGf/A0+=',
      'v=DMARC1; p=reject; sp=none',
    ),
  ).toEqual(['found', 'found', 'found']);
});

test('an SPF row of addresses, or one that leads elsewhere, is not followed and passes', async () => {
  for (const spf of ['v=spf1 ip4:192.0.2.7 -all', 'v=spf1 redirect=_spf.demo.example'])
    expect((await statesOf({ 'demo.example': [spf] }))[0]).toBe('found');
});
