import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessVerdict } from '../kernel/access/access-verdict.ts';
import type { Schema } from '../kernel/http/contract-document.ts';
import { readContract } from '../kernel/http/contract.ts';
import type { Operation } from '../kernel/http/operation.ts';
import { testNumbers } from '#src/testing/test-server-key.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import {
  bodies,
  demoIdentifiers,
  particularIdentifiers,
  takenBack,
  type Identifiers,
} from './area-samples.ts';
import { plainRequest } from './hostile-requests.ts';
import { resolved, sampleOf } from './sample-request.ts';

// Every operation that somebody may call who may only preview files, with each text in its request once what belongs to a
// person of the demo and once what belongs to nobody: the two answers must be the same. A new operation is covered as soon
// as it is in the contract.

const contract = readContract();
const api = startTestApi({ world: 'demo' });
let identifiers: Identifiers;
let probes: [what: string, ofSomebody: string][];

const previewer = {
  kind: 'staff',
  orgId: '',
  sessionId: '',
  userId: '',
  isExternal: false,
  roles: ['app.previewer'],
} as const;
const features: string[] = [...new Set(contract.operations.flatMap(({ access }) => access.feature ?? []))];
beforeAll(async () => {
  identifiers = await demoIdentifiers(api);
  const { rows } = await sql<{
    name: string;
    org_id: string;
    email: string;
    phone: string;
    cnp_sealed: string;
  }>`
    select f.claimant_name as name, p.org_id, p.cnp_sealed,
      (select value from contact_channel c where c.party_id = p.party_id and c.kind = 'email' limit 1) as email,
      (select value from contact_channel c where c.party_id = p.party_id and c.kind = 'phone' limit 1) as phone
    from claim_file f join party p on p.party_id = f.claimant_party_id
    where f.claim_file_no like 'DM%' and p.cnp_sealed is not null
      and (select count(distinct kind) from contact_channel c where c.party_id = p.party_id) = 2
    order by f.claim_file_no limit 1`.execute(api.database.kysely);
  const [person] = rows;
  if (person === undefined)
    throw new Error('The demo world has nobody with a number, an address and a phone.');
  probes = [
    ['a name', person.name],
    ['a family name', person.name.split(' ').at(-1) ?? ''],
    ['an e-mail address', person.email],
    ['a phone number', person.phone],
    ['a personal number', testNumbers.open(person.org_id, person.cnp_sealed)],
  ];
});

/** Text of the same form that belongs to nobody. */
const ofNobodyLike = (text: string) =>
  text
    .replaceAll(/\p{Lu}/gu, 'Q')
    .replaceAll(/\p{Ll}/gu, 'x')
    .replaceAll(/(?<=\d{3}.*)\d/g, '9');

/** Paths of the fields that take any text. */
function textsIn(schema: Schema, path: string[] = []): string[][] {
  const known = resolved(schema, contract.document);
  const inside = Object.entries((known['properties'] ?? {}) as Record<string, Schema>);
  if (inside.length > 0) return inside.flatMap(([name, property]) => textsIn(property, [...path, name]));
  const isText = [known['type']].flat().includes('string');
  return isText && known['enum'] === undefined && known['format'] === undefined && path.length > 0
    ? [path]
    : [];
}

/** A copy of what is sent with a text in one place. */
function withText(content: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text;
  const fields = (typeof content === 'object' && content !== null ? content : {}) as Record<string, unknown>;
  return { ...fields, [name]: withText(fields[name], rest, text) };
}

function contentOf(operation: Operation) {
  const identifierFor = (name: string) =>
    particularIdentifiers[operation.id]?.[name] ?? identifiers[name] ?? name;
  const sample = (schema: Schema = { type: 'object' }) =>
    sampleOf(schema, contract.document, identifierFor) as Record<string, string>;
  const { path, query, header } = operation.parameters;
  return {
    path: sample(path),
    query: sample(query),
    headers: sample(header),
    body:
      bodies[operation.id]?.({ api, identifiers, headers: {} }) ??
      (operation.body && sample(operation.body.schema)),
  };
}

/** What an operation answers to a text, without what differs from call to call and without the text itself. */
async function answerTo(operation: Operation, part: 'body' | 'query', place: string[], text: string) {
  await takenBack[operation.id]?.({ api, identifiers });
  const content = contentOf(operation);
  const sent = { ...content, [part]: withText(content[part], place, text) };
  const request = plainRequest(operation, sent);
  const headers = { ...request.headers, ...(await api.tokenFor('paula.vasile')) };
  const { statusCode, body } = await api.inject({ ...request, headers });
  const told = body
    .replaceAll(JSON.stringify(text).slice(1, -1), 'TEXT')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/"(error_id|idToken|refreshToken|correlationToken)":"[^"]*"/g, '')
    // What was recognised in the text is about the text.
    .replaceAll(/"recognised":\[[^\]]*\]/g, '');
  return `${statusCode} ${told}`;
}

const placesOf = ({ body, parameters }: Operation) => [
  ...textsIn(body?.schema ?? {}).map((place) => ['body', place] as const),
  ...textsIn(parameters.query).map((place) => ['query', place] as const),
];

const operations = contract.operations.filter(
  (operation) =>
    !operation.isPlanned &&
    !operation.isStream &&
    // About the caller's own account, and colleagues whom they replace.
    operation.area !== 'account' &&
    accessVerdict(operation.access, previewer, features) === 'allowed' &&
    placesOf(operation).length > 0,
);

describe.each(operations.map((operation) => [String(operation.id), operation] as const))(
  '%s',
  (_id, operation) => {
    test.each(placesOf(operation))('M2 tells a previewer nothing of people by %s %s', async (part, place) => {
      for (const [what, ofSomebody] of probes) {
        const somebody = await answerTo(operation, part, place, ofSomebody);
        const nobody = await answerTo(operation, part, place, ofNobodyLike(ofSomebody));
        expect(somebody, what).toBe(nobody);
      }
    });
  },
);
