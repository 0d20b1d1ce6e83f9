import { connect } from 'node:net';
import nodemailer from 'nodemailer';
import { Undeliverable, type MessageProvider } from '../kernel/outbox/message-provider.ts';

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
    const { mail, senderName, replyTo } = message;
    const sent = transport.sendMail({
      // The same message sent twice has the same identity, so that mailboxes can drop the second.
      messageId: `<${mail?.messageId ?? `${message.id}@dosar`}>`,
      to: mail?.to ?? message.to,
      subject: message.subject ?? '',
      text: message.body,
      ...(senderName && { from: { name: senderName, address: senderOf(from) } }),
      ...(replyTo && { replyTo }),
      ...(mail !== undefined && {
        cc: mail.cc,
        // Everybody reads to whom it went; this delivery is for one of them.
        envelope: { from: senderOf(from), to: message.to },
        ...(mail.inReplyTo !== undefined && {
          inReplyTo: `<${mail.inReplyTo}>`,
          references: `<${mail.inReplyTo}>`,
        }),
        ...(mail.calendar !== undefined && {
          icalEvent: {
            method: mail.calendar.method,
            filename: mail.calendar.fileName,
            content: mail.calendar.content,
          },
        }),
        attachments: mail.attachments.map(({ fileName, mimeType, content }) => ({
          filename: fileName,
          contentType: mimeType,
          content,
        })),
      }),
    });
    await sent.catch(toldApart);
  };
}

/** The address of a sender that may have a name: `Dosar <no-reply@dosar.test>`. */
function senderOf(from: string): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from;
}

/** 550 to 554 in answer to the recipient: the mailbox does not exist or takes nothing, and never will. */
function toldApart(failure: unknown): never {
  if (!(failure instanceof Error)) throw new Error('unknown');
  const { command, responseCode } = failure as Error & { command?: string; responseCode?: number };
  const isFinal =
    command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550 && responseCode <= 554;
  throw isFinal ? new Undeliverable(failure.message) : failure;
}
