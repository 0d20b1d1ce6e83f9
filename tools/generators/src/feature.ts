import { screenSource, screenTestSource } from './feature-screen.ts';
import { messagesSource, withTranslations } from './feature-texts.ts';
import type { NewOperation } from './operation.ts';
import type { Workspace } from './workspace.ts';

const project = (area: string) => `libs/${area}/feature`;

function packageJson(area: string): string {
  return JSON.stringify({
    name: `@dosar/${area}-feature`,
    version: '0.0.0',
    private: true,
    type: 'module',
    exports: { '.': './src/index.ts' },
    dependencies: {
      '@dosar/api-client': '*',
      '@dosar/design-system': '*',
      '@dosar/testing': '*',
      '@dosar/vite-config': '*',
    },
    nx: {
      tags: ['type:feature', `scope:${area}`, 'platform:web'],
      // What they do says nx.json.
      targets: { check: {}, lint: {}, typecheck: {}, test: {} },
    },
  });
}

const tsconfig = `{
  "extends": "../../../tsconfig.web.json",
  "include": ["src", "*.ts"]
}
`;

/** Makes the library of the area's screens when it has none; true when it is new. */
export function ensureFeature(workspace: Workspace, area: string): boolean {
  const root = project(area);
  if (workspace.exists(`${root}/package.json`)) return false;
  workspace.create(`${root}/package.json`, packageJson(area));
  workspace.create(`${root}/tsconfig.json`, tsconfig);
  workspace.create(
    `${root}/vitest.config.ts`,
    "import { testConfig } from '@dosar/vite-config';\n\nexport default testConfig();\n",
  );
  workspace.create(`${root}/src/index.ts`, '\n');
  workspace.create(`${root}/translations/ro.json`, '{}\n');
  return true;
}

/** Adds a folder for the operation: component, texts in two languages, test; and lists the component where there is a list. */
export function addScreen(workspace: Workspace, operation: NewOperation): void {
  const root = project(operation.area);
  const folder = `${root}/src/${operation.kebab}`;
  workspace.create(`${folder}/${operation.kebab}.tsx`, screenSource(operation));
  workspace.create(`${folder}/${operation.kebab}.test.tsx`, screenTestSource(operation));
  workspace.create(`${folder}/messages.ts`, messagesSource(operation));
  workspace.edit(`${root}/translations/ro.json`, (content) => withTranslations(content, operation));

  // A library that is reached by its manifest alone shows the component from there, once somebody has said where.
  if (!workspace.exists(`${root}/src/index.ts`)) return;
  const exported = [
    operation.pascal,
    ...(operation.parameters.length > 0 ? [`type ${operation.pascal}Props`] : []),
  ];
  workspace.edit(
    `${root}/src/index.ts`,
    (content) =>
      `${content.trim()}\nexport { ${exported.join(', ')} } from './${operation.kebab}/${operation.kebab}.tsx';\n`,
  );
}
