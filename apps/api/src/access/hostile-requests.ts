import type { InjectOptions } from 'fastify';
import type { ContractDocument, Schema } from '../kernel/http/contract-document.ts';
import type { Operation } from '../kernel/http/operation.ts';
import { multipart, onePixelPng } from '../testing/multipart.ts';
import { hostileForms, type HostileRequest } from './hostile-forms.ts';
import { hostileTexts, hostileValues, jsonOf, shown } from './hostile-values.ts';
import { sampleOf } from './sample-request.ts';

type Texts = Record<string, string>;

/** What a request carries beside who makes it. */
export type Content = {
  path: Texts;
  query: { readonly [name: string]: string | number };
  headers: Texts;
  body: unknown;
};

type Named = { document: ContractDocument; identifier: (name: string) => unknown };
type Fields = Record<string, Schema>;

const json = { 'content-type': 'application/json' };

/** What a URL cannot say in the words of JavaScript: half a character, half an escape, nothing. */
const brokenEscapes = ['%00', 'a%00b', '%ED%A0%80', '%', '%zz', '%C3', '..%2F..', '%2e%2e', 'x'.repeat(600)];
const bodies = ['', '{', '[', 'null', '1e400', '"\\ud800"', '[[[', '\uFEFF{}', '{"a":1}{"a":1}', '{"a":01}'];
const binaryBodies = [
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from('7b2261223a22eda080227d', 'hex'),
  Buffer.alloc(20, 0),
];
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

/** The request that everything hostile is put into: what the contract asks for, and no more. */
export function plainRequest(operation: Operation, { path, query, headers, body }: Content): InjectOptions {
  const plain = {
    method: operation.method,
    url: `${filled(operation.path, path)}?${queryText(query)}`,
    headers,
  };
  if (operation.body === undefined) return plain;
  if (operation.body.upload === undefined)
    return { ...plain, headers: { ...headers, ...json }, payload: jsonOf(body) };
  const form = multipart(body as Record<string, string>, { name: 'a.png', content: onePixelPng });
  return { ...plain, headers: { ...headers, ...form.headers }, payload: form.payload };
}

/** Every request that is hostile in one place, over all places that an operation takes something from. */
export function* hostileRequests(
  operation: Operation,
  content: Content,
  named: Named,
): Generator<HostileRequest> {
  yield* hostilePaths(operation, content);
  yield* hostileQueries(operation, content);
  yield* hostileHeaders(operation, content);
  if (operation.body?.upload !== undefined)
    yield* hostileForms(plainRequest(operation, content), operation.body.schema, content.body as Texts);
  else if (operation.body !== undefined) yield* hostileBodies(operation, content, named);
}

function* hostilePaths(operation: Operation, content: Content): Generator<HostileRequest> {
  const plain = plainRequest(operation, content);
  for (const [name, schema] of fieldsOf(operation.parameters.path))
    for (const value of [...hostileTexts(schema).map(escaped), ...brokenEscapes])
      yield {
        what: `path ${name} ${shown(value)}`,
        request: { ...plain, url: filled(operation.path, content.path, { [name]: value }) },
      };
}

function* hostileQueries(operation: Operation, content: Content): Generator<HostileRequest> {
  const plain = plainRequest(operation, content);
  const fields = [...fieldsOf(operation.parameters.query), ['unknown', {}] as const];
  for (const [name, schema] of fields) {
    const values = [...hostileTexts(schema).map(escaped), ...brokenEscapes, ''];
    const asked = [
      ...values.map((value) => `${name}=${value}`),
      `${name}=a&${name}=b`,
      `${name}[]=a`,
      `${name}[a]=b`,
      name,
    ];
    for (const text of asked)
      yield {
        what: `query ${shown(text)}`,
        request: { ...plain, url: `${filled(operation.path, content.path)}?${text}` },
      };
  }
}

function* hostileHeaders(operation: Operation, content: Content): Generator<HostileRequest> {
  const plain = plainRequest(operation, content);
  const own = fieldsOf(operation.parameters.header ?? {}).flatMap(([name, schema]) =>
    hostileTexts(schema).map((value) => [name, value] as const),
  );
  for (const [name, value] of [...own, ...commonHeaders])
    yield {
      what: `header ${name} ${shown(value)}`,
      request: { ...plain, headers: { ...plain.headers, [name]: inHeader(value) } },
    };
}

const commonHeaders = [
  ['accept-language', '\u0000,,;q=1e400'],
  ['accept-language', 'x'.repeat(20_000)],
  ['x-idle-seconds', '1e400'],
  ['x-idle-seconds', '-2147483649'],
  ['x-idle-seconds', '\u0000'],
  ['x-refresh-token', '\u0000.\u0000'],
  ['x-refresh-token', `urn:uuid:01890000-0000-7000-8000-000000000001.${'a'.repeat(5_000)}`],
  ['x-correlation-token', '\u0000\u00FF'],
  ['authorization', 'Bearer \u0000.\u0000.\u0000'],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.bnVsbA.'],
  ['user-agent', '\u00FF\u0001'],
  ['if-none-match', '\u0000'],
  ['range', 'bytes=18446744073709551616-,-1'],
  ['content-length', '1e400'],
] as const;

function* hostileBodies(
  operation: Operation,
  content: Content,
  { document, identifier }: Named,
): Generator<HostileRequest> {
  const plain = plainRequest(operation, content);
  const schema = operation.body?.schema ?? {};
  const acceptable = (part: Schema) => sampleOf(part, document, identifier);
  for (const { at, value } of hostileValues(schema, document, acceptable, content.body)) {
    const payload = jsonOf(value);
    yield { what: `body${at} ${shown(payload)}`, request: { ...plain, payload } };
  }
  for (const payload of [...bodies, ...binaryBodies, deep])
    yield { what: `body ${shown(String(payload))}`, request: { ...plain, payload } };
  for (const type of [
    'application/json; charset=utf-7',
    'text/plain',
    'application/x-www-form-urlencoded',
    '\u0000',
  ])
    yield { what: `body as ${shown(type)}`, request: { ...plain, headers: { 'content-type': type } } };
}

function fieldsOf(schema: Schema): [string, Schema][] {
  return Object.entries((schema['properties'] ?? {}) as Fields);
}

/** A path with its parameters; `escaped` ones are put there as they are. */
function filled(template: string, path: Record<string, string>, ready: Record<string, string> = {}): string {
  return template.replaceAll(
    /\{(\w+)\}/g,
    (_match, name: string) => ready[name] ?? escaped(path[name] ?? ''),
  );
}

function queryText(query: Content['query']): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${escaped(String(value))}`)
    .join('&');
}

/** As browsers write it; half a character as three bytes that are none. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
}

/** Headers are bytes: what is beyond them arrives as the bytes of UTF-8. */
function inHeader(text: string): string {
  return Buffer.from(text).toString('latin1');
}
