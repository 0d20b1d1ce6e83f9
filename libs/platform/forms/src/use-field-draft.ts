import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './draft-storage.ts';

/** A value that was typed and not saved yet, with what it was when typing began. */
export type FieldDraft = { typed: string; opened: string };

const version = 1;

function keptDraft(key: string): FieldDraft | undefined {
  const { typed, opened } = readDraft(key, version)?.answers ?? {};
  return typeof typed === 'string' && typeof opened === 'string' ? { typed, opened } : undefined;
}

/**
 * Keeps what is typed into one field on this device until it is saved, for fields that are changed where they stand.
 *
 * `key` names the person, as `useDraftKey` of auth gives it; undefined for what must not lie on the device.
 */
export function useFieldDraft(key: string | undefined) {
  const [draft, setDraft] = useState(() => (key === undefined ? undefined : keptDraft(key)));
  return {
    draft,
    keep(next: FieldDraft) {
      setDraft(next);
      if (key !== undefined) writeDraft(key, version, next, []);
    },
    drop() {
      setDraft(undefined);
      if (key !== undefined) dropDraft(key);
    },
  };
}
