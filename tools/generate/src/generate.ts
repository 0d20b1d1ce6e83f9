import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import type { GeneratedFile, Step, Workspace } from './step.ts';

export type Outcome = { changed: string[]; removed: string[]; files: number };

/** Runs the steps. With `write: false` it only tells what would change. */
export async function generate(
  workspace: Workspace,
  steps: readonly Step[],
  { write }: { write: boolean },
): Promise<Outcome> {
  const outcome: Outcome = { changed: [], removed: [], files: 0 };
  for (const step of steps) {
    const files = await step.run(workspace);
    for (const file of files) {
      const content = await formatted(workspace, file);
      if (content === (await presentContent(workspace, file.path))) continue;
      outcome.changed.push(file.path);
      if (write) await store(workspace, file.path, content);
    }
    for (const path of await leftovers(workspace, step, files)) {
      outcome.removed.push(path);
      if (write) await rm(join(workspace.root, path));
    }
    outcome.files += files.length;
  }
  return outcome;
}

async function formatted({ root }: Workspace, { path, content }: GeneratedFile) {
  if (!path.endsWith('.ts')) return content;
  const style = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, content, style);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}

async function presentContent({ root }: Workspace, path: string) {
  try {
    return await readFile(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

async function store({ root }: Workspace, path: string, content: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

async function leftovers({ root }: Workspace, step: Step, files: GeneratedFile[]) {
  const made = new Set(files.map((file) => file.path));
  const present = await Promise.all(
    step.folders.map(async (folder) => {
      const names = await readdir(join(root, folder)).catch(() => []);
      return names.map((name) => `${folder}/${name}`);
    }),
  );
  return present.flat().filter((path) => !made.has(path));
}
