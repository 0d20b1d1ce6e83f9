import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transform } from '@formatjs/unplugin/transform';
import { repositoryRoot } from '../workspace/repository-root.ts';
import type { WorkspaceProject } from '../workspace/workspace-projects.ts';

/** A text as it is declared in code; the default message is the English text. */
export type DeclaredMessage = {
  id: string | undefined;
  english: string | undefined;
  description: string | undefined;
  /** Path from the root of the repository. */
  file: string;
};

const declaration = /\b(defineMessages?|formatMessage|FormattedMessage)\b/;
const notShipped = /\.(test|stories|d)\.tsx?$/;

/**
 * The messages that one project declares.
 *
 * The reading is done by the very transformation that the build applies, so what is collected here and what is
 * removed from the bundle there can never differ.
 */
export function extractMessages(project: WorkspaceProject): DeclaredMessage[] {
  const declared: DeclaredMessage[] = [];
  const files = globSync('src/**/*.{ts,tsx}', { cwd: project.folder }).filter((it) => !notShipped.test(it));
  for (const file of files.sort()) {
    const path = join(project.folder, file);
    const code = readFileSync(path, 'utf8');
    if (!declaration.test(code)) continue;
    transform(code, path, {
      flatten: false,
      overrideIdFn: (id, english, description) => {
        declared.push({ id, english, description, file: relative(repositoryRoot(), path) });
        return id ?? '';
      },
    });
  }
  return declared;
}
