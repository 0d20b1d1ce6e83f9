import type { InjectOptions } from 'fastify';
import type { Schema } from '../kernel/http/contract-document.ts';
import { multipart, onePixelPng } from '../testing/multipart.ts';
import { hostileTexts, shown } from './hostile-values.ts';

/** A request, and where it is not as the contract wants it. */
export type HostileRequest = { what: string; request: InjectOptions };

/** Forms with hostile fields, names and files, and forms that are none; `plain` is one that is accepted. */
export function* hostileForms(
  plain: InjectOptions,
  schema: Schema,
  fields: Record<string, string>,
): Generator<HostileRequest> {
  const file = { name: 'a.png', content: onePixelPng };
  const form = (what: string, more: Record<string, string>, other: Partial<typeof file> = {}) => ({
    what: `form ${what}`,
    request: { ...plain, ...multipart({ ...fields, ...more }, { ...file, ...other }) },
  });
  for (const [name, part] of Object.entries(schema['properties'] as Record<string, Schema>))
    for (const value of [...hostileTexts(part), 'x'.repeat(1_000_000)])
      yield form(`${name} ${shown(value)}`, { [name]: value });
  for (const name of ['__proto__', 'constructor', 'toString', 'a\u0000b', '', 'x'.repeat(200)])
    yield form(`field ${shown(name)}`, Object.fromEntries([[name, 'a']]));
  for (const name of [
    'a\u0000.png',
    '\uD800.png',
    '',
    '../../a.png',
    `${'ș'.repeat(300)}.png`,
    'x'.repeat(100_000),
    '"',
    'a.exe',
  ])
    yield form(`file name ${shown(name)}`, {}, { name });
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.alloc(40),
    onePixelPng.subarray(0, 20),
    Buffer.alloc(1_000_000, 'x'),
  ])
    yield form(`file of ${bytes.length} bytes`, {}, { content: bytes });
  yield* brokenForms(plain);
}

/** Forms that end too early or are not put together as they say. */
function* brokenForms(plain: InjectOptions): Generator<HostileRequest> {
  const whole = plain.payload as Buffer;
  const part = (headers: string) =>
    `------dosar-test-boundary\r\n${headers}\r\n\r\na\r\n------dosar-test-boundary--\r\n`;
  const payloads: (string | Buffer)[] = [
    '',
    'a',
    ...[10, 60, whole.length - 100, whole.length - 30, whole.length - 3].map((end) => whole.subarray(0, end)),
    part('Content-Disposition: form-data'),
    part('Content-Disposition: form-data; name'),
    part('Content-Disposition: form-data; name="file"; filename*=utf-8\'\'%ED%A0%80'),
    part('Content-Disposition: form-data; name="file"; filename="a\u0000.png"'),
    part('Content-Disposition: \u0000'),
    part('Content-Type: application/json'),
    part('Content-Disposition: form-data; name="doc_type_code"\r\nContent-Type: application/json'),
    part('Content-Disposition: form-data; name="doc_type_code"\r\nContent-Type: text/plain; charset=klingon'),
    part('Content-Disposition: form-data; name="file"; filename="a"\r\nContent-Transfer-Encoding: base64'),
    part(`X-Long: ${'x'.repeat(100_000)}`),
    part('X: 1\r\n'.repeat(5_000)),
    part('').repeat(50),
  ];
  for (const payload of payloads)
    yield { what: `form ${shown(String(payload))}`, request: { ...plain, payload } };
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
    'multipart/form-data; boundary=other',
    'multipart/mixed; boundary=----dosar-test-boundary',
    'application/json',
  ])
    yield { what: `form as ${shown(type)}`, request: { ...plain, headers: { 'content-type': type } } };
}
