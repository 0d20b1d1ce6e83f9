import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleContract } from './bundle-contract.ts';

const root = `
openapi: 3.1.0
paths:
  /api/version: { $ref: 'areas/config.yaml#/paths/~1api~1version' }
`;
const common = `
components:
  schemas:
    Id: { type: string }
`;
const area = `
paths:
  /api/version:
    get:
      responses:
        '200': { $ref: '#/components/responses/Version' }
components:
  responses:
    Version: { description: It, content: { application/json: { schema: { $ref: '../common.yaml#/components/schemas/Id' } } } }
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

test('a path that the list forgets is refused', async () => {
  const more = area.replace('components:', '  /api/other:\n    get: {}\ncomponents:');

  await expect(bundle({ 'areas/config.yaml': more })).rejects.toThrow(/does not list \/api\/other/);
});

test('a listed path has to be the path it refers to', async () => {
  const wrong = root.replace('/api/version:', '/api/versions:');

  await expect(bundle({ 'openapi.yaml': wrong })).rejects.toThrow(/different path \/api\/version/);
});

test('a listed path that is nowhere is refused', async () => {
  const wrong = root.replaceAll('version', 'nothing');

  await expect(bundle({ 'openapi.yaml': wrong })).rejects.toThrow(/does not exist/);
});

test('a reference to nothing is refused', async () => {
  const wrong = area.replace('schemas/Id', 'schemas/Identity');

  await expect(bundle({ 'areas/config.yaml': wrong })).rejects.toThrow(/Nothing is at common.yaml/);
});

test('one name for two components is refused', async () => {
  const twice = `${area}  schemas:\n    Id: { type: integer }\n`;

  await expect(bundle({ 'areas/config.yaml': twice })).rejects.toThrow(
    /schemas\/Id is defined in common.yaml and in/,
  );
});
