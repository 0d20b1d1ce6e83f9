import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generatedHeader } from '../generated-header.ts';
import type { Step } from '../step.ts';

const areasFolder = 'apps/api/src/areas';

/** The server's areas: every folder that has a manifest. */
export const serverAreasStep: Step = {
  name: 'server areas',
  folders: ['apps/api/src/composition/generated'],
  async run({ root }) {
    const areas = readdirSync(join(root, areasFolder))
      .filter((area) => existsSync(join(root, areasFolder, area, 'area.ts')))
      .sort();
    const imports = areas.map((area) => `import { area as ${area} } from '#src/areas/${area}/area.ts';\n`);
    const content = [
      generatedHeader(`${areasFolder}/*/area.ts`),
      ...imports,
      "import type { AnyArea } from '../define-area.ts';\n\n",
      '/** The manifest of every area, in the order of their words. */\n',
      `export const areas: readonly AnyArea[] = [${areas.join(', ')}];\n`,
    ];
    return [{ path: 'apps/api/src/composition/generated/areas.ts', content: content.join('') }];
  },
};
