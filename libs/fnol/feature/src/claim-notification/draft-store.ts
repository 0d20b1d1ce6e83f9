import { atom, getDefaultStore, type Atom } from 'jotai';
import { emptyDraft, notificationDraft, type NotificationDraft } from './notification-draft.ts';

/** A week: long enough to find one's papers, short enough for a shared computer. */
const draftLife = 7 * 24 * 60 * 60 * 1000;

export type DraftStore = {
  readonly read: () => NotificationDraft;
  /** Takes effect in the browser's storage at once, so a reload or a crash loses nothing. */
  change: (change: Partial<NotificationDraft>) => void;
  remove: () => void;
  /** The same for everything that is drawn. */
  readonly atom: Atom<NotificationDraft>;
};

type Needs = { storage: Storage; now: () => number };

/** The draft of one organisation's claim notification, kept on this device only. */
export function openDraftStore(orgKey: string, { storage, now }: Needs): DraftStore {
  const key = `dosar.guest.claimNotification.${orgKey}`;
  const store = getDefaultStore();
  const draftAtom = atom(restored(storage.getItem(key), now()));
  const read = () => store.get(draftAtom);

  return {
    read,
    atom: draftAtom,
    change(change) {
      store.set(draftAtom, (draft) => ({ ...draft, ...change }));
      keep(storage, key, JSON.stringify({ savedAt: now(), draft: read() }));
    },
    remove() {
      store.set(draftAtom, emptyDraft());
      storage.removeItem(key);
    },
  };
}

function restored(text: string | null, now: number): NotificationDraft {
  if (text === null) return emptyDraft();
  try {
    const kept = JSON.parse(text) as { savedAt?: unknown; draft?: unknown };
    const isFresh = typeof kept.savedAt === 'number' && now - kept.savedAt < draftLife;
    return isFresh ? notificationDraft.parse(kept.draft) : emptyDraft();
  } catch {
    return emptyDraft();
  }
}

function keep(storage: Storage, key: string, text: string) {
  try {
    storage.setItem(key, text);
  } catch {
    // Storage is full or switched off: the answers then live as long as the tab, and nothing else fails.
  }
}
