import type { AuditEvent, CallerKind, OperationId, RateLimitBucket } from '@dosar/openapi';
import { withAbsoluteReferences, type ContractDocument, type Schema } from './contract-document.ts';

/** Kinds of caller that the contract tells apart. */
const callerKinds: readonly CallerKind[] = [
  'public',
  'pre_auth',
  'renew',
  'guest',
  'tracker',
  'staff',
  'provisioning',
];

/** The media type of SCIM (RFC 7644 §3.1). */
export const scimMediaType = 'application/scim+json';

/** Further conditions for callers whose kind may call an operation. */
export type RefusedTrait = 'impersonating' | 'external' | 'preview_only' | 'assignment_guest';

/** Who may call an operation; `roles` narrows staff, `refuses` and `feature` everybody. */
export type Access = { callers: CallerKind[]; roles?: string[]; feature?: string; refuses?: RefusedTrait[] };

/** What the audit log records about a successful call. */
export type AuditRule = { event: AuditEvent; entity: string };

/** The file field of a multipart request. */
export type UploadRule = {
  field: string;
  maxBytes: number;
  /** The media type of a file whose content cannot prove it, such as a raw e-mail; the use case parses it. */
  mediaType?: string;
};

/** The largest part of a file in one request of a resumable upload. */
export type ChunkRule = { maxBytes: number };

/** One operation of the contract, made ready for the pipeline. */
export type Operation = {
  id: OperationId;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template of the contract, such as `/api/timeline/browse/{assignment_key}`. */
  path: string;
  area: string;
  access: Access;
  audit: AuditRule | undefined;
  isIdempotent: boolean;
  isPlanned: boolean;
  /** The answer is a stream that lasts as long as the caller listens. */
  isStream: boolean;
  /** Pages call it in the background, so a call alone is not user activity. */
  isBackground: boolean;
  rateLimit: RateLimitBucket | undefined;
  /** How long the caller may cache the answer; answers are not cached without it. */
  cacheSeconds: number | undefined;
  parameters: { path: Schema; query: Schema; header: Schema | undefined };
  body:
    | {
        schema: Schema;
        upload: UploadRule | undefined;
        chunk?: ChunkRule;
        /** The largest JSON body in bytes, where it is more than the usual megabyte. */
        maxBytes?: number;
      }
    | undefined;
  success: { status: number; schema: Schema | undefined };
  /** A SCIM operation: its answers have the media type, the entity tag and the errors of RFC 7644. */
  isScim: boolean;
};

type RawParameter = { in: string; name: string; required?: boolean; schema: unknown };
type RawMedia = Record<string, { schema: unknown }>;
type RawOperation = {
  operationId: string;
  tags: string[];
  parameters?: unknown[];
  requestBody?: { content: RawMedia };
  responses: Record<string, { content?: RawMedia }>;
  'x-access'?: Access;
  'x-audit'?: AuditRule;
  'x-idempotent'?: boolean;
  'x-planned'?: boolean;
  'x-streams'?: boolean;
  'x-background'?: boolean;
  'x-rate-limit'?: RateLimitBucket;
  'x-cache-seconds'?: number;
  'x-max-body-bytes'?: number;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A file without a stated limit may not be larger than this. */
const defaultMaxBytes = 25 * 1024 * 1024;

/** Every operation of the document. */
export function operationsOf(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => operationOf(document, path, method, item[method] as RawOperation)),
  );
}

function operationOf(document: ContractDocument, path: string, method: string, raw: RawOperation): Operation {
  const name = `${method.toUpperCase()} ${path} (${raw.operationId})`;
  const parameters = (raw.parameters ?? []).map((parameter) => resolved(document, parameter) as RawParameter);

  return {
    id: raw.operationId as OperationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    area: raw.tags[0] ?? '',
    access: accessOf(raw['x-access'], name),
    audit: raw['x-audit'],
    isIdempotent: raw['x-idempotent'] === true,
    isPlanned: raw['x-planned'] === true,
    isStream: raw['x-streams'] === true,
    isBackground: raw['x-background'] === true,
    rateLimit: raw['x-rate-limit'],
    cacheSeconds: raw['x-cache-seconds'],
    parameters: {
      path: objectOf(parameters, 'path', false),
      query: objectOf(parameters, 'query', false),
      header: parameters.some((parameter) => parameter.in === 'header')
        ? objectOf(parameters, 'header', true)
        : undefined,
    },
    body: bodyOf(document, raw.requestBody, raw['x-max-body-bytes']),
    success: successOf(raw, name),
    isScim: raw['x-access']?.callers.includes('provisioning') === true,
  };
}

