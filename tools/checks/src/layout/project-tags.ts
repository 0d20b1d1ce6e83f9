import { areas, tagDimensions } from '../boundaries.ts';
import type { Project } from '../workspace.ts';

function tagsOf({ tags }: Project, dimension: string): string[] {
  return tags.filter((tag) => tag.startsWith(`${dimension}:`)).map((tag) => tag.slice(dimension.length + 1));
}

/** Each project has exactly one known tag of each dimension; the boundary rule passes over what has none. */
export function tagProblems(project: Project): string[] {
  return Object.entries(tagDimensions).flatMap(([dimension, known]) => {
    const found = tagsOf(project, dimension);
    const [only = ''] = found;
    if (found.length !== 1) return [`${project.root}: ${found.length} tags "${dimension}:…" instead of one`];
    return known.includes(only)
      ? []
      : [`${project.root}: "${dimension}:${only}" is not in tools/boundaries.mjs`];
  });
}

/** Where a project stands says its scope and its kind: `libs/<area>/<kind>`, `libs/platform/<name>`, `apps/<name>`. */
export function placeProblems(project: Project): string[] {
  const [top = '', first = '', second = ''] = project.root.split('/');
  const [scope = ''] = tagsOf(project, 'scope');
  const [type = ''] = tagsOf(project, 'type');
  const expected = top === 'libs' || (top === 'apps' && type === 'app') ? first : 'platform';
  const problems =
    scope === expected ? [] : [`${project.root}: tagged scope:${scope}, stands in ${expected}`];
  if (top !== 'libs' || first === 'platform') return problems;
  if (!areas.includes(first)) problems.push(`${project.root}: "${first}" is not one of the areas`);
  if (type !== second) problems.push(`${project.root}: tagged type:${type}, stands in ${second}`);
  const name = `@dosar/${first}-${second}`;
  if (project.name !== name) problems.push(`${project.root}: is called ${project.name} instead of ${name}`);
  return problems;
}
