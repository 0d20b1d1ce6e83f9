import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { AreaTag, Components, ContractDocument, PathItem } from './contract-document.ts';
import { methods } from './contract-document.ts';
import { withAdditions } from './schema-additions.ts';

type Files = Map<string, ContractDocument>;

/**
 * Reads the contract's files and joins them into one document whose references are all local.
 *
 * Nothing is listed by hand: a file in `areas/` belongs to the area of its name (`<area>.yaml`, or `<area>-<part>.yaml`
 * of a large one), and its paths, pages and components are part of the contract because they stand there.
 */
export async function bundleContract(folder: string): Promise<ContractDocument> {
  const files = await readContractFiles(folder);
  const root = files.get('openapi.yaml');
  if (!root) throw new Error('openapi/openapi.yaml is missing');
  refuseRepeatedOperations(files);

  const tags = areaTags(files);
  const bundled = {
    ...root,
    tags,
    'x-pages': uniteByName('x-pages', files, (file) => file['x-pages']),
    paths: uniteByName('paths', files, (file) => file.paths, withoutParameterNames),
    components: withAdditions(withProblemCodes(joinComponents(files), tags), files),
  };
  return withLocalReferences(bundled, files) as ContractDocument;
}

async function readContractFiles(folder: string): Promise<Files> {
  const found = (await readdir(join(folder, 'areas'))).filter((name) => name.endsWith('.yaml'));
  // Without the ending an area comes before its parts.
  const areas = found.map((name) => name.replace('.yaml', '')).sort();
  const names = ['openapi.yaml', 'common.yaml', ...areas.map((name) => `areas/${name}.yaml`)];
  const files: Files = new Map();
  for (const name of names) {
    const document = parse(await readFile(join(folder, name), 'utf8')) as ContractDocument;
    tagOperations(name, document);
    files.set(name, withAbsoluteReferences(document, name) as ContractDocument);
  }
  return files;
}

/** The area that a file belongs to by its name; `undefined` for what several areas share. */
function areaOf(file: string): string | undefined {
  return /^areas\/([a-z]+)(-[a-z-]+)?\.yaml$/.exec(file)?.[1];
}

function tagOperations(file: string, { paths = {} }: ContractDocument) {
  const area = areaOf(file);
  for (const operation of Object.values(paths).flatMap(operationsOfPath)) {
    if (area === undefined) throw new Error(`${file}: ${operation.operationId} belongs in a file of areas/`);
    if (Object.hasOwn(operation, 'tags'))
      throw new Error(`${file}: ${operation.operationId} has tags; the file says which area it belongs to`);
    operation.tags = [area];
  }
}

function areaTags(files: Files): AreaTag[] {
  // Refuses a code that stands in two files.
  uniteByName('x-problem-codes', files, (file) =>
    Object.fromEntries((file['x-problem-codes'] ?? []).map((code) => [code, code])),
  );
  const areas = new Set([...files.keys()].flatMap((file) => areaOf(file) ?? []));
  return [...areas].sort().map((name) => {
    const description = files.get(`areas/${name}.yaml`)?.['x-area']?.description;
    if (!description) throw new Error(`areas/${name}.yaml: x-area.description is missing`);
    const own = [...files].flatMap(([file, document]) =>
      areaOf(file) === name ? (document['x-problem-codes'] ?? []) : [],
    );
    return { name, description, ...(own.length > 0 && { 'x-problem-codes': own }) };
  });
}

/** The codes that any area may answer stand in `common.yaml`; those of the areas come after them. */
function withProblemCodes(components: Components, tags: AreaTag[]): Components {
  const { ProblemCode, ...schemas } = components.schemas ?? {};
  const own = tags.flatMap((tag) => tag['x-problem-codes'] ?? []);
  if (ProblemCode === undefined) return components;
  const general = ProblemCode.enum ?? [];
  const repeated = own.find((code) => general.includes(code));
  if (repeated) throw new Error(`x-problem-codes: ${repeated} is a code of common.yaml already`);
  return {
    ...components,
    schemas: { ...schemas, ProblemCode: { ...ProblemCode, enum: [...general, ...own] } },
  };
}

function operationsOfPath(item: PathItem) {
  return methods.flatMap((method) => item[method] ?? []);
}

function refuseRepeatedOperations(files: Files) {
  const origin = new Map<string, string>();
  for (const [file, { paths = {} }] of files) {
    for (const { operationId } of Object.values(paths).flatMap(operationsOfPath)) {
      const earlier = origin.get(operationId);
      if (earlier) throw new Error(`Operation ${operationId} is defined in ${earlier} and in ${file}`);
      origin.set(operationId, file);
    }
  }
}

/** Two paths that differ only in what they call a parameter are one address. */
function withoutParameterNames(path: string) {
  return path.replaceAll(/\{\w+\}/g, '{}');
}

/** A reference relative to its file becomes `<file>#<pointer>` seen from the contract's folder. */
function withAbsoluteReferences(value: unknown, file: string): unknown {
  return mapReferences(value, (reference) => {
    const [target = '', pointer = ''] = reference.split('#');
    return `${target === '' ? file : join(dirname(file), target)}#${pointer}`;
  });
}

function withLocalReferences(value: unknown, files: Files): unknown {
  return mapReferences(value, (reference) => {
    const [file = '', pointer = ''] = reference.split('#');
    const [, kind, name] = /^\/components\/(\w+)\/([\w.-]+)$/.exec(pointer) ?? [];
    const known = files.get(file)?.components?.[kind as keyof Components];
    if (name === undefined || !known?.[name]) throw new Error(`Nothing is at ${reference}`);
    return `#${pointer}`;
  });
}

function mapReferences(value: unknown, change: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapReferences(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? change(item) : mapReferences(item, change),
    ]),
  );
}

function joinComponents(files: Files): Components {
  const kinds = new Set([...files.values()].flatMap(({ components = {} }) => Object.keys(components)));
  return Object.fromEntries(
    [...kinds].map((kind) => [
      kind,
      uniteByName(`components/${kind}`, files, ({ components }) => components?.[kind as keyof Components]),
    ]),
  );
}

/**
 * Puts together what the files of the contract declare by name, in the order of the files.
 *
 * Throws with both files named when a name stands in two of them; `identity` says which names are the same one.
 */
function uniteByName<Value>(
  place: string,
  files: Files,
  pick: (document: ContractDocument) => Record<string, Value> | undefined,
  identity: (name: string) => string = (name) => name,
): Record<string, Value> {
  const united: Record<string, Value> = {};
  const origin = new Map<string, string>();
  for (const [file, document] of files) {
    for (const [name, value] of Object.entries(pick(document) ?? {})) {
      const earlier = origin.get(identity(name));
      if (earlier) throw new Error(`${place}: ${name} is defined in ${earlier} and in ${file}`);
      origin.set(identity(name), file);
      united[name] = value;
    }
  }
  return united;
}
