export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export const callerKinds = [
  'public',
  'pre_auth',
  'renew',
  'guest',
  'tracker',
  'staff',
  'provisioning',
] as const;

export type Method = (typeof methods)[number];
export type CallerKind = (typeof callerKinds)[number];

export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  'x-standalone'?: boolean;
  /** Why a request may carry more than the schema names; a standard says so. */
  'x-open'?: string;
};

/** What an area adds to a schema of another area: values, alternatives, or properties and which of them are always there. */
export type SchemaAddition = Pick<Schema, 'enum' | 'oneOf' | 'properties' | 'required'>;

export type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema };
export type Content = Record<string, { schema: Schema }>;
export type Answer = {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Content;
};
/** Who opens a page of the staff: one of the roles suffices, and the feature has to be on. */
export type PageAccess = { roles?: string[]; feature?: string };
/** `page` stands for the roles and the feature of that page, and is gone once the contract is complete. */
export type Access = PageAccess & { callers: CallerKind[]; refuses?: string[]; page?: string };
export type Audit = { event: string; entity: string };

export type Operation = {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer>;
  'x-access'?: Access;
  'x-audit'?: Audit;
  'x-unaudited'?: string;
  'x-idempotent'?: boolean;
  'x-rate-limit'?: string;
  'x-background'?: boolean;
  'x-streams'?: boolean;
  'x-planned'?: boolean;
};

export type PathItem = Partial<Record<Method, Operation>>;

export type Components = {
  schemas?: Record<string, Schema>;
  parameters?: Record<string, Parameter>;
  responses?: Record<string, Answer>;
  headers?: Record<string, unknown>;
  securitySchemes?: Record<string, unknown>;
};

/** One area in the bundle's list, with the problem codes that it alone answers. */
export type AreaTag = { name: string; description?: string; 'x-problem-codes'?: string[] };

/** One file below `openapi/`, or the bundle of all of them. */
export type ContractDocument = {
  openapi?: string;
  info?: Record<string, unknown>;
  servers?: unknown[];
  tags?: AreaTag[];
  paths?: Record<string, PathItem>;
  components?: Components;
  /** What the area of this file is about; its description in the bundle's list of tags. */
  'x-area'?: { description: string };
  'x-pages'?: Record<string, PageAccess>;
  /** Problem codes that the area of this file answers and no other one. */
  'x-problem-codes'?: string[];
  /** What the area of this file adds to schemas of other areas, by the name of the schema. */
  'x-adds'?: Record<string, SchemaAddition>;
};

/** The area words, as the contract lists them. */
export function areaTagsOf(document: ContractDocument): string[] {
  return (document.tags ?? []).map((tag) => tag.name);
}

export type LocatedOperation = { path: string; method: Method; operation: Operation };

/** Every operation of a bundled document, in the order of the document. */
export function operationsOf(document: ContractDocument): LocatedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/** What a local `#/components/<kind>/<name>` reference points at. */
export function componentAt(document: ContractDocument, reference: string): unknown {
  const [, kind, name] = /^#\/components\/(\w+)\/([\w.-]+)$/.exec(reference) ?? [];
  const group = document.components?.[kind as keyof Components];
  return name === undefined ? undefined : group?.[name];
}
