import { addToAccessTable } from './access-table.ts';
import { addToContract } from './contract.ts';
import { addScreen, ensureFeature } from './feature.ts';
import { addToGlossary } from './glossary.ts';
import type { NewOperation } from './operation.ts';
import { lookupOf } from './record-lookup.ts';
import { addUseCase, ensureModule } from './server-module.ts';
import type { Workspace } from './workspace.ts';

/** What is left to a person after the first version was written. */
export type Added = { isNewProject: boolean; nextSteps: string[] };

/** Writes the first version of an operation in every layer; the area's module and library too where they are missing. */
export function addOperation(workspace: Workspace, operation: NewOperation): Added {
  const { area, kebab, noun } = operation;
  const lookup = lookupOf(workspace, operation.parameters);
  addToContract(workspace, operation);
  addToAccessTable(workspace, operation);
  ensureModule(workspace, area);
  addUseCase(workspace, operation, lookup);
  const isNewProject = ensureFeature(workspace, area);
  addScreen(workspace, operation);
  const isNewWord = addToGlossary(workspace, operation);
  return {
    isNewProject,
    nextSteps: [
      `say in openapi/areas/${area}.yaml who may call it and what it takes and answers, then: npm run generate`,
      'after a change of who may call it: npm run access:update -w @dosar/api',
      `write the rule in apps/api/src/areas/${area}/${kebab}.ts, its SQL in a repository beside it`,
      `show libs/${area}/feature/src/${kebab}/${kebab}.tsx where the user needs it`,
      `translate the new texts in libs/${area}/feature/translations/ro.json`,
      ...(isNewWord ? [`say in docs/glossary.md what "${noun}" means`] : []),
    ],
  };
}
