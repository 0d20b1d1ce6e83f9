import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readTerms } from '../texts/glossary.ts';
import { workspaceRoot } from '../workspace.ts';

export type ContractFile = { file: string; operations: Operation[] };
type Operation = { operationId?: string; 'x-audit'?: { event?: string; entity?: string } };

/** The contract's area files with the operations that stand in them. */
export function readContract(folder = path.join(workspaceRoot, 'openapi/areas')): ContractFile[] {
  return readdirSync(folder).map((name) => {
    const document = parse(readFileSync(path.join(folder, name), 'utf8')) as {
      paths?: Record<string, Record<string, Operation>>;
    };
    const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item));
    return {
      file: `openapi/areas/${name}`,
      operations: operations.filter(({ operationId }) => operationId !== undefined),
    };
  });
}

/** The words an audited event may be about: the glossary's, and the tables of the database, which their migration explains. */
export function readEntities(): Set<string> {
  const types = readFileSync(path.join(workspaceRoot, 'apps/api/src/generated/database.ts'), 'utf8');
  const tables = /export interface Database \{\n([^}]*)\}/.exec(types)?.[1] ?? '';
  const glossary = readFileSync(path.join(workspaceRoot, 'docs/glossary.md'), 'utf8');
  return new Set([
    ...readTerms(glossary).map(({ word }) => word.replaceAll(' ', '_')),
    ...[...tables.matchAll(/^\s+(\w+):/gm)].map(([, table = '']) => table),
  ]);
}

/** An audited event happened (past tense, capitals) to a thing that the glossary knows. */
export function auditProblems({ file, operations }: ContractFile, entities: Set<string>): string[] {
  return operations.flatMap(({ operationId, 'x-audit': audit }) => {
    if (!audit) return [];
    const { event = '', entity = '' } = audit;
    return [
      ...(/^[A-Z]+(_[A-Z]+)+$/.test(event) ? [] : [`${file}: ${operationId} audits "${event}"`]),
      ...(entities.has(entity)
        ? []
        : [`${file}: ${operationId} audits "${entity}", which is not in the glossary`]),
    ];
  });
}
