import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../workspace/repository-root.ts';
import { looksPlugin } from './looks-plugin.ts';

const designSystem = join(repositoryRoot(), 'libs/platform/design-system/src');
const entry = join(repositoryRoot(), 'apps/page.tsx');

/** A page that is nowhere but here. */
const page = (code: string): Plugin => ({
  name: 'page',
  enforce: 'pre',
  resolveId: (id) => (id === entry ? id : undefined),
  load: (id) => (id === entry ? code : undefined),
});

async function builtOf(code: string): Promise<string> {
  const built = await build({
    root: repositoryRoot(),
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [page(code), looksPlugin()],
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return output.output[0].code;
}

test('what is built has the looks and no styling system', async () => {
  const code = await builtOf(`
    import { Heading } from '@dosar/design-system';
    export { wearLooks } from '${join(designSystem, 'theme/look-sheet.ts')}';
    export const shown = <Heading size="xl" marginTop="4" userSelect="none" hideBelow="md">Termen</Heading>;`);

  // The choices of its recipe, its own styles, prefixed where browsers want it, and the tokens of every page.
  expect(code).toContain('text-wrap:balance');
  expect(code).toContain('margin-top:var(--dosar-spacing-4)');
  expect(code).toContain('-webkit-user-select:none');
  expect(code).toMatch(/@media[^{]*60rem|59\.\d+rem/);
  expect(code).toContain('--dosar-colors-brand-text:');
  // Words of the recipe, and of the system that would work it out.
  expect(code).not.toMatch(/textWrap|marginTop|tokenMiddleware|isValidProperty|data-emotion/);
});

test('a style that is known only while the product runs is refused, with its place', async () => {
  const code = `import { Box } from '@dosar/design-system';
    export const Shown = ({ top }) => <Box marginTop={top} />;`;

  await expect(builtOf(code)).rejects.toThrow(/page\.tsx:2[\s\S]*Write marginTop of Box out/);
});
