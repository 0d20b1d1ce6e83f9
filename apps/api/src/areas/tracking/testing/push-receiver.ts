import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service of one's own: keeps what it is given and answers as it is told. */
export async function startPushService() {
  const received: Received[] = [];
  /** What it answers next, one after the other; then it takes everything. */
  const answers: number[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answers.shift() ?? 201).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, received, answers, stop: () => server.close() };
}

/** A browser as its push service and the server know it, which can read what it gets. */
export function browserAt(host: string, name: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const secret = randomBytes(16);
  return {
    registration: {
      endpoint: `http://${host}/push/${name}`,
      p256dh: pair.getPublicKey('base64url'),
      auth: secret.toString('base64url'),
      device: `${name}, Android`,
    },
    read: (body: Buffer) => JSON.parse(decrypted(body, pair, secret)) as Record<string, string>,
  };
}

/** What stands in an encrypted message (RFC 8188 and 8291): salt, record size, key of the sender, one record. */
function decrypted(body: Buffer, own: ECDH, secret: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const shared = hkdfSync('sha256', own.computeSecret(sender), secret, info, 32);
  const derived = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${use}\0`, length));
  const opened = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  opened.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
