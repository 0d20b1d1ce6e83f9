import { expect, test } from 'vitest';
import { neededFolders, type LockEntries } from './lock-file.ts';

const everything = () => true;

test('a package brings what it needs, and what that needs', () => {
  const packages: LockEntries = {
    'node_modules/a': { dependencies: { b: '1' } },
    'node_modules/b': { dependencies: { c: '1' } },
    'node_modules/c': {},
    'node_modules/unused': {},
  };

  expect(neededFolders(packages, ['a'], everything)).toEqual([
    'node_modules/a',
    'node_modules/b',
    'node_modules/c',
  ]);
});

test('the nearest version of a package is taken, as Node takes it', () => {
  const packages: LockEntries = {
    'node_modules/a': { dependencies: { b: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { b: '2' } },
  };

  expect(neededFolders(packages, ['a'], everything)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'node_modules/c',
  ]);
});

test('packages that need each other end the search', () => {
  const packages: LockEntries = {
    'node_modules/a': { dependencies: { b: '1' } },
    'node_modules/b': { peerDependencies: { a: '1' } },
  };

  expect(neededFolders(packages, ['b'], everything)).toEqual(['node_modules/a', 'node_modules/b']);
});

test('programs of other systems are left out, and an optional peer is not asked for', () => {
  const packages: LockEntries = {
    'node_modules/a': {
      optionalDependencies: { 'a-windows': '1' },
      peerDependencies: { colours: '1' },
      peerDependenciesMeta: { colours: { optional: true } },
    },
    'node_modules/a-windows': {},
    'node_modules/colours': {},
  };

  expect(neededFolders(packages, ['a'], (folder) => folder !== 'node_modules/a-windows')).toEqual([
    'node_modules/a',
  ]);
});

test('a package that is missing stops the archive and is named', () => {
  const packages: LockEntries = { 'node_modules/a': { dependencies: { gone: '1' } } };

  expect(() => neededFolders(packages, ['a'], everything)).toThrow('gone, which node_modules/a needs');
});
