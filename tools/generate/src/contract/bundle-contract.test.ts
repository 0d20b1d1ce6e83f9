import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleContract } from './bundle-contract.ts';

const root = 'openapi: 3.1.0\n';
const common = `
components:
  schemas:
    Id: { type: string }
`;
const area = `
x-area: { description: Configuration }
paths:
  /api/version:
    get:
      operationId: getVersion
      responses:
        '200': { $ref: '#/components/responses/Version' }
components:
  responses:
    Version: { description: It, content: { application/json: { schema: { $ref: '../common.yaml#/components/schemas/Id' } } } }
`;

const operation = (path: string, id: string) => `paths:
  ${path}:
    get:
      operationId: ${id}
      responses: { '200': { description: It } }
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosar-contract-'));
  await mkdir(join(folder, 'areas'));
});
afterEach(() => rm(folder, { recursive: true }));

async function bundle(files: Record<string, string> = {}) {
  const all = { 'openapi.yaml': root, 'common.yaml': common, 'areas/config.yaml': area, ...files };
  await Promise.all(Object.entries(all).map(([name, text]) => writeFile(join(folder, name), text)));
  return bundleContract(folder);
}

test('files become one document with local references only', async () => {
  const document = await bundle();

  expect(document.paths?.['/api/version']?.get?.responses).toEqual({
    200: { $ref: '#/components/responses/Version' },
  });
  expect(document.components).toEqual({
    schemas: { Id: { type: 'string' } },
    responses: {
      Version: {
        description: 'It',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Id' } } },
      },
    },
  });
});

test('a file gives its name to what stands in it, and its tag a description', async () => {
  const document = await bundle({ 'areas/config-health.yaml': operation('/api/health', 'getHealth') });

  expect(document.tags).toEqual([{ name: 'config', description: 'Configuration' }]);
  expect(document.paths?.['/api/version']?.get?.tags).toEqual(['config']);
  expect(document.paths?.['/api/health']?.get?.tags).toEqual(['config']);
});

test('areas come in the order of their names, and each with the pages that it declares', async () => {
  const document = await bundle({
    'areas/absences.yaml': 'x-area: { description: Time off }\nx-pages:\n  time-off: { feature: time-off }\n',
  });

  expect(document.tags?.map(({ name }) => name)).toEqual(['absences', 'config']);
  expect(document['x-pages']).toEqual({ 'time-off': { feature: 'time-off' } });
});

test.each([
  ['an area that does not say what it is about', 'areas/fnol.yaml'],
  ['a part without its area', 'areas/fnol-lists.yaml'],
])('%s is refused', async (_sentence, file) => {
  await expect(bundle({ [file]: operation('/api/health', 'getHealth') })).rejects.toThrow(
    'areas/fnol.yaml: x-area.description is missing',
  );
});

test('an operation outside of the areas, or with tags of its own, is refused', async () => {
  const health = operation('/api/health', 'getHealth');
  const tagged = health.replace('responses:', 'tags: [fnol]\n      responses:');

  await expect(bundle({ 'common.yaml': health })).rejects.toThrow('common.yaml: getHealth belongs in');
  await expect(bundle({ 'areas/config-health.yaml': tagged })).rejects.toThrow('getHealth has tags');
});

test.each([
  ['path', operation('/api/version', 'getOther'), 'paths: /api/version'],
  [
    'path with another name for its parameter',
    operation('/api/version/{key}', 'getOther'),
    'paths: /api/version/{key}',
  ],
  ['operation', operation('/api/health', 'getVersion'), 'Operation getVersion'],
  ['page', 'x-pages:\n  config: {}\n', 'x-pages: config'],
  ['problem code', 'x-problem-codes: [too_late]\n', 'x-problem-codes: too_late'],
  ['component', 'components:\n  schemas:\n    Id: { type: integer }\n', 'components/schemas: Id'],
])('the same %s in two files is refused, and both are named', async (_kind, text, named) => {
  const first = `${area}x-problem-codes: [too_late]\nx-pages:\n  config: {}\n`.replace(
    'components:',
    '  /api/version/{id}:\n    get: { operationId: getOne }\ncomponents:',
  );
  const files = { 'areas/config.yaml': first, 'areas/config-more.yaml': text };
  const earlier = named.startsWith('components') ? 'common.yaml' : 'areas/config.yaml';

  await expect(bundle(files)).rejects.toThrow(
    `${named} is defined in ${earlier} and in areas/config-more.yaml`,
  );
});

test('the codes of an area are problem codes beside the general ones, and the area is known by them', async () => {
  const general = `${common}    ProblemCode: { type: string, enum: [not_found] }\n`;
  const files = { 'common.yaml': general, 'areas/config.yaml': `${area}x-problem-codes: [too_late]\n` };
  const document = await bundle(files);

  expect(document.components?.schemas?.ProblemCode?.enum).toEqual(['not_found', 'too_late']);
  expect(document.tags?.map((tag) => tag['x-problem-codes'])).toEqual([['too_late']]);
  await expect(
    bundle({ ...files, 'areas/config-more.yaml': 'x-problem-codes: [not_found]\n' }),
  ).rejects.toThrow('not_found is a code of common.yaml already');
});

const kinds = `
x-area: { description: Claim files }
components:
  schemas:
    Kind: { type: string, enum: [note] }
    Line: { oneOf: [{ $ref: '#/components/schemas/Note' }] }
    Note: { type: object, required: [text], properties: { text: { type: string } } }
