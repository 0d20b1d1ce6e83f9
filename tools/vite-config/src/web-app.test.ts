import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOfFirstPage } from './compile-hint-plugin.ts';
import { projectsOf } from './workspace/workspace-projects.ts';
import { repositoryRoot } from './workspace/repository-root.ts';
import { collectMessages, textsOf } from './messages/collect-messages.ts';

// The smallest of the real apps stands for all of them.
const app = join(repositoryRoot(), 'apps/contact-confirm');
const dist = mkdtempSync(join(tmpdir(), 'dosar-build-'));

beforeAll(() =>
  build({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: true },
  }),
);
afterAll(() => rmSync(dist, { recursive: true }));

const programs = () =>
  globSync('assets/*.js', { cwd: dist })
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');

test('the texts of each language are a file of their own', () => {
  for (const locale of ['ro', 'en'])
    expect(globSync(`assets/i18n/${locale}.*.json`, { cwd: dist })).toHaveLength(1);
});

test('no text travels with the program', () => {
  const english = textsOf('en', collectMessages(projectsOf(app)));
  const long = Object.values(english).filter((text) => text.length > 20 && !text.includes('{'));
  expect(long.length).toBeGreaterThan(10);
  expect(long.filter((text) => programs().includes(text))).toEqual([]);
});

test('no parser of messages travels with the program', () => {
  expect(programs()).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
});

test('every large file lies beside its compressed forms, which hold the same', () => {
  const [file = ''] = globSync('assets/*.js', { cwd: dist }).filter((it) =>
    existsSync(join(dist, `${it}.br`)),
  );
  const original = readFileSync(join(dist, file));
  expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`)))).toEqual(original);
  expect(gunzipSync(readFileSync(join(dist, `${file}.gz`)))).toEqual(original);
});

test('the page asks for the texts of the remembered language before the program runs', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  expect(page.indexOf('dosar.locale')).toBeGreaterThan(0);
  expect(page.indexOf('dosar.locale')).toBeLessThan(page.indexOf('type="module"'));
});

test('what the first page runs asks to be compiled beside it, and nothing else does', () => {
  const hinted = globSync('assets/*.js', { cwd: dist }).filter((file) =>
    readFileSync(join(dist, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const first = [...page.matchAll(/(?:src|href)="\/?[^"]*(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  expect(first.length).toBeGreaterThan(1);
  expect(hinted).toEqual(expect.arrayContaining(first));
  const chunk = (name: string, facadeModuleId: string) => ({ name, isEntry: false, facadeModuleId });
  const preloads = [{ path: /^\/login/, module: 'login/login-page.tsx' }];
  expect(isOfFirstPage(chunk('chart', '/charts/chart.tsx'), preloads)).toBe(false);
  expect(isOfFirstPage(chunk('login-page', '/src/login/login-page.tsx'), preloads)).toBe(true);
});
