import type { Comparison } from './scim-filter.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** No record has it. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Whether a text is an id at all; directories may ask for anything. */
export const isId = (text: string): boolean => uuid.test(text);

/** An id as the database takes it; what is none names nobody. */
export const idOf = (value: Comparison['value']): string => (isId(String(value)) ? String(value) : nobody);
