import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server of this machine that breaks. */
export type CutLine = {
  /** Where to connect to instead of the server. */
  port: number;
  brokenTimes: () => number;
  close: () => void;
};

/** Lays a line to a server of this machine: each of the first connections is cut after so many bytes were sent. */
export async function cutLine(
  port: number,
  { times, afterBytes }: { times: number; afterBytes: number },
): Promise<CutLine> {
  const state = { broken: 0 };
  const sockets = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let sent = 0;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    far.pipe(near);
    near.on('data', (bytes) => {
      sent += bytes.length;
      const isBroken = sent > afterBytes && state.broken < times;
      far.write(bytes);
      if (!isBroken) return;
      state.broken += 1;
      near.destroy();
      far.destroy();
    });
    near.on('end', () => far.end());
    // A connection that the server takes away is gone for the caller as well, who would wait for an answer without end.
    far.on('close', () => near.destroySoon());
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    port: (line.address() as AddressInfo).port,
    brokenTimes: () => state.broken,
    close: () => {
      for (const socket of sockets) socket.destroy();
      line.close();
    },
  };
}
