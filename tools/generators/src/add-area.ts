import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument } from 'yaml';
import type { Added } from './add-operation.ts';
import { areaWords, type AreaWords } from './area-words.ts';
import { mergedManifest } from './merge-manifest.ts';
import type { Workspace } from './workspace.ts';

const templates = path.resolve(import.meta.dirname, '../area-template');
const migrations = 'apps/api/db/migrations';
/** An operation of the same access: any member of staff who may do more than preview. */
const sameAccess = { area: 'claims', operationId: 'browseTimeline' };

/**
 * Writes an area with one table: contract, migration, server module with job and entries for other areas, screens, journey.
 *
 * What the area has already stays: its contract and its manifest get the new parts, any other file that is there is refused.
 */
export function addArea(workspace: Workspace, area: string, entity: string): Added {
  if (workspace.exists(`libs/${area}/feature`)) throw new Error(`The area ${area} has its library already.`);
  const words = areaWords(area, entity, nextMigration(workspace));
  for (const template of globSync('**/*.template', { cwd: templates }).sort()) {
    const file = filled(template.replace(/\.template$/, ''), words);
    const content = filled(readFileSync(path.join(templates, template), 'utf8'), words);
    if (file.startsWith('openapi/') && workspace.exists(file)) {
      workspace.edit(file, (present) => merged(present, content));
    } else if (file.endsWith('/area.ts') && workspace.exists(file)) {
      workspace.edit(file, (present) => mergedManifest(present, content));
    } else workspace.create(file, content);
  }
  addToAccessTable(workspace, words);
  return {
    isNewProject: true,
    nextSteps: [
      `say in openapi/areas/${area}.yaml what the area is about and who opens its page, then: npm run generate`,
      `say in the migration what ${words.noun} means, and what else a record has`,
      `write the rules in apps/api/src/areas/${area}, and the texts of its screens and timeline entries`,
      'after a change of who may call: npm run access:update -w @dosar/api',
      `tell its story in apps/e2e/${area}`,
    ],
  };
}

function filled(text: string, words: AreaWords): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => {
    const word = (words as Record<string, string>)[name];
    if (word === undefined) throw new Error(`The template asks for the unknown word ${name}.`);
    return word;
  });
}

function nextMigration(workspace: Workspace): string {
  const numbers = workspace.list(migrations).map((name) => Number(/^(\d{4})_/.exec(name)?.[1] ?? 0));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/** The present file with what the new one has beside it; a list gets the new values at its end. */
function merged(present: string, added: string): string {
  const document = parseDocument(present);
  const { 'x-area': _kept, ...rest } = parse(added) as Record<string, unknown>;
  const add = (place: string[], value: unknown) => {
    if (!document.hasIn(place)) document.setIn(place, document.createNode(value));
    else if (Array.isArray(value)) for (const item of value) document.addIn(place, document.createNode(item));
    else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) add([...place, key], child);
    else throw new Error(`${place.join('.')} is in the contract already.`);
  };
  for (const [key, value] of Object.entries(rest)) add([key], value);
  return document.toString({ lineWidth: 0 });
}

/** Says in the committed table whom the new operations let in. */
function addToAccessTable(workspace: Workspace, { area, Pascal, Pascals }: AreaWords): void {
  const tableOf = (word: string) => `apps/api/src/areas/${word}/access-golden.json`;
  const read = (file: string) => JSON.parse(workspace.read(file)) as Record<string, object>;
  const verdicts = read(tableOf(sameAccess.area))[sameAccess.operationId];
  if (!verdicts)
    throw new Error(`${tableOf(sameAccess.area)} has no ${sameAccess.operationId} to copy from.`);
  const added = { [`browse${Pascals}`]: verdicts, [`create${Pascal}`]: verdicts };
  const file = tableOf(area);
  const present = workspace.exists(file) ? read(file) : {};
  const content = `${JSON.stringify({ ...present, ...added }, undefined, 2)}\n`;
  if (workspace.exists(file)) workspace.edit(file, () => content);
  else workspace.create(file, content);
}
