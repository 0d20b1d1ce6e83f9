import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { measureFirstScreen } from './first-screen.ts';
import { languageScript } from './messages/language-script.ts';

const manifest = {
  'index.html': {
    file: 'assets/app.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['login.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  '../../libs/account/feature/src/login/login-page.tsx': { file: 'assets/login.js', imports: ['_shared.js'] },
  '../../libs/assignments/feature/src/worklist/worklist-page.tsx': { file: 'assets/worklist.js' },
};

function builtApp(): string {
  const dist = mkdtempSync(join(tmpdir(), 'dosar-dist-'));
  mkdirSync(join(dist, '.vite'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  const preloads = [['^/login', ['/app/assets/login.js', '/app/assets/shared.js']]];
  writeFileSync(join(dist, '.vite/preloads.json'), JSON.stringify(preloads));
  const texts = (name: string) => [{ locale: 'ro' as const, fileName: `assets/${name}.json` }];
  const script = languageScript('/app/', texts('ro'), [{ path: /^\/login/, assets: texts('login-ro') }]);
  writeFileSync(join(dist, 'index.html'), `<script>colours()</script><script>${script}</script>`);
  writeFileSync(join(dist, 'assets/ro.json'), 'x'.repeat(5000) + Math.PI);
  writeFileSync(join(dist, 'assets/login-ro.json'), '{}');
  for (const { file } of Object.values(manifest)) writeFileSync(join(dist, file), file.repeat(100));
  return dist;
}

test('a first screen weighs its entry, its route and what they share, each once', () => {
  const screen = measureFirstScreen(builtApp(), 'index.html', {
    routeChunks: ['account/feature/src/login/login-page.tsx'],
  });

  expect(screen.files.toSorted()).toEqual(['assets/app.js', 'assets/login.js', 'assets/shared.js']);
  const sizes = screen.files.map((file) => gzipSync(file.repeat(100), { level: 9 }).length);
  expect(screen.gzip).toBe(sizes.reduce((sum, size) => sum + size, 0));
});

test('a route that is not built is an error, not a weight of zero', () => {
  expect(() => measureFirstScreen(builtApp(), 'index.html', { routeChunks: ['reports-page.tsx'] })).toThrow(
    /no chunk/,
  );
});

test('a first screen with an address weighs what the server names for it', () => {
  const { files } = measureFirstScreen(builtApp(), 'index.html', { address: '/login' });
  expect(files.toSorted()).toEqual(['assets/app.js', 'assets/login.js', 'assets/shared.js']);
  expect(() => measureFirstScreen(builtApp(), 'index.html', { address: '/elsewhere' })).toThrow(/no chunk/);
});

test('the texts of a first screen are those that its page asks for', () => {
  const weightOf = (address: string) => measureFirstScreen(builtApp(), 'index.html', { address }).texts;
  expect(weightOf('/login')).toBe(gzipSync('{}', { level: 9 }).length);
  expect(measureFirstScreen(builtApp(), 'index.html').texts).toBeGreaterThan(weightOf('/login'));
});
