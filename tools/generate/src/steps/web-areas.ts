import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedHeader } from '../generated-header.ts';
import type { Step } from '../step.ts';

const app = 'apps/backoffice';
const manifest = 'libs/*/feature/src/area.tsx';

/** The web manifests of all areas, from the folders that have one, and the app's dependency on their libraries. */
export const webAreasStep: Step = {
  name: 'web areas',
  folders: [`${app}/src/generated`],
  async run({ root }) {
    const areas = globSync(manifest, { cwd: root })
      .map((path) => path.split(/[\\/]/)[1] ?? '')
      .sort();
    const packageFile = `${app}/package.json`;
    const description = await readFile(join(root, packageFile), 'utf8');
    return [
      { path: `${app}/src/generated/areas.ts`, content: areaList(areas) },
      { path: packageFile, content: withDependencies(description, areas) },
    ];
  },
};

/** `config` is imported as `configArea`. */
const nameOf = (area: string) => `${area}Area`;

function areaList(areas: string[]): string {
  const imports = areas.map(
    (area) => `import { area as ${nameOf(area)} } from '@dosar/${area}-feature/area';\n`,
  );
  return `${generatedHeader(manifest)}
import type { AreaManifest } from '@dosar/areas';
${imports.join('')}
/** Every area of the app of the staff, in the order of their words. */
export const areas: readonly AreaManifest[] = [${areas.map(nameOf).join(', ')}];
`;
}

function withDependencies(description: string, areas: string[]): string {
  const content = JSON.parse(description) as { dependencies: Record<string, string> };
  const platform = Object.keys(content.dependencies).filter((name) => !/^@dosar\/.*-feature$/.test(name));
  const names = [...platform, ...areas.map((area) => `@dosar/${area}-feature`)].sort();
  const dependencies = Object.fromEntries(names.map((name) => [name, '*']));
  return `${JSON.stringify({ ...content, dependencies }, undefined, 2)}\n`;
}