`;
const adding = (addition: string) => ({
  'areas/claims.yaml': kinds,
  'areas/documents.yaml': `
x-area: { description: Documents }
x-adds: ${addition}
components:
  schemas:
    Paper: { type: object }
`,
});

test('an area adds values, alternatives and properties to the schemas of another one, which does not name it', async () => {
  const { components } = await bundle(
    adding(`
  Kind: { enum: [paper] }
  Line: { oneOf: [{ $ref: '#/components/schemas/Paper' }] }
  Note: { required: [pages], properties: { pages: { type: integer }, size: { type: integer } } }`),
  );

  expect(components?.schemas?.Kind?.enum).toEqual(['note', 'paper']);
  expect(components?.schemas?.Line?.oneOf).toEqual([
    { $ref: '#/components/schemas/Note' },
    { $ref: '#/components/schemas/Paper' },
  ]);
  expect(components?.schemas?.Note?.required).toEqual(['text', 'pages']);
  expect(Object.keys(components?.schemas?.Note?.properties ?? {})).toEqual(['text', 'pages', 'size']);
});

test.each([
  ['{ Kinds: { enum: [paper] } }', 'areas/documents.yaml: x-adds names the unknown schema Kinds'],
  ['{ Kind: { enum: [note] } }', 'areas/documents.yaml: x-adds: Kind: enum: "note" is there already'],
  ['{ Kind: { enum: [paper, paper] } }', 'enum: "paper" is there already'],
  ['{ Note: { enum: [paper] } }', 'x-adds: Note: enum: the schema has no such list'],
  ['{ Note: { properties: { text: { type: integer } } } }', 'x-adds: Note has the property text already'],
  ['{ Kind: { properties: { text: { type: integer } } } }', 'x-adds: Kind has no properties'],
  ['{ Kind: { maxLength: 3 } }', 'x-adds: Kind may not add to maxLength'],
])('an addition that is no addition is refused: %s', async (addition, sentence) => {
  await expect(bundle(adding(addition))).rejects.toThrow(sentence);
});

test('a reference to nothing is refused', async () => {
  const wrong = area.replace('schemas/Id', 'schemas/Identity');

  await expect(bundle({ 'areas/config.yaml': wrong })).rejects.toThrow(/Nothing is at common.yaml/);
});
