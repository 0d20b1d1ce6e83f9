import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { DatabaseConnection } from '../kernel/database/index.ts';

/** A way to the database that can be cut and mended, as a failing network or a restarting server does it. */
export async function cuttableConnection(to: Exclude<DatabaseConnection, string>) {
  const line = await cuttableLine(to);
  return { ...line, connection: { ...to, host: '127.0.0.1', port: line.port } };
}

/** A way to any server of this machine that can be cut and mended. */
export async function cuttableLine(to: { host: string; port: number }) {
  const open = new Set<Socket>();
  const ways = new Set<() => void>();
  let isCut = false;
  let isFrozen = false;

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
    const flow = () => void near.pipe(far).pipe(near);
    ways.add(flow);
    near.on('close', () => ways.delete(flow));
    if (!isFrozen) flow();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    /** Nothing is said any more, as by a server that was stopped where it stood. */
    freeze() {
      isFrozen = true;
      for (const socket of open) socket.unpipe();
    },
    mend() {
      isCut = false;
      if (isFrozen) for (const flow of ways) flow();
      isFrozen = false;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
