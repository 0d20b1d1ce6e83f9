import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseMail, type ParsedMail } from './parsed-mail.ts';
import { keepFiles } from './received-files.ts';

type Expected = {
  automatic?: boolean;
  bounce?: { messageId: string; addresses: string[] } | null;
  text?: string;
  textHas?: string;
  replyTo?: string;
  files?: [name: string, refusedBecause: string | null][];
};
const corpus = JSON.parse(
  readFileSync(new URL('../../../../../../libs/platform/kernel/corpus/mails.json', import.meta.url), 'utf8'),
) as readonly {
  name: string;
  headers: string[];
  body: string;
  expected: Expected;
}[];

const read = ({ headers, body }: { headers: readonly string[]; body: string }): Promise<ParsedMail> =>
  parseMail(
    Buffer.from(['MIME-Version: 1.0', 'Message-ID: <own@example.com>', ...headers, '', body].join('\r\n')),
  );

const files = { save: () => Promise.resolve('key') };

test.each(corpus)('M8 an e-mail is read: $name', async (sample) => {
  const { expected } = sample;
  const mail = await read(sample);
  const kept = await keepFiles(files, mail.attachments);
  const answers: Expected = {
    automatic: mail.isAutoReply,
    bounce: mail.bounce
      ? {
          messageId: mail.bounce.messageId ?? '',
          addresses: mail.bounce.recipients.map(({ address }) => address),
        }
      : null,
    text: mail.text.trim(),
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    files: kept.map(({ fileName, refusedBecause }) => [fileName, refusedBecause]),
  };
  const { textHas = '', ...exactly } = expected;
  expect(answers).toMatchObject(exactly);
  expect(mail.text).toContain(textHas);
});

test('M8 a bounce says why, in the words of the server', async () => {
  const reasons = [];
  for (const name of ['Postfix', 'qmail', 'old Sendmail']) {
    const sample = corpus.find((one) => one.name === name);
    reasons.push(sample && (await read(sample)).bounce?.recipients[0]?.reason);
  }
  expect(reasons).toEqual([
    '550 5.1.1 no such user',
    'Sorry, no mailbox here by that name. (#5.1.1)',
    '550 5.1.1 User unknown)',
  ]);
});

test('M8 the content of two e-mails with one Message-ID tells whether they are one', async () => {
  const headers = ['From: dan@example.com', 'Subject: Poze', 'Content-Type: text/plain'];
  const [first, again, other] = [
    await read({ headers: ['Received: from a', ...headers], body: 'Una' }),
    await read({ headers: ['Received: from b', ...headers], body: 'Una' }),
    await read({ headers, body: 'Alta' }),
  ];
  expect(again.contentHash).toBe(first.contentHash);
  expect(other.contentHash).not.toBe(first.contentHash);
});
