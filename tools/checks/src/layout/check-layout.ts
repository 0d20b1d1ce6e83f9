import { checkTableOwners } from '../table-owners/check-table-owners.ts';
import { listProjects } from '../workspace.ts';
import { folderProblems } from './area-words.ts';
import { auditProblems, readContract, readEntities } from './contract.ts';
import { extensionPointProblems, readExtensionPoints } from './extension-points.ts';
import { journeyProblems } from './journeys.ts';
import { migrationProblems, rowChangeProblems } from './migrations.ts';
import { rollingProblems } from './rolling-migrations.ts';
import { placeProblems, tagProblems } from './project-tags.ts';
import { readTargets, targetProblems } from './targets.ts';

/** What is out of step between the projects, the layers and the list of areas, one sentence each. */
export function checkLayout(): string[] {
  const projects = listProjects();
  const contract = readContract();
  const entities = readEntities();
  const { declared, described } = readExtensionPoints();
  return [
    ...projects.flatMap(tagProblems),
    ...projects.flatMap(placeProblems),
    ...projects.flatMap(({ root }) => {
      const { targets, defaults } = readTargets(root);
      return targetProblems(root, targets, defaults);
    }),
    ...folderProblems(),
    ...contract.flatMap((file) => auditProblems(file, entities)),
    ...migrationProblems(),
    ...rowChangeProblems(),
    ...rollingProblems(),
    ...extensionPointProblems(declared, described),
    ...journeyProblems(),
    ...checkTableOwners(),
  ];
}
