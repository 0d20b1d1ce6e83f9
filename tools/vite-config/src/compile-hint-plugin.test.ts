import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { compileHintPlugin } from './compile-hint-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'dosar-hint-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'index.html': '<script type="module" src="./main.js"></script>',
  'main.js': 'import("./lists.js").then(({ show }) => show());',
  'lists.js': 'import "./lists.css"; export const show = () => import("./chart.js");',
  'lists.css': 'td { color: red }',
  'chart.js': 'export const chart = () => "chart";',
};

async function chunks(): Promise<Rolldown.OutputChunk[]> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [compileHintPlugin([{ path: /^\/lists/, module: 'lists.js' }])],
    build: { write: false },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return output.output.filter((file) => file.type === 'chunk');
}

test('the hint stands above everything, the list of files that the build itself writes first included', async () => {
  const built = await chunks();
  const hinted = built.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map(({ name }) => name).toSorted()).toEqual(['index', 'lists']);
  expect(hinted.some(({ code }) => code.includes('__vite__mapDeps'))).toBe(true);
  expect(built.length).toBe(3);
});
