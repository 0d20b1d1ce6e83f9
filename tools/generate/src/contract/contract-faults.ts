import {
  type ContractDocument,
  type LocatedOperation,
  type Parameter,
  callerKinds,
  componentAt,
  operationsOf,
} from './contract-document.ts';
import { requestSchemaFaults } from './request-schema-faults.ts';

/** Every way in which the bundled contract breaks a house rule; empty when it breaks none. */
export function contractFaults(document: ContractDocument): string[] {
  const operations = operationsOf(document);
  return [
    ...operations.flatMap((located) => {
      const name = located.operation.operationId ?? `${located.method} ${located.path}`;
      return operationFaults(document, located).map((fault) => `${name}: ${fault}`);
    }),
    ...unusedComponents(document),
    ...valuelessKeys(document),
  ];
}

function operationFaults(document: ContractDocument, located: LocatedOperation): string[] {
  const { operation } = located;
  const success = Object.keys(operation.responses ?? {}).filter((status) => status.startsWith('2'));
  return [
    ...(/^[a-z][A-Za-z0-9]+$/.test(operation.operationId ?? '') ? [] : ['operationId is not camelCase']),
    ...(operation.summary ? [] : ['summary is missing']),
    ...accessFaults(located),
    ...auditFaults(located),
    ...backgroundFaults(located),
    ...(success.length === 1 ? [] : ['needs exactly one answer in 2xx']),
    ...pathFaults(document, located),
    ...bodies(located).flatMap((schema) => requestSchemaFaults(document, schema, 'body')),
    ...parametersOf(document, located).flatMap((parameter) =>
      requestSchemaFaults(document, parameter.schema, parameter.name),
    ),
  ];
}

/** What may keep somebody from an operation that is open to their kind of caller. */
const refusedTraits: Record<string, string> = {
  impersonating: 'staff',
  external: 'staff',
  preview_only: 'staff',
  assignment_guest: 'guest',
};

function accessFaults({ operation }: LocatedOperation) {
  const access = operation['x-access'];
  if (!access?.callers?.length) return ['x-access is missing'];
  const known: readonly string[] = callerKinds;
  const strange = access.callers.filter((caller) => !known.includes(caller));
  return [
    ...strange.map((caller) => `x-access names the unknown caller ${caller}`),
    ...(access.callers.includes('public') && access.callers.length > 1 ? ['public stands alone'] : []),
    ...(access.callers.includes('provisioning') && access.callers.length > 1
      ? ['provisioning stands alone']
      : []),
    ...(access.roles && !access.callers.includes('staff') ? ['roles are for staff'] : []),
    ...(access.refuses ?? []).flatMap((trait) => {
      const caller = refusedTraits[trait];
      if (caller === undefined) return [`x-access refuses the unknown trait ${trait}`];
      return (access.callers as string[]).includes(caller)
        ? []
        : [`x-access refuses ${trait}, and no ${caller} may call`];
    }),
  ];
}

function auditFaults({ method, operation }: LocatedOperation) {
  const audit = operation['x-audit'];
  if (audit && operation['x-unaudited']) return ['x-audit and x-unaudited exclude each other'];
  if (audit) {
    return [
      ...(/^[A-Z]+(_[A-Z]+)+$/.test(audit.event) ? [] : ['x-audit.event is not UPPER_SNAKE_CASE']),
      ...(/^[a-z]+(_[a-z]+)*$/.test(audit.entity) ? [] : ['x-audit.entity is not a table word']),
    ];
  }
  return method === 'get' || operation['x-unaudited']
    ? []
    : ['needs x-audit, or x-unaudited with the reason'];
}

/** What is asked for without anybody must not keep a session awake, so it has to say that it is. */
function backgroundFaults({ operation }: LocatedOperation) {
  const words = `${operation.summary ?? ''} ${operation.description ?? ''}`;
  const isAskedByPages = operation['x-streams'] === true || /\bpoll(s|ed|ing)?\b/i.test(words);
  const isPublic = operation['x-access']?.callers?.includes('public') === true;
  return [
    ...(isAskedByPages && !isPublic && !operation['x-background']
      ? ['x-background is missing: pages ask for it by themselves']
      : []),
    ...(isPublic && operation['x-background']
      ? ['x-background is about sessions, and the public has none']
      : []),
  ];
}

function pathFaults(document: ContractDocument, located: LocatedOperation) {
  const inPath = [...located.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const declared = parametersOf(document, located).filter((parameter) => parameter.in === 'path');
  return [
    ...inPath
      .filter((name) => !declared.some((p) => p.name === name))
      .map((name) => `{${name}} is not declared`),
    ...declared.filter((p) => !inPath.includes(p.name)).map((p) => `${p.name} is not in the path`),
    ...(located.path.startsWith('/api/') ? [] : ['the path does not begin with /api/']),
  ];
}

function bodies({ operation }: LocatedOperation) {
  return Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema);
}

function parametersOf(document: ContractDocument, { operation }: LocatedOperation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) =>
    parameter.$ref ? (componentAt(document, parameter.$ref) as Parameter) : parameter,
  );
}

function unusedComponents(document: ContractDocument) {
  const text = JSON.stringify(document);
  const { securitySchemes: _securitySchemes, ...referable } = document.components ?? {};
  return Object.entries(referable).flatMap(([kind, group]) =>
    Object.entries(group)
      .filter(([, component]) => !(component as { 'x-standalone'?: boolean })['x-standalone'])
      .filter(([name]) => !text.includes(`"#/components/${kind}/${name}"`))
      .map(([name]) => `components/${kind}/${name}: nothing uses it`),
  );
}

/**
 * Keys without a value. YAML makes one out of every unquoted comma in `{ description: One, two }`: half of the sentence
 * is lost without an error.
 */
function valuelessKeys(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => valuelessKeys(item, `${place}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    item === null
      ? [`${place}: "${key}" has no value; quote the text that it belongs to`]
      : valuelessKeys(item, `${place}/${key}`),
  );
}
