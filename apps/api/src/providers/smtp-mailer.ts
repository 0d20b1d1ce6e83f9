import { connect } from 'node:net';
import nodemailer from 'nodemailer';
import type { MessageProvider } from '../kernel/outbox/message-provider.ts';

const patienceMilliseconds = 20_000;
/** However slowly a mail server answers: after this its connection is cut. */
const longestConnectionMilliseconds = 60_000;
const mostBytesOfAnswer = 1024 * 1024;

/** Delivers e-mail through a mail server. */
export function smtpMailer(
  url: string,
  from: string,
  longestMilliseconds = longestConnectionMilliseconds,
): MessageProvider {
  const transport = nodemailer.createTransport(
    {
      url,
      connectionTimeout: patienceMilliseconds,
      greetingTimeout: patienceMilliseconds,
      socketTimeout: patienceMilliseconds,
      maxResponseSize: mostBytesOfAnswer,
      // The timeouts above begin again with each byte that comes; this one does not.
      getSocket({ host = 'localhost', port, secure }, callback) {
        const signal = AbortSignal.timeout(longestMilliseconds);
        const connection = connect({ host, port: Number(port ?? (secure === true ? 465 : 587)), signal });
        connection.once('error', callback);
        connection.once('connect', () => {
          connection.off('error', callback);
          callback(null, { connection });
        });
      },
    },
    { from },
  );
  return async (message) => {
    await transport.sendMail({
      // The same message sent twice has the same identity, so that mailboxes can drop the second.
      messageId: `<${message.id}@dosar>`,
      to: message.to,
      subject: message.subject ?? '',
      text: message.body,
    });
  };
}
