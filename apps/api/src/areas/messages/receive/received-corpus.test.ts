import { readFileSync } from 'node:fs';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { withReachableClaimant, type ReachableFile } from '../testing/reachable-file.ts';
import { mailServer } from '../testing/received-mail.ts';

type Sample = {
  name: string;
  headers: string[];
  body: string;
  expected: {
    automatic?: boolean;
    bounce?: { messageId: string; addresses: [string, ...string[]] } | null;
    text?: string;
    textHas?: string;
    replyTo?: string;
    files?: [name: string, refusedBecause: string | null][];
  };
};
const corpus = JSON.parse(
  readFileSync(new URL('../../../../../../libs/platform/kernel/corpus/mails.json', import.meta.url), 'utf8'),
) as readonly Sample[];
const reports = corpus.filter(({ expected }) => expected.bounce !== undefined);
const letters = corpus.filter(({ expected }) => expected.bounce === undefined);

const codes = JSON.parse(
  readFileSync(new URL('../../../../../../libs/platform/kernel/corpus/codes.json', import.meta.url), 'utf8'),
) as readonly { text: string; code: string }[];

const api = startTestApi();
let mail: Awaited<ReturnType<typeof mailServer>>;

beforeAll(async () => {
  mail = await mailServer(api);
});

/** Hands a sample over as a stranger wrote it, so that many of them are no loop of one machine. */
async function receive({ headers, body }: Pick<Sample, 'headers' | 'body'>, from: string) {
  const more = headers.filter((line) => !/^(?:From|Subject):/.test(line));
  const subject = headers.find((line) => line.startsWith('Subject: '))?.slice('Subject: '.length) ?? '';
  return mail.receive({ from, subject, headers: more, body });
}

test('M8 each e-mail of the corpus is kept and told by the API as it is read', async () => {
  const told = [];
  for (const [at, sample] of letters.entries()) {
    const from = `corpus${at}@example.com`;
    // A claim that nobody has: the e-mail waits, where it is looked at.
    const body = sample.body.replaceAll('DM26R0000001', 'DM99R9999999');
    const outcome = await receive({ ...sample, body }, from);
    const message = await mail.unfiled(from);
    told.push({
      name: sample.name,
      outcome,
      automatic: message?.is_auto_reply,
      replyTo: message?.reply_to,
      text: message?.text.trim(),
      files: message?.attachments.map(({ file_name: name, refused_because: why }) => [name, why]),
      isWhole: message?.attachments.every(({ is_kept: isKept }) => isKept),
    });
  }
  expect(told).toEqual(
    letters.map(({ name, expected }) => ({
      name,
      outcome: 'unfiled',
      automatic: expected.automatic ?? expect.any(Boolean),
      replyTo: expected.replyTo ?? null,
      text: expected.textHas
        ? expect.stringContaining('DM99R9999999')
        : (expected.text ?? expect.any(String)),
      files: expected.files ?? [],
      isWhole: true,
    })),
  );
});

test('M8 each report of the corpus marks the message that did not arrive, and a delay marks none', async () => {
  const told = [];
  for (const { name, headers, body, expected } of reports) {
    const file = await withReachableClaimant(api, 'demo');
    const id = await sentTo(file);
    const [address] = expected.bounce?.addresses ?? ['ana@example.com'];
    const written = (text: string) =>
      text.replaceAll('0198-a@dosar.test', `${id}@dosar.test`).replaceAll(address, file.email);
    const outcome = await receive(
      { headers: headers.map(written), body: written(body) },
      `mailer-daemon@mx${told.length}.example.com`,
    );
    const sent = (await mail.messagesOf(file.assignmentId)).find((message) => message.message_id === id);
    told.push([name, outcome === 'bounce', sent?.state === 'bounced']);
  }
  expect(told).toEqual(
    reports.map(({ name, expected: { bounce } }) => [name, bounce !== null, bounce !== null]),
  );
});

test('M8 each number of the corpus leads an e-mail of a stranger to its file, however it is written', async () => {
  const lost = [];
  const files = new Map<string, ReachableFile>();
  for (const { code } of codes)
    if (!files.has(code)) files.set(code, await withReachableClaimant(api, 'demo'));
  for (const [code, { claimFileId }] of files)
    await sql`update claim_file set policy_number = ${code.startsWith('DM') ? null : code}
      where claim_file_id = ${claimFileId}`.execute(api.database.kysely);
  for (const [at, { text, code }] of codes.entries()) {
    const file = files.get(code);
    // The number of a claim is given by us: its last digits are those of the file.
    const body = code.startsWith('DM') ? text.replace('0000001', file?.claimFileNo.slice(-7) ?? '') : text;
    const from = `number${at}@example.com`;
    const outcome = await mail.receive({ from, body });
    const [newest] = await mail.messagesOf(file?.assignmentId ?? '');
    if (outcome !== 'filed' || newest?.from !== from) lost.push([text, outcome]);
  }
  expect(lost).toEqual([]);
});

async function sentTo(file: ReachableFile): Promise<string> {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/message/sendEmail',
    headers: { ...(await api.tokenFor('ana.ionescu')), 'idempotency-key': crypto.randomUUID() },
    payload: {
      assignment_id: file.assignmentId,
      to: [{ party_id: file.partyId, address: file.email }],
      subject: 'Oferta',
      body: 'Bună ziua',
      language: 'ro',
    },
  });
  return answer.json<Schema<'Message'>>().message_id;
}
