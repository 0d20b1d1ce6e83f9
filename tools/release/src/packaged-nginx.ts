import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '@dosar/api/testing/server-process';

/** Where Debian and its relatives put nginx. */
const program = '/usr/sbin/nginx';

/** Whether the system's packages installed nginx. */
export const isNginxInstalled = existsSync(program) && existsSync('/usr/bin/openssl');

type Ask = { method?: string; headers?: Record<string, string>; body?: string };

/** nginx with our example as it is, but for ports and certificates: it listens on a free port with a certificate made here. */
export async function startNginx(example: string, server: { staffPort: number; trackerPort: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'dosar-nginx-'));
  // Its workers run as another account when it starts as root.
  chmodSync(folder, 0o777);
  const [port] = await freePorts();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=claims.example.com', '-days', '2'];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject];
  execFileSync('openssl', ['req', ...made], { stdio: 'ignore' });
  const site = readFileSync(example, 'utf8')
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll('127.0.0.1:4200', `127.0.0.1:${server.staffPort}`)
    .replaceAll('127.0.0.1:4201', `127.0.0.1:${server.trackerPort}`)
    .replaceAll(/\/etc\/ssl\/dosar\/\w+\.pem/g, certificate)
    .replaceAll(/\/etc\/ssl\/dosar\/\w+\.key/g, key);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr warn; events {}
http { access_log off; ${places.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const child = spawn(program, ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));

  const ask = asking(port, certificate);
  const isUp = () =>
    ask('claims.example.com', '/api/version').then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries > 100) throw new Error(`nginx does not answer: ${said}`);
    await pause(50);
  }
  return {
    ask,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks nginx for a path of one of its host names. */
const asking =
  (port: number, certificate: string) =>
  (host: string, path: string, { method = 'GET', headers = {}, body }: Ask = {}) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          servername: host,
          path,
          method,
          headers: { host, ...headers, ...length },
          // The certificate was made above for this one test.
          ca: readFileSync(certificate),
          checkServerIdentity: () => undefined,
        },
        (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.on('end', () => resolve({ status: answer.statusCode, body: text }));
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
