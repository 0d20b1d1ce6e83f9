import { referenceQuery } from '@dosar/api-client';
import type { Choice } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';

type ReferenceOperation = Parameters<typeof referenceQuery>[0];

const nothing: readonly { code: string; name: string }[] = [];

/** A reference list as choices, with the state of its arrival and the name behind each code. */
export function useChoices(operation: ReferenceOperation) {
  const list = useQuery(referenceQuery(operation));
  const entries: readonly { code: string; name: string }[] = list.data ?? nothing;
  return {
    choices: entries.map(({ code, name }): Choice => ({ value: code, label: name })),
    nameOf: (code: string) => entries.find((entry) => entry.code === code)?.name,
    isPending: list.isPending,
    /** Set when the list could not be fetched. */
    retry: list.isError ? () => void list.refetch() : undefined,
  };
}
