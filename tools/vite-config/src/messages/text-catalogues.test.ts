import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../workspace/repository-root.ts';
import type { ProjectMessages } from './collect-messages.ts';
import { languageScript } from './language-script.ts';
import { expectTextsOfAll, smallCatalogues, wholeCatalogue, type Chunk } from './text-catalogues.ts';

const inRepository = (file: string) => join(repositoryRoot(), file);

function chunk(name: string, change: Partial<Chunk> = {}): Chunk {
  const moduleIds = [inRepository(`libs/fnol/feature/src/${name}.tsx`)];
  return {
    fileName: `assets/${name}.js`,
    isEntry: false,
    imports: [],
    dynamicImports: [],
    moduleIds,
    ...change,
  };
}

const chunks = [
  chunk('app', {
    isEntry: true,
    imports: ['assets/shared.js'],
    dynamicImports: ['assets/first.js', 'assets/staff.js'],
  }),
  chunk('shared'),
  chunk('first', { dynamicImports: ['assets/window.js'] }),
  chunk('second', { imports: ['assets/app.js'], dynamicImports: ['assets/damage.js'] }),
  chunk('damage'),
  chunk('window'),
  chunk('staff'),
];

const collected: ProjectMessages[] = [
  {
    project: {
      name: '@dosar/fnol-feature',
      folder: inRepository('libs/fnol/feature'),
      messagePrefix: 'fnol',
      tags: [],
      dependencies: [],
    },
    declared: ['app', 'shared', 'first', 'second', 'damage', 'window', 'staff'].map((name) => ({
      id: `fnol.${name}`,
      english: name,
      description: name,
      file: `libs/fnol/feature/src/${name}.tsx`,
    })),
    romanian: {},
  },
];
const preloads = [{ path: /^\/notice/, module: 'src/first.tsx' }];
const built = { chunks, preloads, collected };
const notice = { name: 'notice', path: /^\/notice/, like: '/notice/demo' };

test('a small catalogue holds what the code of the first page declares', () => {
  const [first, ...others] = smallCatalogues(notice, built);
  expect([...(first?.ids ?? [])].toSorted()).toEqual(['fnol.app', 'fnol.first', 'fnol.shared']);
  expect(others).toEqual([]);
});

test('the catalogue of later pages adds what they can fetch, and not the pages of the whole app', () => {
  const [first, later] = smallCatalogues({ ...notice, later: ['src/second.tsx'] }, built);
  const added = [...(later?.ids ?? [])].filter((id) => !first?.ids.has(id));
  expect(added.toSorted()).toEqual(['fnol.damage', 'fnol.second']);
});

test('the catalogue of the whole app holds what its code declares, and not what it left out', () => {
  const { ids } = wholeCatalogue({ chunks: chunks.slice(1), collected });
  expect(ids.has('fnol.staff')).toBe(true);
  expect(ids.has('fnol.app')).toBe(false);
});

test('code of a project without a catalogue stops the build', () => {
  expect(() => expectTextsOfAll(chunks, collected)).not.toThrow();
  const stranger = chunk('x', { moduleIds: [inRepository('libs/claims/feature/src/x.tsx')] });
  expect(() => expectTextsOfAll([stranger], collected)).toThrow('libs/claims/feature/src/x.tsx');
});

test('a page that is not there to be opened stops the build', () => {
  expect(() => smallCatalogues({ ...notice, later: ['src/removed.tsx'] }, built)).toThrow('src/removed.tsx');
});

test('a page is told the catalogues of its address and fetches the first', () => {
  const file = (name: string) => ({ locale: 'ro' as const, fileName: `assets/${name}.json` });
  const script = languageScript('/', [file('ro')], [{ path: /^\/notice/, assets: [file('notice-ro')] }]);
  const opened = (pathname: string) => {
    const head: { href: string }[] = [];
    const document = {
      documentElement: {},
      createElement: () => ({}),
      head: { append: (link: { href: string }) => head.push(link) },
    };
    const window: { dosarTexts?: { ro: string[] } } = {};
    runInNewContext(script, {
      location: { pathname },
      localStorage: { getItem: () => null },
      document,
      window,
    });
    return { told: window.dosarTexts?.ro, fetched: head.map(({ href }) => href) };
  };
  expect(opened('/notice/demo')).toEqual({
    told: ['/assets/notice-ro.json', '/assets/ro.json'],
    fetched: ['/assets/notice-ro.json'],
  });
  expect(opened('/home')).toEqual({ told: ['/assets/ro.json'], fetched: ['/assets/ro.json'] });
});
