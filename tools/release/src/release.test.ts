import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, untilServerReady } from '@dosar/api/testing/server-process';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildRelease } from './build-release.ts';
import { isNginxInstalled, startNginx } from './packaged-nginx.ts';

// The archive as an operator unpacks it: a folder, a machine without Node, the settings of Production.
const root = join(import.meta.dirname, '../../..');
const children = new Set<ChildProcess>();
let place: string;
let release: string;
let imported: string[];

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'dosar-release-'));
  // Passable for the account that runs the database when the tests run as root.
  chmodSync(place, 0o711);
  release = join(place, 'dosar');
  imported = buildRelease(root, release);
}, 120_000);

// Removing what was unpacked, 20,000 files, takes as long as the disk lets it.
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(place, { recursive: true, force: true });
}, 120_000);

function settings(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    APP_ENV: 'Production',
    MESSAGES: 'outbox',
    DATA_DIR: join(place, 'data'),
    SERVER_KEY: randomBytes(32).toString('base64'),
    TOKEN_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    STAFF_ORIGIN: 'https://claims.example.com',
    TRACKER_ORIGIN: 'https://track.example.com',
  };
}

/** How many files a folder of the archive holds, with those of the folders in it. */
const filesIn = (folder: string) => readdirSync(join(release, folder), { recursive: true }).length;

function start(env: Record<string, string>) {
  // No Node of this machine is within reach: the archive brings its own.
  const child = spawn(join(release, 'bin/dosar'), [], { env: { PATH: '/usr/bin:/bin', ...env } });
  children.add(child);
  let output = '';
  const heard = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', heard);
  child.stderr.on('data', heard);
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  // A server that is killed leaves its database behind; one that is told to stop ends it.
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, ended, output: () => output };
}

test('the archive holds packages of a running server alone, and no test', () => {
  expect(imported).toEqual(
    expect.arrayContaining(['fastify', 'kysely', 'pg', 'pg-boss', '@aws-sdk/client-s3']),
  );
  for (const tool of ['vite', 'vitest', 'typescript', 'react', 'nx', 'playwright'])
    expect(existsSync(join(release, 'node_modules', tool)), tool).toBe(false);
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' });
  const ownFiles = files.filter((file) => !file.startsWith('node_modules'));
  expect(ownFiles.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
  expect(ownFiles).toEqual(
    expect.arrayContaining(['LICENSE', 'NOTICE', 'docs/operations.md', '.env.example']),
  );
});

test('the list of parts names each package with its version and licence', () => {
  const parts = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string; version: string; licenses?: unknown[] }[];
  };
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/fastify/package.json'), 'utf8')) as {
    version: string;
  };

  expect(parts.bomFormat).toBe('CycloneDX');
  expect(parts.components).toContainEqual(expect.objectContaining({ name: 'fastify', version }));
  expect(parts.components.find(({ name }) => name === 'fastify')?.licenses).not.toEqual([]);
});

test('unpacked on a machine without Node it serves both origins from an empty folder, and stops when told', async () => {
  const [staffPort, trackerPort] = await freePorts();
  const server = start({ ...settings(), STAFF_PORT: String(staffPort), TRACKER_PORT: String(trackerPort) });
  const compiled = filesIn('compiled');
  await untilServerReady(server, staffPort);

  const login = await fetch(`http://127.0.0.1:${staffPort}/login`);
  expect([login.status, await login.text()]).toEqual([200, expect.stringContaining('id="root"')]);
  const tracker = await fetch(`http://127.0.0.1:${trackerPort}/status`);
  // Nobody has set the installation up: the tracker knows no insurer, and says so on a page of its own.
  expect([tracker.status, tracker.headers.get('content-type')]).toEqual([
    404,
    expect.stringContaining('text/html'),
  ]);
  expect(server.output()).toContain('Nobody has set this installation up yet');

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  // The server found its sources compiled: Node adds what it did not find, which are the few that only a start loads.
  expect(compiled).toBeGreaterThan(1500);
  expect(filesIn('compiled') - compiled).toBeLessThan(300);
}, 120_000);

