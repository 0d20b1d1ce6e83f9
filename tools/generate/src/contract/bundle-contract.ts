import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import type { Components, ContractDocument } from './contract-document.ts';

type Files = Map<string, ContractDocument>;

/** Reads the contract's files and joins them into one document whose references are all local. */
export async function bundleContract(folder: string): Promise<ContractDocument> {
  const files = await readContractFiles(folder);
  const root = files.get('openapi.yaml');
  if (!root) throw new Error('openapi/openapi.yaml is missing');

  const paths = Object.fromEntries(
    Object.entries(root.paths ?? {}).map(([path, item]) => [path, pathItem(files, path, item.$ref)]),
  );
  refuseForgottenPaths(files, paths);
  const bundled = { ...root, paths, components: joinComponents(files) };
  return withLocalReferences(bundled, files) as ContractDocument;
}

async function readContractFiles(folder: string): Promise<Files> {
  const areas = (await readdir(join(folder, 'areas'))).filter((name) => name.endsWith('.yaml')).sort();
  const names = ['openapi.yaml', 'common.yaml', ...areas.map((name) => `areas/${name}`)];
  const files: Files = new Map();
  for (const name of names) {
    const document = parse(await readFile(join(folder, name), 'utf8')) as ContractDocument;
    files.set(name, withAbsoluteReferences(document, name) as ContractDocument);
  }
  return files;
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

function pathItem(files: Files, path: string, reference: string | undefined) {
  const [file = '', pointer = ''] = (reference ?? '').split('#');
  const named = pointer.replace(/^\/paths\//, '').replaceAll('~1', '/');
  const item = files.get(file)?.paths?.[named];
  if (!item)
    throw new Error(`openapi.yaml: ${path} refers to ${reference ?? 'nothing'}, which does not exist`);
  if (named !== path) throw new Error(`openapi.yaml: ${path} refers to the different path ${named}`);
  return item;
}

function refuseForgottenPaths(files: Files, listed: Record<string, unknown>) {
  for (const [file, document] of files) {
    const forgotten = Object.keys(document.paths ?? {}).find((path) => !(path in listed));
    if (forgotten) throw new Error(`${relative('', file)}: openapi.yaml does not list ${forgotten}`);
  }
}

function joinComponents(files: Files): Components {
  const joined: Record<string, Record<string, unknown>> = {};
  const origin = new Map<string, string>();
  for (const [file, { components = {} }] of files) {
    for (const [kind, group] of Object.entries(components)) {
      for (const [name, component] of Object.entries(group)) {
        const earlier = origin.get(`${kind}/${name}`);
        if (earlier) throw new Error(`${kind}/${name} is defined in ${earlier} and in ${file}`);
        origin.set(`${kind}/${name}`, file);
        (joined[kind] ??= {})[name] = component;
      }
    }
  }
  return joined;
}
