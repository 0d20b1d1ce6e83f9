import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const mimeTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

type Ready = { body: Buffer; type: string };

/** Serves the floor pages as well as can be: compressed beforehand, out of memory, cached by the browser for ever. */
export async function startFloorServer(folder: string, port: number) {
  const ready = new Map<string, Ready>();
  const load = async (file: string): Promise<Ready> => {
    const known = ready.get(file);
    if (known !== undefined) return known;
    const body = await promisify(brotliCompress)(await readFile(path.join(folder, file)));
    const loaded = { body, type: mimeTypes[path.extname(file)] ?? 'application/octet-stream' };
    ready.set(file, loaded);
    return loaded;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://floor');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    load(path.normalize(file)).then(
      ({ body, type }) => {
        const cache = file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
        response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': cache });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
