import { createRequire } from 'node:module';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import typescript from 'typescript';
import type { ChartTools } from './chart-tools.ts';
import type { Manifest } from './render-chart.ts';

/** What clusters from 1.29 on serve of the groups that the chart needs: the package of schemas knows dropped versions, too. */
const served = new Set(['v1', 'apps/v1', 'policy/v1', 'networking.k8s.io/v1']);

type Validate = ((manifest: unknown) => boolean) & {
  errors?: { instancePath: string; message?: string; keyword: string; params: object }[] | null;
};

/**
 * What the schemas of Kubernetes say against these objects: wrong types, missing and unknown fields.
 *
 * The schemas of the API allow fields that they do not know, and a cluster drops them without a word; the types made from the
 * same schemas refuse them, so a misspelt field is found by the compiler.
 */
export async function manifestProblems(tools: ChartTools, manifests: Manifest[]): Promise<string[]> {
  const bySchema = await Promise.all(manifests.map((manifest) => schemaProblems(tools, manifest)));
  return [...bySchema.flat(), ...unknownFields(tools, manifests)];
}

const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
const moduleOf = ({ apiVersion, kind }: Manifest) => `kubernetes-models/${apiVersion}/${kind}`;

async function schemaProblems({ folder }: ChartTools, manifest: Manifest): Promise<string[]> {
  const file = join(folder, 'node_modules', `${moduleOf(manifest)}.js`);
  if (!served.has(manifest.apiVersion) || !existsSync(file))
    return [`${nameOf(manifest)}: ${manifest.apiVersion} has no such kind`];
  const [group = '', version = ''] = manifest.apiVersion.includes('/')
    ? manifest.apiVersion.split('/')
    : ['core', manifest.apiVersion];
  const words = [group.split('.')[0] ?? '', version, manifest.kind];
  const schema = `IoK8sApi${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
  const path = join(folder, 'node_modules/kubernetes-models/_schemas', `${schema}.js`);
  const { validate } = (await import(pathToFileURL(path).href)) as { validate: Validate };
  if (validate(manifest)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) =>
      `${nameOf(manifest)}: ${instancePath || '/'} ${keyword} ${JSON.stringify(params)}`,
  );
}

function unknownFields({ folder }: ChartTools, manifests: Manifest[]): string[] {
  const file = join(folder, 'manifests.ts');
  const lines = manifests.flatMap((manifest, index) => [
    `import type { I${manifest.kind} as Kind${index} } from '${moduleOf(manifest)}';`,
    `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest)};`,
  ]);
  writeFileSync(file, lines.join('\n'));
  const program = typescript.createProgram([file], {
    module: typescript.ModuleKind.NodeNext,
    moduleResolution: typescript.ModuleResolutionKind.NodeNext,
    target: typescript.ScriptTarget.ESNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: [createRequire(import.meta.url).resolve('typescript/lib/lib.esnext.d.ts')],
  });
  return typescript.getPreEmitDiagnostics(program).map((found) => {
    const text = typescript.flattenDiagnosticMessageText(found.messageText, ' ');
    const line = found.file?.getLineAndCharacterOfPosition(found.start ?? 0).line ?? 0;
    const manifest = manifests[Math.floor(line / 2)];
    return manifest === undefined ? text : `${nameOf(manifest)}: ${text}`;
  });
}
