import { createContext, useContext } from 'react';

/** The id of the form around, which keeps the ids of its fields apart from those of other forms. */
export const FormIdContext = createContext('');

/** The id of a field's control: error summaries lead to it. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** {@link fieldId} of a field of the form around. */
export function useFieldId(name: string): string {
  return fieldId(useContext(FormIdContext), name);
}