function accessOf(access: Access | undefined, name: string): Access {
  if (access === undefined || access.callers.length === 0)
    throw new Error(`${name} has no x-access: nobody said who may call it.`);
  const unknown = access.callers.filter((caller) => !callerKinds.includes(caller));
  if (unknown.length > 0) throw new Error(`${name} lets in unknown callers: ${unknown.join(', ')}.`);
  if (access.roles !== undefined && !access.callers.includes('staff'))
    throw new Error(`${name} asks for roles, which only staff have.`);
  if (access.callers.includes('provisioning') && access.callers.length > 1)
    throw new Error(`${name} lets in a directory and somebody else.`);
  return access;
}

function objectOf(parameters: RawParameter[], place: string, additionalProperties: boolean): Schema {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  // Node gives header names in lower case.
  const keyOf = (parameter: RawParameter) =>
    place === 'header' ? parameter.name.toLowerCase() : parameter.name;
  return {
    type: 'object',
    additionalProperties,
    required: chosen.filter((parameter) => parameter.required === true).map(keyOf),
    properties: Object.fromEntries(
      chosen.map((parameter) => [keyOf(parameter), withAbsoluteReferences(parameter.schema)]),
    ),
  };
}

function bodyOf(document: ContractDocument, requestBody: unknown, maxBytes?: number): Operation['body'] {
  if (requestBody === undefined) return undefined;
  const { content } = resolved(document, requestBody) as { content: RawMedia };

  const multipart = content['multipart/form-data'];
  if (multipart !== undefined) return uploadBody(document, multipart);

  const chunk = content['application/offset+octet-stream'];
  if (chunk !== undefined)
    return { schema: {}, upload: undefined, chunk: { maxBytes: bytesOf(chunk.schema as Schema) } };

  const json = content['application/json'];
  if (json === undefined) throw new Error(`Unsupported request body: ${Object.keys(content).join(', ')}`);
  return {
    schema: withAbsoluteReferences(json.schema) as Schema,
    upload: undefined,
    ...(maxBytes !== undefined && { maxBytes }),
  };
}

/** Form fields are validated like any body; the file field is checked while it streams, so it leaves the schema. */
function uploadBody(document: ContractDocument, media: RawMedia[string]): Operation['body'] {
  const schema = resolved(document, media.schema) as {
    properties: Record<string, Schema>;
    required?: string[];
  };
  const field = Object.keys(schema.properties).find(
    (name) => schema.properties[name]?.['format'] === 'binary',
  );
  if (field === undefined) throw new Error('A multipart body needs one field of format binary.');

  const { [field]: file, ...properties } = schema.properties;
  const mediaType = file?.['contentMediaType'];
  const fields = {
    ...schema,
    properties,
    required: (schema.required ?? []).filter((name) => name !== field),
  };
  return {
    schema: withAbsoluteReferences(fields) as Schema,
    upload: { field, maxBytes: bytesOf(file), ...(typeof mediaType === 'string' && { mediaType }) },
  };
}

function bytesOf(file: Schema | undefined): number {
  const limit = file?.['maxLength'];
  return typeof limit === 'number' ? limit : defaultMaxBytes;
}

function successOf(raw: RawOperation, name: string): Operation['success'] {
  const entry = Object.entries(raw.responses).find(([status]) => status.startsWith('2'));
  if (entry === undefined) throw new Error(`${name} never succeeds: it has no 2xx answer.`);
  const [status, response] = entry;
  const json = response.content?.['application/json'] ?? response.content?.[scimMediaType];
  return { status: Number(status), schema: json && (withAbsoluteReferences(json.schema) as Schema) };
}

function resolved(document: ContractDocument, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const path = String(value.$ref).replace(/^#\//, '').split('/');
  const found = path.reduce<unknown>(
    (part, key) =>
      (part as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  if (found === undefined) throw new Error(`The contract has no ${String(value.$ref)}.`);
  return resolved(document, found);
}
