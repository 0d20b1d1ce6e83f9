import type { UploadedPhoto } from '../claim-notification/notification-draft.ts';

/** Why a photo is not with us. Only a lost connection and a passing fault are worth another try. */
export type PhotoProblem = 'wrongType' | 'tooLarge' | 'tooMany' | 'offline' | 'failed';

type Entry = { localId: string; fileName: string; size: number };

export type PhotoEntry = Entry &
  (
    | { state: 'waiting' | 'uploading'; progress: number }
    | { state: 'uploaded'; documentId: string; mimeType: string }
    | { state: 'refused' | 'failed'; problem: PhotoProblem }
  );

type Upload = (
  file: File,
  report: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<UploadedPhoto>;

type Needs = {
  /** Sends one file; rejects with a reason that `problemOf` can name. */
  upload: Upload;
  problemOf: (error: unknown) => PhotoProblem;
  /** Called with every list of photos that are safely with us. */
  onUploaded: (photos: UploadedPhoto[]) => void;
};

export type PhotoUploads = ReturnType<typeof openPhotoUploads>;

/** Two at a time: more only makes each slower on a phone's connection. */
const atOnce = 2;

/** The photos of one notification: chosen, on their way, with us, or refused by the server with a reason. */
export function openPhotoUploads(already: UploadedPhoto[], { upload, problemOf, onUploaded }: Needs) {
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let entries: PhotoEntry[] = already.map(entryOfUploaded);
  let lastNumber = 0;

  function show(next: PhotoEntry[]) {
    entries = next;
    for (const listener of listeners) listener();
  }
  function update(localId: string, replace: (entry: PhotoEntry) => PhotoEntry) {
    show(entries.map((entry) => (entry.localId === localId ? replace(entry) : entry)));
  }
  function tellUploaded() {
    onUploaded(entries.flatMap((entry) => (entry.state === 'uploaded' ? [uploadedOfEntry(entry)] : [])));
  }
  function startWaiting() {
    for (const entry of entries) {
      if (running.size >= atOnce) return;
      if (entry.state === 'waiting') void send(entry);
    }
  }
  async function send({ localId, fileName, size }: Entry) {
    const file = files.get(localId);
    if (!file) return;
    const controller = new AbortController();
    running.set(localId, controller);
    const base = { localId, fileName, size };
    const onProgress = (progress: number) =>
      update(localId, (entry) => (entry.state === 'uploaded' ? entry : { ...base, state: 'uploading', progress }));
    onProgress(0);
    try {
      const { documentId, mimeType } = await upload(file, { onProgress, signal: controller.signal });
      files.delete(localId);
      update(localId, () => ({ ...base, state: 'uploaded', documentId, mimeType }));
      tellUploaded();
    } catch (error) {
      update(localId, () => failure(base, problemOf(error)));
    } finally {
      running.delete(localId);
      startWaiting();
    }
  }

  return {
    read: () => entries,
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    add(chosen: readonly File[]) {
      const added = chosen.map((file): PhotoEntry => {
        lastNumber += 1;
        const localId = `chosen-${lastNumber}`;
        files.set(localId, file);
        return { localId, fileName: file.name, size: file.size, state: 'waiting', progress: 0 };
      });
      show([...entries, ...added]);
      startWaiting();
    },
    retry(localId: string) {
      update(localId, ({ fileName, size }) => ({ localId, fileName, size, state: 'waiting', progress: 0 }));
      startWaiting();
    },
    /** Sends again what failed only because there was no connection. */
    resume() {
      for (const entry of entries) {
        if (entry.state === 'failed' && entry.problem === 'offline') this.retry(entry.localId);
      }
    },
    remove(localId: string) {
      running.get(localId)?.abort();
      files.delete(localId);
      show(entries.filter((entry) => entry.localId !== localId));
      tellUploaded();
    },
    /** Forgets photos that the server no longer has. */
    removeDocuments(documentIds: readonly string[]) {
      show(entries.filter((entry) => entry.state !== 'uploaded' || !documentIds.includes(entry.documentId)));
      tellUploaded();
    },
  };
}

const worthAnotherTry: readonly PhotoProblem[] = ['offline', 'failed'];

function failure(base: Entry, problem: PhotoProblem): PhotoEntry {
  return { ...base, state: worthAnotherTry.includes(problem) ? 'failed' : 'refused', problem };
}

function entryOfUploaded({ documentId, fileName, mimeType, size }: UploadedPhoto): PhotoEntry {
  return { localId: `document-${documentId}`, fileName, size, state: 'uploaded', documentId, mimeType };
}

function uploadedOfEntry(entry: Extract<PhotoEntry, { state: 'uploaded' }>): UploadedPhoto {
  const { documentId, fileName, mimeType, size } = entry;
  return { documentId, fileName, mimeType, size };
}
