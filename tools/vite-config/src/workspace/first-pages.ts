import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RoutePreloads } from '../route-preload-plugin.ts';
import { repositoryRoot } from './repository-root.ts';
import { projectsOf, workspaceProjects, type WorkspaceProject } from './workspace-projects.ts';

/** Where the modules of a project are, as the end of a path below the root: `libs/worklist/feature/src/`. */
const sourcesOf = ({ folder }: WorkspaceProject) =>
  `${relative(repositoryRoot(), folder).split(sep).join('/')}/src/`;

/**
 * What the addresses of an app need at once, as the projects say whose pages it shows.
 *
 * Throws when a project names a module that it does not have.
 */
export function preloadsOf(appFolder: string, projects = projectsOf(appFolder)): RoutePreloads {
  return projects.flatMap((project) =>
    (project.firstPages?.preload ?? []).map(({ path, module }) => {
      if (!existsSync(join(project.folder, 'src', module)))
        throw new Error(`${project.name} has no module ${module}, which its package.json wants preloaded.`);
      return { path: new RegExp(path), module: sourcesOf(project) + module };
    }),
  );
}

/** The modules of an app's projects that call the server from the page itself, as absolute paths. */
export function firstCallsOf(appFolder: string): string[] {
  return projectsOf(appFolder).flatMap(({ folder, firstPages }) =>
    firstPages?.call === undefined ? [] : [join(folder, 'src', firstPages.call)],
  );
}

/** The modules that projects want in each chunk, as parts of a regular expression. */
export function modulesOfChunks(projects = workspaceProjects()): Map<string, string[]> {
  const wanted = new Map<string, string[]>();
  for (const project of projects)
    for (const [chunk, modules] of Object.entries(project.firstPages?.chunks ?? {}))
      wanted.set(chunk, [
        ...(wanted.get(chunk) ?? []),
        ...modules.map((module) => `${sourcesOf(project)}${module}`),
      ]);
  return wanted;
}
