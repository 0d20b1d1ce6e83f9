import { expect, test } from 'vitest';
import { isNeededFile } from './needed-files.ts';

const isNeeded = (path: string, packageName = 'fastify') => isNeededFile(packageName, path, 'linux-x64');

test('code, data and terms of use of a package are in the archive, its tests, types and texts are not', () => {
  for (const path of [
    'fastify.js',
    'lib/reply.cjs',
    'package.json',
    'dist/doc/directives.js',
    'data/table.bin',
  ])
    expect(isNeeded(path), path).toBe(true);
  for (const path of ['LICENSE', 'LICENSE.md', 'lib/licence.md', 'NOTICE.md'])
    expect(isNeeded(path), path).toBe(true);
  for (const path of ['README.md', 'lib/reply.js.map', 'types/a.d.ts', 'src/a.mts', 'test/a.js', 'docs/a.js'])
    expect(isNeeded(path), path).toBe(false);
});

test('of programs that were built for several machines, the one of this machine is in the archive', () => {
  expect(isNeeded('prebuilds/linux-x64/binding.node')).toBe(true);
  expect(isNeeded('prebuilds/darwin-arm64/binding.node')).toBe(false);
});

test('of a package that the server uses in part, the other part is left out', () => {
  expect(isNeeded('legacy/build/pdf.mjs', 'pdfjs-dist')).toBe(true);
  expect(isNeeded('build/pdf.mjs', 'pdfjs-dist')).toBe(false);
  expect(isNeeded('700Bold/NotoSans_700Bold.ttf', '@expo-google-fonts/noto-sans')).toBe(true);
  expect(isNeeded('900Black/NotoSans_900Black.ttf', '@expo-google-fonts/noto-sans')).toBe(false);
});
