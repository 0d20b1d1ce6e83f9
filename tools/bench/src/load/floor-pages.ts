import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { cacheFolder, workspaceRoot } from '../workspace.ts';

type Row = Record<string, unknown>;

/** Folder with the pages that nothing of their kind can beat; made anew in each run. */
export async function buildFloorPages(items: Row[]): Promise<string> {
  const folder = path.join(cacheFolder, 'floor');
  const source = path.join(cacheFolder, 'floor-source');
  mkdirSync(source, { recursive: true });
  writeFileSync(path.join(source, 'index.html'), reactPage());
  await build({
    root: source,
    base: '/react-chakra/',
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '/floor': path.join(workspaceRoot, 'tools/bench/floor') } },
    build: {
      outDir: path.join(folder, 'react-chakra'),
      emptyOutDir: true,
      target: 'es2024',
      modulePreload: { polyfill: false },
    },
  });
  writeFileSync(path.join(folder, 'react-chakra/rows.json'), JSON.stringify({ items }));
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  writeFileSync(path.join(folder, 'static/index.html'), staticPage(items));
  return folder;
}

const head =
  '<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Floor</title><link rel="icon" href="data:,">';

function reactPage(): string {
  return `${head}</head><body><div id="root"></div><script type="module" src="/floor/react-chakra.mjs"></script></body></html>`;
}

function staticPage(items: Row[]): string {
  const shown = ['claim_file_no', 'assignment_type_name', 'status_name', 'plate', 'claimant_name', 'due_at'];
  const rows = items.map(
    (item) => `<tr>${shown.map((name) => `<td>${escaped(item[name])}</td>`).join('')}</tr>`,
  );
  return `${head}<style>td{padding:6px 12px;border-bottom:1px solid #ddd}</style></head><body><table><tbody>${rows.join('')}</tbody></table></body></html>`;
}

function escaped(value: unknown): string {
  return (typeof value === 'string' ? value : '').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
