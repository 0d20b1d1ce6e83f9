import { join } from 'node:path';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../workspace/repository-root.ts';

const noted = join(repositoryRoot(), 'libs/platform/i18n/src/noted-react-intl.ts');
const fetchedCode = /\bimport\(\s*(['"`])[^'"`]+\1\s*\)/g;

/**
 * Lets code that is fetched arrive with the texts of its messages: what modules declare is noted, and every `import()`
 * waits for what is lacking.
 */
export function textsWithCodePlugin(): Plugin[] {
  return [
    {
      name: 'dosar:noted-messages',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: { id: /^react-intl$/ },
        handler: (_, importer = '') =>
          importer.includes('node_modules') || importer.endsWith('/i18n/src/noted-react-intl.ts')
            ? null
            : noted,
      },
    },
    {
      name: 'dosar:texts-with-code',
      apply: 'build',
      transform: {
        filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: fetchedCode },
        handler: (code) =>
          `import { withTexts as withTextsOfCode } from '@dosar/i18n/declared-messages';\n${code.replaceAll(fetchedCode, 'withTextsOfCode($&)')}`,
      },
    },
  ];
}
