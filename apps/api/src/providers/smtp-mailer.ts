import nodemailer from 'nodemailer';
import type { MessageProvider } from '../kernel/outbox/message-provider.ts';

const patienceMilliseconds = 20_000;

/** Delivers e-mail through a mail server. */
export function smtpMailer(url: string, from: string): MessageProvider {
  const transport = nodemailer.createTransport(
    { url, connectionTimeout: patienceMilliseconds, socketTimeout: patienceMilliseconds },
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
