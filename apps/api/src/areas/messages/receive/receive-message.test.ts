import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { withReachableClaimant, type ReachableFile } from '../testing/reachable-file.ts';

const api = startTestApi();
const keys: Record<string, string> = {};
let file: ReachableFile;
let count = 0;

beforeAll(async () => {
  for (const [orgCode, who] of [
    ['demo', 'calin.dobre'],
    ['alfa', 'alfa.ana'],
  ] as const) {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/message/renewInboundKey',
      headers: await api.tokenFor(who),
    });
    keys[orgCode] = answer.json<{ key: string }>().key;
  }
});
beforeEach(async () => {
  file = await withReachableClaimant(api, 'demo');
});

type Mail = { subject?: string; from?: string; headers?: string[]; body?: string; id?: string };

function raw({ subject = 'Întrebare', from = file.email, headers = [], body, id }: Mail = {}): Buffer {
  count += 1;
  return Buffer.from(
    [
      `Message-ID: <${id ?? `mail-${count}@example.com`}>`,
      `From: Raluca <${from}>`,
      'To: daune@demo.example',
      `Subject: ${subject}`,
      'MIME-Version: 1.0',
      ...headers,
      ...(body === undefined
        ? ['Content-Type: text/plain; charset=utf-8', '', 'Când primesc oferta?']
        : [body]),
      '',
    ].join('\r\n'),
  );
}

async function receive(message: Buffer, orgCode = 'demo', key = keys[orgCode] ?? '') {
  const form = multipart(
    { org_code: orgCode, key },
    { name: 'mail.eml', content: message, field: 'message' },
  );
  const answer = await api.inject({ method: 'POST', url: '/api/message/receive', ...form });
  return { status: answer.statusCode, outcome: answer.json<{ outcome?: string }>().outcome };
}

async function get(path: string, who = 'ana.ionescu') {
  const answer = await api.inject({ url: `/api/message/${path}`, headers: await api.tokenFor(who) });
  return answer.json<Schema<'MessagePage'>>().items;
}
async function post<Body>(path: string, payload: object, who = 'ana.ionescu') {
  const headers = await api.tokenFor(who);
  const answer = await api.inject({ method: 'POST', url: `/api/message/${path}`, headers, payload });
  return { status: answer.statusCode, body: answer.json<Body>() };
}
const newest = async () => (await get(`browse/${file.assignmentId}`))[0];
async function sent(): Promise<Schema<'Message'>> {
  const { body } = await post<Schema<'Message'>>('sendEmail', {
    assignment_id: file.assignmentId,
    to: [{ party_id: file.partyId, address: file.email }],
    subject: 'Oferta',
    body: 'Bună ziua',
    language: 'ro',
  });
  return body;
}
const lastMessageAt = async () => {
  const { rows } = await sql<{ at: Date | null }>`
    select last_message_at as at from assignment where assignment_id = ${file.assignmentId}`.execute(
    api.database.kysely,
  );
  return rows[0]?.at ?? null;
};

