import { queryOptions } from '@tanstack/react-query';
import type { SuccessBody } from '@dosar/openapi';
import { shownLocale } from '@dosar/i18n/light';
import { callOperation } from '../client/call-operation.ts';
import { inLanguage } from '../client/language-of-page.ts';
import { inLanguageOfPage } from './follow-language.ts';
import type { JsonOperationId, Operation } from '../client/operation.ts';

type ReferenceOperationId = {
  [Id in JsonOperationId]: SuccessBody<Id> extends readonly { code: string; name: string }[] ? Id : never;
}[JsonOperationId];

const storagePrefix = 'dosar.reference.';

/** A reference list, asked for once in a session and language and then read from session storage (K13). */
export function referenceQuery<Id extends ReferenceOperationId>(operation: Operation<Id>) {
  return queryOptions({
    queryKey: [operation.tag, operation.id, {}],
    queryFn: async ({ signal, meta }) => {
      const language = meta?.language ?? shownLocale();
      const storageKey = `${storagePrefix}${operation.id}.${language}`;
      const list = stored<Id>(storageKey);
      return (
        list ?? keep(storageKey, await callOperation(operation, {}, { signal, ...inLanguage(language) }))
      );
    },
    meta: inLanguageOfPage,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Forgets the reference lists; they belong to the organisation of whoever was signed in. */
export function forgetReferenceLists(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(storagePrefix)) sessionStorage.removeItem(key);
  }
}

function stored<Id extends ReferenceOperationId>(key: string): SuccessBody<Id> | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as SuccessBody<Id>;
  } catch {
    return undefined;
  }
}

function keep<List>(key: string, list: List): List {
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Full or forbidden storage costs a request more, nothing else.
  }
  return list;
}
