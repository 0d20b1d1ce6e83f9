import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { dnsTexts } from './dns-texts.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A name server that answers each question with TXT rows, with "no such name", or not at all. */
async function nameServer(answer: readonly string[] | 'nothing' | 'silence') {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    if (answer === 'silence') return;
    const rows = answer === 'nothing' ? [] : answer;
    const head = Buffer.from(question.subarray(0, 12));
    // A response to a recursive question; 3 says that the name does not exist.
    head.writeUInt16BE(answer === 'nothing' ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(rows.length, 6);
    head.writeUInt32BE(0, 8);
    const body = rows.map((text) => {
      const row = Buffer.alloc(13);
      // The name of the question, TXT, IN, a minute, and how long the text is.
      row.writeUInt16BE(0xc00c, 0);
      row.writeUInt16BE(16, 2);
      row.writeUInt16BE(1, 4);
      row.writeUInt32BE(60, 6);
      row.writeUInt16BE(text.length + 1, 10);
      row.writeUInt8(text.length, 12);
      return Buffer.concat([row, Buffer.from(text)]);
    });
    const asked = question.subarray(12, question.indexOf(0, 12) + 5);
    socket.send(Buffer.concat([head, asked, ...body]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  closing.push(() => socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

test('the TXT rows of a name are read', async () => {
  const servers = [await nameServer(['v=spf1 mx -all', 'other=1'])];
  const rows = await dnsTexts({ servers })('demo.example');
  expect(rows.toSorted()).toEqual(['other=1', 'v=spf1 mx -all']);
});

test('a name that does not exist has no rows', async () => {
  expect(await dnsTexts({ servers: [await nameServer('nothing')] })('demo.example')).toEqual([]);
});

test('a name server that says nothing is given up', async () => {
  const servers = [await nameServer('silence')];
  await expect(dnsTexts({ servers, timeoutMs: 100 })('demo.example')).rejects.toThrow(/ETIMEOUT/);
});
