import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#src/env.ts';
import { html } from '../html/markup.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import { registerStaffSite, registerTrackerSite, servedBuild } from './sites.ts';

const script = "document.documentElement.lang = 'ro'";
const nonceTag =
  '<meta property="csp-nonce" nonce="__CSP_NONCE__" /><meta name="build" content="__BUILD__" />';
const preloads = [
  ['^/assignments/', ['/assets/staff-1a2b3c4d.js']],
  ['^/assignments/worklist', ['/assets/staff-1a2b3c4d.js', '/assets/worklist-1a2b3c4d.js']],
];
const builtPage = (name: string) =>
  `<!doctype html><html lang="ro">${name === 'backoffice' ? nonceTag : ''}<title>${name}</title><script>${script}</script><div id="root">built</div><noscript></noscript>`;

function builtApps(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dosar-sites-'));
  for (const name of ['backoffice', 'print', 'contact-confirm', 'tracker']) {
    const assets = join(folder, name, 'dist', 'assets');
    mkdirSync(assets, { recursive: true });
    writeFileSync(join(assets, '..', 'index.html'), builtPage(name));
    writeFileSync(join(assets, '..', 'favicon.svg'), '<svg/>');
    mkdirSync(join(assets, '..', '.vite'));
    writeFileSync(join(assets, '..', '.vite', 'preloads.json'), JSON.stringify(preloads));
    writeFileSync(join(assets, 'index-1a2b3c4d.js'), `console.log('${name}')`);
    writeFileSync(join(assets, 'index-1a2b3c4d.js.br'), 'brotli');
    writeFileSync(join(assets, 'index-1a2b3c4d.js.map'), '{}');
  }
  return folder;
}

let staff: FastifyInstance;
let tracker: FastifyInstance;

beforeAll(async () => {
  const needs = {
    appsFolder: builtApps(),
    trackerOrigin: 'http://tracker.test',
  };
  const env = readEnv({ APP_ENV: 'Test', LOG_LEVEL: 'silent' });
  staff = await createHttpServer(env);
  await registerStaffSite(staff, needs);
  tracker = await createHttpServer(env);
  await registerTrackerSite(tracker, {
    appsFolder: needs.appsFolder,
    registerPages: async (send) => {
      tracker.get('/status', (request, reply) =>
        send(request, reply, {
          status: 200,
          language: 'en',
          title: '<b>Case</b>',
          body: html`<main>$&</main>`,
        }),
      );
      tracker.get('/status/plain', (request, reply) =>
        send(request, reply, { status: 422, language: 'ro', title: 'Cod', body: html``, isPlain: true }),
      );
    },
  });
});
afterAll(() => Promise.all([staff.close(), tracker.close()]));

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);
const titleOf = (body: string) => /<title>(.*)<\/title>/.exec(body)?.[1];

describe('the staff origin', () => {
  test.each([
    ['/', 'backoffice'],
    ['/home', 'backoffice'],
    ['/assignments/worklist?q=1', 'backoffice'],
    ['/guest/claim_notification/demo', 'backoffice'],
    ['/print-timeline/some-key', 'print'],
    ['/print-email/1', 'print'],
    ['/print-sms/1', 'print'],
    ['/contact-confirmation/some-key', 'contact-confirm'],
  ])('%s opens %s', async (url, app) => {
    const answer = await staff.inject(url);
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([200, app]);
  });

  test('each app finds its files under its own base', async () => {
    const answer = await staff.inject('/apps/print/assets/index-1a2b3c4d.js');
    expect(answer.body).toBe("console.log('print')");
    expect((await staff.inject('/assets/index-1a2b3c4d.js')).body).toBe("console.log('backoffice')");
    expect((await staff.inject('/favicon.svg')).statusCode).toBe(200);
  });

  test.each(['/assets/gone-1a2b3c4d.js', '/apps/print/assets/gone.js', '/apps/unknown', '/api/unknown'])(
    '%s names a file or call that is not there: never a page',
    async (url) => {
      const answer = await staff.inject(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
    },
  );

  test('source maps stay at home', async () => {
    expect((await staff.inject('/assets/index-1a2b3c4d.js.map')).statusCode).toBe(404);
  });

  test('/status goes to the tracker origin with its query', async () => {
    const answer = await staff.inject('/status/DM26R0000001?org_code=demo');
    expect([answer.statusCode, answer.headers['location']]).toEqual([
      307,
      'http://tracker.test/status/DM26R0000001?org_code=demo',
    ]);
  });
});

describe('the tracker origin', () => {
  test('a written page stands in the built page, as it was written, with its script and style sheet, for one visitor', async () => {
    const { body, headers } = await tracker.inject('/status');
    expect(body).toContain('<title>&lt;b&gt;Case&lt;/b&gt;</title>');
    expect(body).toContain('<div id="root"><main>$&</main></div>');
    expect(body).toContain(script);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'en' });
    expect(policyOf(headers)).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });

  test('no script takes over a page that goes on with forms', async () => {
    const { body, statusCode } = await tracker.inject('/status/plain');
    expect(statusCode).toBe(422);
    expect(body).not.toContain('<script');
  });

  test('/ goes to the landing page with its query', async () => {
    expect((await tracker.inject('/?org_code=demo')).headers['location']).toBe('/status?org_code=demo');
  });

  test.each(['/home', '/assignments/worklist', '/guest', '/print-timeline/x'])(
    '%s is not there',
    async (url) => {
      expect((await tracker.inject(url)).statusCode).toBe(404);
    },
  );
});

