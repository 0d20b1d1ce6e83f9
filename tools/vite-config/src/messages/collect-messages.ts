import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspaceProject } from '../workspace/workspace-projects.ts';
import { extractMessages, type DeclaredMessage } from './extract-messages.ts';

/** The languages of the product: the default one first, then the one that fills its gaps. */
export const locales = ['ro', 'en'] as const;
export type Locale = (typeof locales)[number];

/** What one project says, in both languages, before anything is merged. */
export type ProjectMessages = {
  project: WorkspaceProject;
  declared: DeclaredMessage[];
  /** Romanian texts by id, from `translations/ro.json`. */
  romanian: Record<string, string>;
};

/** Where a project keeps its Romanian texts. */
export function translationFile(project: WorkspaceProject): string {
  return join(project.folder, 'translations', 'ro.json');
}

function readRomanian(project: WorkspaceProject): Record<string, string> {
  const file = translationFile(project);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** All messages of the given projects, as declared. */
export function collectMessages(projects: WorkspaceProject[]): ProjectMessages[] {
  return projects.map((project) => ({
    project,
    declared: extractMessages(project),
    romanian: readRomanian(project),
  }));
}

/** The texts of one language by id; where it has none, the English text stands in. */
export function textsOf(locale: Locale, collected: ProjectMessages[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { declared, romanian } of collected) {
    for (const { id, english } of declared) {
      if (id === undefined || english === undefined) continue;
      texts[id] = (locale === 'ro' ? romanian[id] : undefined) ?? english;
    }
  }
  return texts;
}
