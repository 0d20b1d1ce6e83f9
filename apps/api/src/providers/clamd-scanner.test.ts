import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startClamd, testVirus } from '#src/testing/clamd-server.ts';
import { clamdScanner } from './clamd-scanner.ts';

const clamd = await startClamd();
const scanner = clamdScanner(clamd.url);
const impatient = clamdScanner(clamd.url, { silentMilliseconds: 200 });
const signal = new AbortController().signal;
const scan = (content: Buffer) => scanner.scan(Readable.from(inPieces(content)), signal);

function* inPieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
}

afterEach(() => clamd.behave('usual'));
afterAll(() => clamd.goAway());

test('a file goes to the scanner whole, and what it finds has a name', async () => {
  const photo = randomBytes(3_000_000);
  expect(await scan(photo)).toEqual({ isInfected: false });
  expect(clamd.scanned.at(-1)?.equals(photo)).toBe(true);
  expect(await scan(Buffer.concat([photo, Buffer.from(testVirus)]))).toEqual({
    isInfected: true,
    signature: 'Dosar.Test',
  });
  expect(await scan(Buffer.alloc(0))).toEqual({ isInfected: false });
});

test('a verdict before the end of the file counts', async () => {
  clamd.behave('early');
  expect(await scan(Buffer.alloc(100))).toEqual({ isInfected: true, signature: 'Early.Test' });
});

test.each([
  ['silent', 'did not answer'],
  ['breaks off', 'scanner'],
  ['refuses size', 'gives no verdict: INSTREAM size limit exceeded. ERROR'],
  ['endless', 'answers too much'],
] as const)('a scanner that is %s says nothing about a file', async (behaviour, reason) => {
  clamd.behave(behaviour);
  await expect(impatient.scan(Readable.from([Buffer.from('photo')]), signal)).rejects.toThrow(reason);
});

test('a scanner that is away says nothing about a file', async () => {
  const away = clamdScanner(new URL('tcp://127.0.0.1:1'));
  await expect(away.scan(Readable.from([Buffer.from('photo')]), signal)).rejects.toThrow('did not answer');
});

test('a file that cannot be read to its end has no verdict', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      await Promise.resolve();
      throw new Error('the disk');
    })(),
  );
  await expect(scanner.scan(broken, signal)).rejects.toThrow('scanner');
});

test('whoever stops the work stops the scan', async () => {
  clamd.behave('silent');
  const patient = clamdScanner(clamd.url);
  const stopping = new AbortController();
  const scanning = patient.scan(Readable.from([Buffer.from('photo')]), stopping.signal);
  stopping.abort();
  await expect(scanning).rejects.toThrow('did not answer');
});
