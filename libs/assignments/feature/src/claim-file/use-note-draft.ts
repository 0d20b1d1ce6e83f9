import { useState } from 'react';
import { newIdempotencyKey } from '@dosar/api-client';

type Draft = { text: string; key: string };

const storageKeyOf = (assignmentId: string) => `dosar.staff.note.${assignmentId}`;

/**
 * An unsaved note of one assignment, kept in this browser.
 *
 * Its key stays the same until the note is saved: sent twice after a lost answer, it is stored once.
 */
export function useNoteDraft(assignmentId: string) {
  const [draft, setDraft] = useState<Draft & { of: string }>(() => ({
    ...stored(assignmentId),
    of: assignmentId,
  }));
  if (draft.of !== assignmentId) setDraft({ ...stored(assignmentId), of: assignmentId });

  return {
    text: draft.text,
    key: draft.key,
    write(text: string) {
      // Another text is another note.
      const next = { text, key: text.trim() === draft.text.trim() ? draft.key : newIdempotencyKey() };
      setDraft({ ...next, of: assignmentId });
      if (text === '') localStorage.removeItem(storageKeyOf(assignmentId));
      else localStorage.setItem(storageKeyOf(assignmentId), JSON.stringify(next));
    },
    clear() {
      localStorage.removeItem(storageKeyOf(assignmentId));
      setDraft({ text: '', key: newIdempotencyKey(), of: assignmentId });
    },
  };
}

function stored(assignmentId: string): Draft {
  const fresh = { text: '', key: newIdempotencyKey() };
  const text = localStorage.getItem(storageKeyOf(assignmentId));
  if (text === null) return fresh;
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : fresh;
  } catch {
    return fresh;
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    'key' in value &&
    typeof value.text === 'string' &&
    typeof value.key === 'string'
  );
}
