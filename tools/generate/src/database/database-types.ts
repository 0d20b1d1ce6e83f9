import type { CatalogueColumn, CatalogueTable } from './catalogue.ts';

// jsonb columns whose content has a type of its own, declared in the API's json-columns.ts.
const jsonTypes: Record<string, string> = {
  'app_user.user_metadata': 'UserMetadata',
  'claim_vehicle.damaged_parts': 'DamagedPart[]',
  'organisation.app_metadata': 'OrganisationMetadata',
  'organisation.working_hours': 'WorkingDay[]',
  'process_version.answers': 'ProcessAnswer[]',
  'process_version.content': 'StoredProcess',
  'process_version.revisions': 'ProcessRevisions',
  'process_version.simulation': 'ProcessSimulation',
  'process_version.started_from': 'StoredProcess',
  'setting_change.fields': 'SettingFieldChange[]',
  'supplied_item.adopted': 'SuppliedValues',
  'supplied_item.shipped': 'SuppliedValues',
  'tracker_config.action': 'TrackerAction',
  'tracker_config.steps': 'TrackerStep[]',
  'tracker_event.action': 'TrackerAction',
  'transition.conditions': 'TransitionConditions',
  'transition.effects': 'TransitionEffects',
};

// Columns of a view have no NOT NULL of their own; they take it from the table column of the same name.
const viewSources: Record<string, { table: string; nullable: string[] }> = {
  assignment_list: { table: 'assignment', nullable: [] },
};

const scalarTypes: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  integer: 'number',
  'integer[]': 'number[]',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  tsvector: 'string',
  'text[]': 'string[]',
  'time without time zone': 'string',
  uuid: 'string',
};

const columnKinds = `// jsonb is written as text: the driver would turn an array into an SQL array.
type Json<Value> = ColumnType<Value, string, string>;
type GeneratedJson<Value> = ColumnType<Value, string | undefined, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;`;

/** TypeScript for Kysely: one interface per table, and `Database` that names them all. */
export function databaseTypes(tables: CatalogueTable[]) {
  const interfaces = tables.map((table) => tableInterface(fromSource(table, tables)));
  const members = tables.map((table) => `  ${table.name}: ${typeName(table.name)};`);
  const imported = [
    'JsonValue',
    ...new Set(Object.values(jsonTypes).map((type) => type.replace('[]', ''))),
  ].sort();
  return [
    [
      `import type { ColumnType, Generated, GeneratedAlways } from 'kysely';`,
      `import type { ${imported.join(', ')} } from '../kernel/database/json-columns.ts';`,
    ].join('\n'),
    columnKinds,
    ...interfaces,
    `/** Every table and view. */\nexport interface Database {\n${members.join('\n')}\n}\n`,
  ].join('\n\n');
}

function fromSource(table: CatalogueTable, tables: CatalogueTable[]): CatalogueTable {
  const source = viewSources[table.name];
  if (!table.isView || !source) return table;
  const known = tables.find(({ name }) => name === source.table)?.columns ?? [];
  const columns = table.columns.map((column) => {
    const origin = known.find(({ name }) => name === column.name);
    const isNullable = origin?.isNullable ?? source.nullable.includes(column.name);
    return { ...column, isNullable, checks: origin?.checks ?? [] };
  });
  return { ...table, columns };
}

function tableInterface(table: CatalogueTable) {
  const columns = table.columns.map(
    (column) => `${documentation(column.comment, '  ')}  ${column.name}: ${columnType(table, column)};`,
  );
  return `${documentation(table.comment, '')}export interface ${typeName(table.name)} {\n${columns.join('\n')}\n}`;
}

function columnType(table: CatalogueTable, column: CatalogueColumn) {
  const orNull = column.isNullable ? ' | null' : '';
  if (column.type === 'jsonb') {
    const value = jsonTypes[`${table.name}.${column.name}`] ?? 'JsonValue';
    if (table.isView) return `${value}${orNull}`;
    return `${column.hasDefault ? 'GeneratedJson' : 'Json'}<${value}>${orNull}`;
  }
  if (column.type === 'timestamp with time zone') {
    if (table.isView) return `Date${orNull}`;
    if (column.isGenerated) return `GeneratedAlways<Date${orNull}>`;
    return `${column.hasDefault ? 'GeneratedTimestamp' : 'Timestamp'}${orNull}`;
  }
  const scalar = literals(column.checks) ?? scalarTypes[column.type];
  if (scalar === undefined)
    throw new Error(`${table.name}.${column.name}: no TypeScript type for ${column.type}`);
  if (column.isGenerated) return `GeneratedAlways<${scalar}${orNull}>`;
  return column.hasDefault ? `Generated<${scalar}${orNull}>` : `${scalar}${orNull}`;
}

// `CHECK ((kind = ANY (ARRAY['email'::text, 'sms'::text])))` is a union of literals.
function literals(checks: string[]) {
  const list = checks
    .map((check) => /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check)?.[1])
    .find(Boolean);
  return list
    ?.split(', ')
    .map((item) => item.replace(/::text$/, ''))
    .join(' | ');
}

function documentation(comment: string | null, indent: string) {
  return comment ? `${indent}/** ${comment} */\n` : '';
}

function typeName(table: string) {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Table`;
}
