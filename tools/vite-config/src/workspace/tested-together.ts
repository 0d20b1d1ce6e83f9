import { relative, sep } from 'node:path';
import { repositoryRoot } from './repository-root.ts';
import { workspaceProjects } from './workspace-projects.ts';

/** Folders, from the root, of the web projects tested on the shared network: all but those that it is made of. */
export function foldersTestedTogether(): string[] {
  return workspaceProjects()
    .filter(({ tags }) => tags.includes('platform:web'))
    .filter(({ tags }) => !tags.includes('type:data-access') && !tags.includes('type:util'))
    .map(({ folder }) => relative(repositoryRoot(), folder).split(sep).join('/'));
}