describe('how pages and files are sent', () => {
  test('a page is asked for anew each time and not sent twice', async () => {
    const first = await staff.inject('/contact-confirmation/some-key');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await staff.inject({
      url: '/contact-confirmation/some-key',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('the page of the back office says which build it came from, which changes with the page', async () => {
    const folder = builtApps();
    const build = servedBuild(folder);
    expect(build).toMatch(/^[\w-]{22}$/);
    const { body } = await staff.inject('/');
    expect(body).toContain(`<meta name="build" content="${build}" />`);

    writeFileSync(join(folder, 'backoffice', 'dist', 'index.html'), `${builtPage('backoffice')}<p>new</p>`);
    expect(servedBuild(folder)).not.toBe(build);
    expect(servedBuild(undefined)).toBeNull();
    expect(servedBuild('/nowhere')).toBeNull();
  });

  test('a page names the code of its address before the browser has read it', async () => {
    const linksOf = async (url: string) => (await staff.inject(url)).headers['link'];
    expect(await linksOf('/assignments/worklist?q=/login')).toBe(
      '</assets/staff-1a2b3c4d.js>; rel=modulepreload, </assets/worklist-1a2b3c4d.js>; rel=modulepreload',
    );
    expect(await linksOf('/login')).toBeUndefined();
    expect((await staff.inject('/.vite/preloads.json')).body).not.toContain('staff-1a2b3c4d');
  });

  test('a page is compressed for whoever understands that', async () => {
    const answer = await staff.inject({ url: '/home', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('every answer with the back office has a nonce of its own, which its policy names', async () => {
    const answers = await Promise.all([staff.inject('/home'), staff.inject('/home')]);
    const nonces = answers.map(({ body }) => / nonce="([^"]*)"/.exec(body)?.[1]);

    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(
      answers.map(({ headers }) => /style-src [^;]*'nonce-([^']*)'/.exec(policyOf(headers))?.[1]),
    ).toEqual(nonces);
    expect(answers[0]?.headers['etag']).toBeUndefined();
  });

  test.each([
    ['/home', "img-src 'self' data: blob: https:; font-src 'self' https:;"],
    ['/contact-confirmation/some-key', "img-src 'self' data: blob: https:; font-src 'self';"],
    ['/print-email/1', "img-src 'self' data: blob:; font-src 'self';"],
  ])('%s shows of other hosts what organisations keep there, and no more', async (url, allowed) => {
    expect(policyOf((await staff.inject(url)).headers)).toContain(allowed);
  });

  test('a page allows its own inline script and no other', async () => {
    const policy = policyOf((await staff.inject('/home')).headers);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('a file whose name changes with its content is kept for a year, and sent compressed', async () => {
    const answer = await staff.inject({
      url: '/assets/index-1a2b3c4d.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'brotli']);
  });
});

test('an app that is not built says how to build it', async () => {
  const app = await createHttpServer(readEnv({ APP_ENV: 'Test', LOG_LEVEL: 'silent' }));
  await registerStaffSite(app, {
    appsFolder: mkdtempSync(join(tmpdir(), 'dosar-empty-')),
    trackerOrigin: 'http://t',
  });
  const answer = await app.inject('/home');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toContain('npm run build');
  await app.close();
});
