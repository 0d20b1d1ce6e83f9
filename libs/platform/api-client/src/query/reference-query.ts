import { queryOptions } from '@tanstack/react-query';
import type { SuccessBody } from '@dosar/openapi';
import { callWith } from '../call/call-api.ts';
import { apiConnection } from '../call/connection.ts';
import { inLanguageOfPage } from './follow-language.ts';
import type { JsonOperationId, Operation } from '../call/operation.ts';

type ReferenceOperationId = {
  [Id in JsonOperationId]: SuccessBody<Id> extends readonly { code: string; name: string }[] ? Id : never;
}[JsonOperationId];

const storagePrefix = 'dosar.reference.';

/** A reference list, asked for once in a session and language and then read from session storage (K13). */
export function referenceQuery<Id extends ReferenceOperationId>(operation: Operation<Id>) {
  return queryOptions({
    queryKey: [operation.tag, operation.id, {}],
    queryFn: async ({ signal, meta }) => {
      const language = meta?.language ?? apiConnection().language?.() ?? '';
      const storageKey = `${storagePrefix}${operation.id}.${language}`;
      return stored<Id>(storageKey) ?? keep(storageKey, await callWith(operation, {}, { signal, language }));
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
