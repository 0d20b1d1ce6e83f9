import { expect, test } from 'vitest';
import { mergedManifest } from './merge-manifest.ts';

const added = `import { defineArea } from '#src/composition/define-area.ts';
import { dashboardTiles, worklistFilters } from '../worklist/extension-points.ts';
import { settlementRoutes } from './routes.ts';

export const area = defineArea({
  name: 'settlement',
  tables: ['offer'],
  routes: settlementRoutes,
  contributions: [dashboardTiles.entry(tile), worklistFilters.entry(filter)],
});
`;

test('an area that plugs in somewhere keeps its entries and gets those of its first table', () => {
  const present = `import { defineArea } from '#src/composition/define-area.ts';
import { dashboardTiles } from '../worklist/extension-points.ts';

// What the law asks for.
const legal = 1;

export const area = defineArea({
  name: 'settlement',
  contributions: [dashboardTiles.entry(legal)],
});
`;
  const merged = mergedManifest(present, added);

  expect(merged).toContain(
    "import { dashboardTiles, worklistFilters } from '../worklist/extension-points.ts';",
  );
  expect(merged.match(/defineArea }/g)).toHaveLength(1);
  expect(merged).toContain('// What the law asks for.\nconst legal = 1;');
  expect(merged).toContain(
    '[dashboardTiles.entry(legal),dashboardTiles.entry(tile), worklistFilters.entry(filter)]',
  );
  expect(merged).toContain("tables: ['offer'],routes: settlementRoutes,");
});

test('an area with operations of its own is not given others in their place', () => {
  expect(() => mergedManifest(added, added)).toThrow('has "routes" already');
});
