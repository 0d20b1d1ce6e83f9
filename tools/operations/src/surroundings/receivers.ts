import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from './until.ts';
import type { Undo } from './undo.ts';

type Mail = { to: string[]; subject: string; text: string; attachments: number };

/** A mail server and an SMS gateway that keep what they take, so that somebody can read it. */
export type Receivers = {
  smtpUrl: string;
  smsUrl: string;
  mails: Mail[];
  texts: string[];
  /** The first match in the newest mail to an address that has one; waits for it. */
  inMailTo: (address: string, words: RegExp) => Promise<string>;
};

/** Starts both on this machine. The mail server takes a free port, unless `mailPort` is given. */
export async function startReceivers(undo: Undo, mailPort = 0): Promise<Receivers> {
  const mails: Mail[] = [];
  const texts: string[] = [];
  const mailServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ subject = '', text: body = '', attachments }) => {
          mails.unshift({ to, subject, text: body, attachments: attachments.length });
          done();
        }, done);
    },
  });
  mailServer.listen(mailPort, '127.0.0.1');
  await once(mailServer.server, 'listening');
  undo.later(() => new Promise((closed) => mailServer.close(() => closed())));

  const gateway = createServer((request, response) => {
    void text(request).then((body) => {
      texts.unshift(body);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  undo.later(() => new Promise((closed) => gateway.close(() => closed())));

  const found = (address: string, words: RegExp) =>
    mails
      .filter(({ to }) => to.includes(address))
      .map((mail) => words.exec(mail.text)?.[1])
      .find(Boolean);
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(mailServer.server)}`,
    smsUrl: `http://127.0.0.1:${portOf(gateway)}/send`,
    mails,
    texts,
    async inMailTo(address, words) {
      await until(`a mail to ${address} with ${words.source}`, () => found(address, words) !== undefined);
      return found(address, words) ?? '';
    },
  };
}

const portOf = (server: { address: () => AddressInfo | string | null }) =>
  (server.address() as AddressInfo).port;