describe('an e-mail that comes', () => {
  test('with the number of a file in its subject is on that file, from the person whose address it is', async () => {
    expect(await receive(raw({ subject: `Re: Oferta [#${file.claimFileNo}]` }))).toEqual({
      status: 200,
      outcome: 'filed',
    });
    expect(await newest()).toMatchObject({
      direction: 'in',
      from: file.email,
      state: 'received',
      text: expect.stringContaining('Când primesc oferta?'),
    });
    expect((await newest())?.from_name).not.toBeNull();
  });

  test('that answers a message of ours joins its conversation, whatever its subject says', async () => {
    const question = await sent();
    const headers = [`In-Reply-To: <${question.message_id}@dosar.test>`];
    expect(
      (await receive(raw({ subject: 'alt subiect', from: 'altcineva@example.com', headers }))).outcome,
    ).toBe('filed');
    expect(await newest()).toMatchObject({ thread_id: question.thread_id, from_name: null });
  });

  test('about a reported claim is stored in its file before a handler accepts the notice', async () => {
    const reported = await aClaim(api);
    const { assignment_id: notice } = await reported.work('claim_notification');

    expect((await receive(raw({ subject: `Re: [#${reported.claimFileNo}]` }))).outcome).toBe('filed');
    expect((await get(`browse/${notice}`))[0]).toMatchObject({ direction: 'in', assignment_id: notice });
  });

  test('about an accepted claim belongs to its main work, not to its older notice', async () => {
    const claim = await aClaim(api).takenIn();
    const { assignment_id: main } = await claim.main();

    expect((await receive(raw({ subject: `Re: [#${claim.claimFileNo}]` }))).outcome).toBe('filed');
    expect((await get(`browse/${main}`))[0]).toMatchObject({ direction: 'in', assignment_id: main });
  });

  test('handed over twice is stored once', async () => {
    const message = raw({ subject: `[#${file.claimFileNo}]` });
    expect([(await receive(message)).outcome, (await receive(message)).outcome]).toEqual([
      'filed',
      'repeated',
    ]);
  });

  test('brings its papers into the documents of the file, and leaves out what could be run', async () => {
    const part = (name: string, content: Buffer) =>
      [
        '--x',
        `Content-Type: application/octet-stream; name="${name}"`,
        `Content-Disposition: attachment; filename="${name}"`,
        'Content-Transfer-Encoding: base64',
        '',
        content.toString('base64'),
      ].join('\r\n');
    const body = [
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x\r\nContent-Type: text/plain\r\n\r\nAtasat.',
      part('../../avarie.png', onePixelPng),
      part('factura.pdf.exe', Buffer.from('MZ program')),
      part('pagina.html', Buffer.from('<script>alert(1)</script>')),
      '--x--',
    ].join('\r\n');
    await receive(raw({ subject: `[#${file.claimFileNo}]`, body }));
    const attachments = (await newest())?.attachments ?? [];
    expect(attachments.map(({ file_name: name, refused_because: why }) => [name, why])).toEqual([
      ['avarie.png', null],
      ['factura.pdf.exe', 'type'],
      ['pagina.html', 'type'],
    ]);
    const { rows } = await sql<{ file_name: string }>`
      select file_name from document where document_id = ${attachments[0]?.document_id}`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([{ file_name: 'avarie.png' }]);
  });

  test('that a machine has written is on the file and wakes nobody', async () => {
    const before = await lastMessageAt();
    const headers = ['Auto-Submitted: auto-replied'];
    await receive(raw({ subject: `Automatic reply [#${file.claimFileNo}]`, headers }));
    expect(await newest()).toMatchObject({ is_auto_reply: true });
    expect(await lastMessageAt()).toEqual(before);
    await receive(raw({ subject: `[#${file.claimFileNo}]` }));
    expect(await lastMessageAt()).not.toEqual(before);
  });

  test('whose sender and subject say nothing waits without a file until somebody gives it one', async () => {
    expect((await receive(raw({ from: 'necunoscut@example.com', subject: 'Accident' }))).outcome).toBe(
      'unfiled',
    );
    const waiting = (await get('browseUnfiled')).find(({ from }) => from === 'necunoscut@example.com');
    expect(waiting).toMatchObject({ subject: 'Accident', claim_file_no: null });
    expect((await get('browseUnfiled', 'alfa.ana')).map(({ subject }) => subject)).not.toContain('Accident');

    const filed = await post<Schema<'Message'>>(`file/${waiting?.message_id}`, {
      claim_file_no: file.claimFileNo,
    });
    expect(filed.body).toMatchObject({ claim_file_no: file.claimFileNo });
    expect((await newest())?.message_id).toBe(waiting?.message_id);
    expect((await post(`file/${waiting?.message_id}`, { claim_file_no: file.claimFileNo })).status).toBe(409);
  });

  test('from two machines that answer each other is put aside after twenty in an hour', async () => {
    for (let index = 0; index < 20; index += 1)
      await receive(raw({ from: 'robot@example.com', subject: `[#${file.claimFileNo}]` }));
    expect(
      (await receive(raw({ from: 'robot@example.com', subject: `[#${file.claimFileNo}]` }))).outcome,
    ).toBe('unfiled');
  });

  test('reports that ours was not delivered: the message and the person show it', async () => {
    const { message_id: id } = await sent();
    const body = [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
      'Auto-Submitted: auto-replied',
      '',
      '--r\r\nContent-Type: text/plain\r\n\r\nYour message could not be delivered.',
      '--r\r\nContent-Type: message/delivery-status\r\n',
      'Reporting-MTA: dns; mx.example.com\r\n',
      `Final-Recipient: rfc822; ${file.email}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 no such user`,
      `\r\n--r\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <${id}@dosar.test>\r\nSubject: Oferta`,
      '--r--',
    ].join('\r\n');
    expect(
      (await receive(raw({ from: 'mailer-daemon@example.com', subject: 'Undelivered', body }))).outcome,
    ).toBe('bounce');
    expect(await newest()).toMatchObject({ message_id: id, state: 'bounced', failure: '550 no such user' });
  });

  test('without the key of the organisation is refused like that of an organisation that does not exist', async () => {
    expect((await receive(raw(), 'demo', keys['alfa'])).status).toBe(404);
    expect((await receive(raw(), 'nowhere', keys['demo'])).status).toBe(404);
    expect(
      (await receive(raw({ subject: `[#${file.claimFileNo}]`, from: 'x@example.com' }), 'alfa')).outcome,
    ).toBe('unfiled');
  });

  test.each([
    [
      'nests without end',
      () =>
        Array.from(
          { length: 400 },
          (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}`,
        ).join('\r\n'),
    ],
    [
      'has headers without end',
      () => `${'X-Long: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(8_000)}\r\nx`,
    ],
  ])('that %s is refused, and nothing of it is stored', async (_, body) => {
    expect((await receive(raw({ body: body() }))).status).toBe(422);
  });

  test('keeps its words in whatever alphabet it claims to be written', async () => {
    const subject = `=?iso-8859-2?Q?=BAtire_=FEig=E3ri?= [#${file.claimFileNo}]`;
    const body = 'Content-Type: text/plain; charset=no-such-charset\r\n\r\nBuna ziua \0 \ud800';
    expect((await receive(raw({ subject, body }))).outcome).toBe('filed');
    expect((await newest())?.subject).toContain('ştire ţigări');
  });
});
