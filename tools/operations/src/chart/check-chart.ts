import { join } from 'node:path';
import type { Step } from '../step.ts';
import { ensureChartTools } from './chart-tools.ts';
import { manifestProblems } from './check-manifests.ts';
import { lintChart, renderChart, type ChartValues, type Manifest } from './render-chart.ts';

const origins = { staff: 'https://claims.example.com', tracker: 'https://status.example.com' };
const least = { image: { repository: 'registry.example.com/dosar' }, origins, secretName: 'dosar' };
const settings = { S3_BUCKET: 'dosar-files', TRUST_PROXY: '10.0.0.0/8' };

/** Ways in which an insurer sets the chart up: each template is rendered with and without its options. */
const setUps: Record<string, ChartValues> = {
  'two processes and a bucket': { ...least, settings },
  'one process with its own files': { ...least, replicas: 1 },
  'everything chosen': {
    ...least,
    image: { ...least.image, tag: '0.2.0', pullPolicy: 'Always', pullSecrets: ['registry'] },
    settings: { ...settings, LOG_LEVEL: 'warn' },
    replicas: 4,
    storage: { size: '20Gi', className: 'fast' },
    startSeconds: 3600,
    nodeSelector: { 'kubernetes.io/os': 'linux' },
    tolerations: [{ key: 'claims', operator: 'Exists', effect: 'NoSchedule' }],
    affinity: { podAntiAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [] } },
    networkPolicy: { enabled: true, from: [{ podSelector: { matchLabels: { app: 'proxy' } } }] },
  },
  'a proxy of its own': {
    ...least,
    settings,
    ingress: { enabled: false },
    networkPolicy: { enabled: false },
  },
};

/** What the chart has to refuse, with a word of the reason. */
const mistakes: [what: string, values: ChartValues, reason: string][] = [
  ['nothing set', {}, 'secretName'],
  [
    'an origin without TLS',
    { ...least, origins: { ...origins, staff: 'http://claims.example.com' } },
    '/origins/staff',
  ],
  ['two processes without a bucket', least, 'settings.S3_BUCKET'],
  ['a key among the settings', { ...least, settings: { ...settings, SERVER_KEY: 'abc' } }, 'SERVER_KEY'],
  [
    'one host name for both origins',
    { ...least, settings, origins: { staff: origins.staff, tracker: origins.staff } },
    'two host names',
  ],
  ['a misspelt value', { ...least, settings, replica: 3 }, 'replica'],
];

/** Faults that the check itself has to find, or it would say nothing about the chart. */
const faults: [what: string, spoil: (manifest: Manifest) => object][] = [
  ['a number as a word', (manifest) => ({ ...manifest, spec: { ...manifest.spec, replicas: 'two' } })],
  ['an unknown field', (manifest) => ({ ...manifest, metadata: { ...manifest.metadata, lables: {} } })],
  ['a version that clusters have dropped', (manifest) => ({ ...manifest, apiVersion: 'apps/v1beta1' })],
];

/** Lints the chart with Helm, renders it in each set-up, and compares every object with the schemas of Kubernetes. */
export async function checkChart(root: string, { say, hold }: Step): Promise<void> {
  const tools = ensureChartTools(join(root, '.cache'));
  const chart = join(root, 'deploy/helm/dosar');
  let sample: Manifest | undefined;
  for (const [name, values] of Object.entries(setUps)) {
    const fault = lintChart(tools.helm, chart, values);
    hold(fault === undefined, `${name}: Helm lints it`, () => fault);
    const rendered = renderChart(tools.helm, chart, values);
    if ('refusal' in rendered) throw new Error(`${name}: ${rendered.refusal}`);
    const problems = await manifestProblems(tools, rendered.manifests);
    const kinds = rendered.manifests.map(({ kind }) => kind).toSorted();
    hold(problems.length === 0, `${name}: ${kinds.join(', ')} fit the schemas`, () => problems.join('\n'));
    sample ??= rendered.manifests.find(({ kind }) => kind === 'StatefulSet');
  }
  for (const [name, values, reason] of mistakes) {
    const rendered = renderChart(tools.helm, chart, values);
    const refusal = 'refusal' in rendered ? rendered.refusal : 'nothing';
    hold(refusal.includes(reason), `${name}: refused in words`, () => `It said ${refusal}, not ${reason}`);
  }
  if (sample === undefined) throw new Error('No set-up renders a StatefulSet.');
  for (const [name, spoil] of faults) {
    const problems = await manifestProblems(tools, [spoil(sample) as Manifest]);
    hold(problems.length > 0, `the check finds ${name}`, () => 'It found nothing');
    say(`    ${problems[0]?.slice(0, 140)}`);
  }
}
