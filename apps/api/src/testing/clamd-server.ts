import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How a daemon behaves: as it should, or as broken ones do. */
type Behaviour = 'usual' | 'silent' | 'breaks off' | 'refuses size' | 'endless' | 'early';

/** Content with these words is infected for the daemon below. */
export const testVirus = 'DOSAR-TEST-VIRUS';

/** A daemon that speaks ClamAV's protocol as far as the product uses it, and remembers what it was sent. */
export async function startClamd() {
  const state: { behaviour: Behaviour; scanned: Buffer[] } = { behaviour: 'usual', scanned: [] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    void answer(socket, state);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`tcp://127.0.0.1:${port}`),
    scanned: state.scanned,
    behave(behaviour: Behaviour) {
      state.behaviour = behaviour;
    },
    goAway: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
    comeBack: () => listen(port),
  };
}

async function answer(socket: Socket, state: { behaviour: Behaviour; scanned: Buffer[] }): Promise<void> {
  const received: Buffer[] = [];
  try {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      received.push(chunk);
      if (state.behaviour === 'silent') continue;
      if (state.behaviour === 'breaks off') return void socket.destroy();
      if (state.behaviour === 'refuses size') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (state.behaviour === 'early') return void socket.end('stream: Early.Test FOUND\0');
      if (state.behaviour === 'endless') return void socket.end('x'.repeat(100_000));
      // What does not end with four zeros cannot be whole.
      const content = endsWithZeros(received) ? contentIn(Buffer.concat(received)) : undefined;
      if (content === undefined) continue;
      state.scanned.push(content);
      return void socket.end(content.includes(testVirus) ? 'stream: Dosar.Test FOUND\0' : 'stream: OK\0');
    }
  } catch {
    // Whoever asked has gone.
  }
}

function endsWithZeros(received: readonly Buffer[]): boolean {
  return Buffer.concat(received.slice(-4)).subarray(-4).equals(Buffer.alloc(4));
}

const command = 'zINSTREAM\0';

/** The file, once its last frame has come. */
function contentIn(received: Buffer): Buffer | undefined {
  if (received.length < command.length) return undefined;
  if (received.subarray(0, command.length).toString() !== command) throw new Error('No such command.');
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
