import type { Schema } from '@dosar/openapi';
import type { JsonValue } from '#src/kernel/database/json-columns.ts';
import type { ConfigurationField } from '#src/kernel/settings/configuration-part.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { itemsOf } from './stored-process.ts';

/** A process value by value, each with the status or step that it belongs to. */
export function fieldsOfProcess(content: Schema<'ProcessContent'>, language: Language): ConfigurationField[] {
  const fields = [...itemsOf(content)].flatMap(([key, item]) =>
    Object.entries<JsonValue>(item).map(([field, value]): ConfigurationField => ({
      part: key === 'kind' ? null : item[`name_${language}`],
      key: `${key}.${field}`,
      field,
      value,
    })),
  );
  const order = content.statuses.map((status) => status[`name_${language}`]).join(' → ');
  return [...fields, { part: null, key: 'order', field: 'status_order', value: order }];
}
