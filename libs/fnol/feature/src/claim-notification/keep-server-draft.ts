import { getDefaultStore } from 'jotai';
import type { Notification } from './notification-context.ts';
import { readServerDraft, saveServerDraft } from './server-draft.ts';

const pauseMs = 2_000;

/** Keeps the answers on the server while somebody types; what is not kept yet is, when the page is left. */
export function keepServerDraft({ orgKey, draft }: Notification): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    timer = undefined;
    // What could not be saved now is saved with the next change; this device has it all the same.
    void saveServerDraft(orgKey, draft).catch(() => undefined);
  };
  const stop = getDefaultStore().sub(draft.atom, () => {
    if (readServerDraft(orgKey) === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(save, pauseMs);
  });
  return () => {
    stop();
    if (timer === undefined) return;
    clearTimeout(timer);
    save();
  };
}
