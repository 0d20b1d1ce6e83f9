import { newIdempotencyKey } from '@dosar/api-client';
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai';
import type { UploadedPhoto } from '../claim-notification/notification-draft.ts';

/** Why a photo is not with us. Only a lost connection and a passing fault are worth another try. */
export type PhotoProblem =
  | 'wrongType'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'tooMany'
  | 'tooManyToday'
  | 'noRoom'
  | 'serverFull'
  | 'offline'
  | 'failed';

type Entry = { localId: string; fileName: string; size: number };

export type PhotoEntry = Entry &
  (
    | { state: 'waiting' | 'uploading'; progress: number }
    | { state: 'uploaded'; documentId: string; mimeType: string }
    | { state: 'refused' | 'failed'; problem: PhotoProblem }
  );

type Upload = (
  file: File,
  report: { idempotencyKey: string; onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<UploadedPhoto>;

type Needs = {
  /** Sends one file; rejects with a reason that `problemOf` can name. */
  upload: Upload;
  problemOf: (error: unknown) => PhotoProblem;
  /** Takes a photo back that is with us already. */
  takeBack: (documentId: string) => void;
  /** Called with every list of photos that are safely with us. */
  onUploaded: (photos: UploadedPhoto[]) => void;
};

/** Two at a time: more only makes each slower on a phone's connection. */
const atOnce = 2;
const worthAnotherTry: readonly PhotoProblem[] = ['offline', 'serverFull', 'failed'];

/** The photos of one notification: chosen, on their way, with us, or refused by the server with a reason. */
export class PhotoUploads {
  readonly #needs: Needs;
  /** Each file with the key under which all its tries count as one. */
  readonly #files = new Map<string, { file: File; idempotencyKey: string }>();
  readonly #running = new Map<string, AbortController>();
  /** All of them, as they stand now. */
  readonly entries: PrimitiveAtom<readonly PhotoEntry[]>;
  #lastNumber = 0;

  constructor(already: readonly UploadedPhoto[], needs: Needs) {
    this.#needs = needs;
    this.entries = atom<readonly PhotoEntry[]>(already.map(entryOfUploaded));
  }

  readonly read = () => getDefaultStore().get(this.entries);

  add(chosen: readonly File[]): void {
    const added = chosen.map((file): PhotoEntry => {
      this.#lastNumber += 1;
      const localId = `chosen-${this.#lastNumber}`;
      this.#files.set(localId, { file, idempotencyKey: newIdempotencyKey() });
      return { localId, fileName: file.name, size: file.size, state: 'waiting', progress: 0 };
    });
    this.#show([...this.read(), ...added]);
    this.#startWaiting();
  }

  retry(localId: string): void {
    this.#update(localId, ({ fileName, size }) => ({
      localId,
      fileName,
      size,
      state: 'waiting',
      progress: 0,
    }));
    this.#startWaiting();
  }

  /** Sends again what failed only because there was no connection. */
  resume(): void {
    for (const entry of this.read()) {
      if (entry.state === 'failed' && entry.problem === 'offline') this.retry(entry.localId);
    }
  }

  remove(localId: string): void {
    const removed = this.read().find((entry) => entry.localId === localId);
    if (removed?.state === 'uploaded') this.#needs.takeBack(removed.documentId);
    this.#running.get(localId)?.abort();
    this.#files.delete(localId);
    this.#show(this.read().filter((entry) => entry.localId !== localId));
    this.#tellUploaded();
  }

  /** Forgets photos that the server no longer has. */
  removeDocuments(documentIds: readonly string[]): void {
    this.#show(
      this.read().filter((entry) => entry.state !== 'uploaded' || !documentIds.includes(entry.documentId)),
    );
    this.#tellUploaded();
  }

  /** Takes back everything, for somebody who gives up. */
  removeAll(): void {
    for (const { localId } of this.read()) this.remove(localId);
  }

  /** Forgets everything, as after the report was sent. */
  clear(): void {
    for (const controller of this.#running.values()) controller.abort();
    this.#files.clear();
    this.#show([]);
  }

  #show(entries: readonly PhotoEntry[]): void {
    getDefaultStore().set(this.entries, entries);
  }

  #update(localId: string, replace: (entry: PhotoEntry) => PhotoEntry): void {
    this.#show(this.read().map((entry) => (entry.localId === localId ? replace(entry) : entry)));
  }

  #tellUploaded(): void {
    this.#needs.onUploaded(this.read().flatMap((entry) => uploadedOfEntry(entry) ?? []));
  }

  #startWaiting(): void {
    for (const entry of this.read()) {
      if (this.#running.size >= atOnce) return;
      if (entry.state === 'waiting') void this.#send(entry);
    }
  }

  async #send({ localId, fileName, size }: Entry): Promise<void> {
    const chosen = this.#files.get(localId);
    if (!chosen) return;
    const base = { localId, fileName, size };
    const controller = new AbortController();
    this.#running.set(localId, controller);
    const onProgress = (progress: number) =>
      this.#update(localId, () => ({ ...base, state: 'uploading', progress }));
    onProgress(0);
    try {
      const { idempotencyKey, file } = chosen;
      const { signal } = controller;
      const uploaded = await this.#needs.upload(file, { idempotencyKey, onProgress, signal });
      this.#files.delete(localId);
      this.#update(localId, () => ({ ...base, ...entryOfUploaded(uploaded), localId }));
      this.#tellUploaded();
    } catch (error) {
      const problem = this.#needs.problemOf(error);
      const state = worthAnotherTry.includes(problem) ? 'failed' : 'refused';
      this.#update(localId, () => ({ ...base, state, problem }));
    } finally {
      this.#running.delete(localId);
      this.#startWaiting();
    }
  }
}

function entryOfUploaded({ documentId, fileName, mimeType, size }: UploadedPhoto): PhotoEntry {
  return { localId: `document-${documentId}`, fileName, size, state: 'uploaded', documentId, mimeType };
}

function uploadedOfEntry(entry: PhotoEntry): UploadedPhoto | undefined {
  if (entry.state !== 'uploaded') return undefined;
  const { documentId, fileName, mimeType, size } = entry;
  return { documentId, fileName, mimeType, size };
}
