import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments, stringify } from 'yaml';

/** What an operator writes into a file of values. */
export type ChartValues = Record<string, unknown>;
/** One object of a cluster, as Helm renders it. */
export type Manifest = { apiVersion: string; kind: string; metadata: { name: string }; spec?: object };

/** What Helm says: rendered objects, or why it refuses. */
export type Rendered = { manifests: Manifest[] } | { refusal: string };

/** Lints a chart with the strict rules of Helm; answers what it found, or nothing. */
export function lintChart(helm: string, chart: string, values: ChartValues): string | undefined {
  const { status, stdout, stderr } = withValues(values, (file) =>
    spawnSync(helm, ['lint', '--strict', '--quiet', chart, '-f', file], { encoding: 'utf8' }),
  );
  return status === 0 ? undefined : `${stdout}${stderr}`.trim();
}

/** Renders a chart as Helm does when it installs. */
export function renderChart(helm: string, chart: string, values: ChartValues): Rendered {
  const { status, stdout, stderr } = withValues(values, (file) =>
    spawnSync(helm, ['template', 'claims', chart, '--namespace', 'claims', '-f', file], { encoding: 'utf8' }),
  );
  if (status !== 0) return { refusal: stderr.trim() };
  const documents = parseAllDocuments(stdout);
  if (!Array.isArray(documents)) return { manifests: [] };
  return { manifests: documents.map((document) => document.toJS() as Manifest).filter(Boolean) };
}

function withValues<Answer>(values: ChartValues, use: (file: string) => Answer): Answer {
  const folder = mkdtempSync(join(tmpdir(), 'dosar-chart-'));
  try {
    const file = join(folder, 'values.yaml');
    writeFileSync(file, stringify(values));
    return use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
