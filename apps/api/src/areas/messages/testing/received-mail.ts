import type { Schema } from '@dosar/openapi';
import { multipart } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

/** An e-mail as a test needs it; what is not said is that of any e-mail. */
export type SomeMail = { from: string; subject?: string; headers?: string[]; body?: string; id?: string };

let count = 0;

/** Hands e-mails over to the demo organisation, as its mail server does. */
export async function mailServer(api: TestApi) {
  const headers = await api.tokenFor('calin.dobre');
  const renewed = await api.inject({ method: 'POST', url: '/api/message/renewInboundKey', headers });
  const { key } = renewed.json<{ key: string }>();
  return {
    async receive({ from, subject = 'Întrebare', headers: more = [], body, id }: SomeMail) {
      count += 1;
      const content = [
        `Message-ID: <${id ?? `evidence-${count}@example.com`}>`,
        `From: ${from}`,
        'To: daune@demo.example',
        `Subject: ${subject}`,
        'MIME-Version: 1.0',
        ...more,
        ...(more.some((line) => line.startsWith('Content-Type'))
          ? []
          : ['Content-Type: text/plain; charset=utf-8']),
        '',
        body ?? 'Bună ziua',
        '',
      ].join('\r\n');
      const form = multipart(
        { org_code: 'demo', key },
        { name: 'mail.eml', content: Buffer.from(content), field: 'message' },
      );
      const answer = await api.inject({ method: 'POST', url: '/api/message/receive', ...form });
      return answer.json<{ outcome?: string }>().outcome;
    },
    async unfiled(from: string): Promise<Schema<'Message'> | undefined> {
      const answer = await api.inject({
        url: '/api/message/browseUnfiled',
        headers: await api.tokenFor('ana.ionescu'),
      });
      return answer.json<Schema<'MessagePage'>>().items.find((message) => message.from === from);
    },
    async messagesOf(assignmentId: string): Promise<Schema<'Message'>[]> {
      const answer = await api.inject({
        url: `/api/message/browse/${assignmentId}`,
        headers: await api.tokenFor('ana.ionescu'),
      });
      return answer.json<Schema<'MessagePage'>>().items;
    },
  };
}

/** A part of an e-mail that carries a file. */
export const attached = (name: string, content: Buffer, more: string[] = []) =>
  [
    `Content-Type: application/octet-stream; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    ...more,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64'),
  ].join('\r\n');

/** The headers and the body of an e-mail of several parts. */
export const mixed = (...parts: string[]) => ({
  headers: ['Content-Type: multipart/mixed; boundary=x'],
  body: ['--x\r\nContent-Type: text/plain\r\n\r\nAtasat.', ...parts, '']
    .join('\r\n--x\r\n')
    .replace(/\r\n--x\r\n$/, '\r\n--x--'),
});
