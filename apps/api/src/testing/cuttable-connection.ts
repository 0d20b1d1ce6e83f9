import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { DatabaseConnection } from '../kernel/database/index.ts';

/** A way to the database that can be cut and mended, as a failing network or a restarting server does it. */
export async function cuttableConnection(to: Exclude<DatabaseConnection, string>) {
  const open = new Set<Socket>();
  let isCut = false;

  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = to.host.startsWith('/')
      ? connect(`${to.host}/.s.PGSQL.${to.port}`)
      : connect(to.port, to.host);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    connection: { ...to, host: '127.0.0.1', port },
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
