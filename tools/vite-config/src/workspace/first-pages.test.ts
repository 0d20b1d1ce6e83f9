import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups } from '../chunk-groups.ts';
import { firstCallsOf, modulesOfChunks, preloadsOf } from './first-pages.ts';
import { repositoryRoot } from './repository-root.ts';
import { workspaceProjects } from './workspace-projects.ts';

const app = (name: string) => join(repositoryRoot(), 'apps', name);

test('an app preloads what the projects that it shows say of their addresses, and nothing of others', () => {
  const moduleFor = (address: string) =>
    preloadsOf(app('backoffice'))
      .filter(({ path }) => path.test(address))
      .map(({ module }) => module);

  expect(moduleFor('/assignments/list/done')).toEqual([
    'libs/worklist/feature/src/worklist/worklist-route.tsx',
  ]);
  expect(moduleFor('/guest/claim_notification/demo')).toContain(
    'libs/fnol/feature/src/claim-notification/pages.ts',
  );
  expect(preloadsOf(app('contact-confirm'))).toEqual([]);
});

test('a project that wants a module preloaded which it does not have is told so', () => {
  const [worklist] = workspaceProjects().filter(({ name }) => name === '@dosar/worklist-feature');
  if (!worklist) throw new Error('There is no worklist.');
  const mistaken = {
    ...worklist,
    firstPages: { preload: [{ path: '^/', module: 'worklist/no-route.tsx' }] },
  };
  expect(() => preloadsOf(app('backoffice'), [mistaken])).toThrow('has no module worklist/no-route.tsx');
});

test('the page itself calls for the areas that ask so, and only in the apps that show them', () => {
  expect(firstCallsOf(app('backoffice'))).toEqual([
    join(repositoryRoot(), 'libs/worklist/feature/src/worklist/first-rows.ts'),
  ]);
  expect(firstCallsOf(app('tracker'))).toEqual([]);
});

test('a project adds modules to chunks by their name, and only to chunks that there are', () => {
  const [worklist] = workspaceProjects().filter(({ name }) => name === '@dosar/worklist-feature');
  if (!worklist) throw new Error('There is no worklist.');
  const wanted = modulesOfChunks([{ ...worklist, firstPages: { chunks: { staff: ['walk/walk-state'] } } }]);
  expect([...wanted]).toEqual([['staff', ['libs/worklist/feature/src/walk/walk-state']]]);

  const known = chunkGroups.map(({ name }) => name);
  expect(known).toEqual(expect.arrayContaining([...modulesOfChunks().keys()]));
});