test('a server of an insurer refuses to start without the pages of an app, and names the folder', async () => {
  const [staffPort, trackerPort] = await freePorts();
  const pages = join(release, 'apps/print/dist');
  renameSync(pages, `${pages}-away`);
  try {
    const server = start({ ...settings(), STAFF_PORT: String(staffPort), TRACKER_PORT: String(trackerPort) });

    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('No page was built in');
    expect(server.output()).toContain('apps/print/dist');
    expect(server.output()).not.toContain('    at ');
  } finally {
    renameSync(`${pages}-away`, pages);
  }
}, 120_000);

/** Packages of which the server imports a part. */
const importedAs: Record<string, string> = {
  'pdfjs-dist': 'pdfjs-dist/legacy/build/pdf.mjs',
  'write-excel-file': 'write-excel-file/node',
};

test('every package that the server imports can be loaded from the archive, which takes 400 MB at most', () => {
  const all = imported
    // Fonts are read as files, which every start does.
    .filter((name) => !name.startsWith('@expo-google-fonts/'))
    .map((name) => importedAs[name] ?? name)
    .map((name) => `await import(${JSON.stringify(name)});`)
    .join('\n');
  const node = join(release, 'node_modules/node/bin/node');
  const load = () =>
    execFileSync(node, ['--input-type=module', '--eval', all], {
      cwd: release,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(load).not.toThrow();

  const kilobytes = Number(execFileSync('du', ['-sk', release], { encoding: 'utf8' }).split('\t')[0]);
  expect(kilobytes).toBeLessThan(400_000);
}, 60_000);

test('an unknown command is refused with the ones that exist', () => {
  const run = () => execFileSync(join(release, 'bin/dosar'), ['bakcup'], { encoding: 'utf8', stdio: 'pipe' });

  expect(run).toThrow(/unknown command 'bakcup'\. Known: backup, restore, doctor/);
});

test.skipIf(!isNginxInstalled)(
  'behind the nginx of the example both origins answer over TLS, large uploads reach the server, and nobody chooses the own address',
  async () => {
    const [staffPort, trackerPort] = await freePorts();
    const server = start({
      ...settings(),
      DATA_DIR: join(place, 'data-behind-nginx'),
      STAFF_PORT: String(staffPort),
      TRACKER_PORT: String(trackerPort),
      TRUST_PROXY: '127.0.0.1/32',
      ALLOWED_ADDRESSES: '203.0.113.0/24',
    });
    await untilServerReady(server, staffPort);
    const nginx = await startNginx(join(root, 'deploy/nginx/dosar.conf'), { staffPort, trackerPort });
    onTestFinished(nginx.stop);

    expect(await nginx.ask('claims.example.com', '/login')).toMatchObject({ status: 200 });
    // Nobody has set the installation up: the tracker knows no insurer, and says so on a page of its own.
    const tracker = await nginx.ask('status.example.com', '/status');
    expect(tracker).toMatchObject({ status: 404, body: expect.stringContaining('<html') });

    const json = { 'content-type': 'application/json' };
    const signIn = {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: 'ana.ionescu', password: 'Not-the-one-2026' }),
    };
    const claimed = { ...signIn, headers: { ...json, 'x-forwarded-for': '203.0.113.9' } };
    // Straight at the server the caller is the trusted proxy: its word counts, and the password is wrong.
    const trusted = await fetch(`http://127.0.0.1:${staffPort}/api/auth/appToken`, claimed);
    expect(await trusted.text()).toContain('invalid_credentials');
    const passedOn = await nginx.ask('claims.example.com', '/api/auth/appToken', claimed);
    expect(passedOn.body).toContain('ip_not_allowed');

    const large = { method: 'POST', headers: json, body: `{"username":"${'a'.repeat(20_000_000)}"}` };
    const answer = await nginx.ask('claims.example.com', '/api/auth/appToken', large);
    expect(answer.body).toContain('"code"');
  },
  120_000,
);
