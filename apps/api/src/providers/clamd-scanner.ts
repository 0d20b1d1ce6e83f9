import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ScanVerdict, VirusScanner } from '#src/kernel/files/virus-scanner.ts';
import { OutsideAnswerError } from './outside-fetch.ts';

type Limits = { connectMilliseconds: number; silentMilliseconds: number; wholeMilliseconds: number };

const usualLimits: Limits = {
  connectMilliseconds: 5_000,
  silentMilliseconds: 60_000,
  wholeMilliseconds: 120_000,
};
/** A verdict is one short line. */
const mostAnswerBytes = 1_000;

/**
 * ClamAV's daemon, asked by its command INSTREAM: the content goes over the connection, so it need not see our files.
 *
 * The protocol is two frames and one line. The packages for it keep whole files in memory or wait forever when the daemon
 * falls silent (decision 0071).
 */
export function clamdScanner(address: URL, limits: Partial<Limits> = {}): VirusScanner {
  const { connectMilliseconds, silentMilliseconds, wholeMilliseconds } = { ...usualLimits, ...limits };
  return {
    async scan(content, given) {
      const signal = AbortSignal.any([given, AbortSignal.timeout(wholeMilliseconds)]);
      const socket = connect({ host: address.hostname, port: Number(address.port), signal });
      socket.setTimeout(connectMilliseconds, () => socket.destroy(new Error('timed out')));
      socket.once('connect', () => socket.setTimeout(silentMilliseconds));
      content.once('error', (error) => socket.destroy(error));
      // It may answer before it has heard everything, and close: then the answer counts and not the broken line.
      const sent = pipeline(Readable.from(framed(content)), socket, { end: false }).catch(
        (error: unknown) => error,
      );
      try {
        return verdictOf(await answerOf(socket));
      } catch (error) {
        if (error instanceof OutsideAnswerError) throw error;
        throw new OutsideAnswerError('The virus scanner did not answer.', error);
      } finally {
        socket.destroy();
        await sent;
        content.destroy();
      }
    },
  };
}

/** Every piece goes after its length; a length of zero ends the file. */
async function* framed(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString('latin1');
    if (answer.length > mostAnswerBytes) throw new OutsideAnswerError('The virus scanner answers too much.');
    if (answer.includes('\0')) break;
  }
  return answer.replace(/\0.*$/s, '').trim();
}

function verdictOf(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return { isInfected: false };
  const [, signature] = /^stream: (.{1,200}) FOUND$/.exec(answer) ?? [];
  if (signature !== undefined) return { isInfected: true, signature };
  if (answer === '') throw new OutsideAnswerError('The virus scanner broke off.');
  const said = answer.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 100);
  throw new OutsideAnswerError(`The virus scanner gives no verdict: ${said}`);
}
