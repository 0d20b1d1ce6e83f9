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

type Entry = { localId: string; fileName: string; size: number; zone?: string | undefined };

export type PhotoEntry = Entry &
  (
    | { state: 'waiting' | 'uploading'; progress: number }
    | { state: 'uploaded'; documentId: string; mimeType: string }
    | { state: 'refused' | 'failed'; problem: PhotoProblem }
  );

type Upload = (
  file: File,
  report: {
    onProgress: (fraction: number) => void;
    /** Told the id with which it goes on later. */
    onBegun: (uploadId: string) => void;
    /** The id of what a broken line has stopped. */
    resumes: string | undefined;
    signal: AbortSignal;
  },
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
  /** Each file with the id under which it goes on where a broken line stopped it. */
  readonly #files = new Map<string, { file: File; uploadId?: string | undefined }>();
  readonly #running = new Map<string, AbortController>();
  /** All of them, as they stand now. */
  readonly entries: PrimitiveAtom<readonly PhotoEntry[]>;
  #lastNumber = 0;
  /** Hears of every photo that arrives after the report was sent. */
  #late: ((photo: UploadedPhoto) => void) | undefined;

  constructor(already: readonly UploadedPhoto[], needs: Needs) {
    this.#needs = needs;
    this.entries = atom<readonly PhotoEntry[]>(already.map(entryOfUploaded));
  }

  readonly read = () => getDefaultStore().get(this.entries);

  /** Takes files, of which all show one zone of the car, or none in particular. */
  add(chosen: readonly File[], zone?: string): void {
    const added = chosen.map((file): PhotoEntry => {
      this.#lastNumber += 1;
      const localId = `chosen-${this.#lastNumber}`;
      this.#files.set(localId, { file });
      return { localId, fileName: file.name, size: file.size, zone, state: 'waiting', progress: 0 };
    });
    this.#show([...this.read(), ...added]);
    this.#startWaiting();
  }

  retry(localId: string): void {
    this.#update(localId, ({ fileName, size, zone }) => ({
      localId,
      fileName,
      size,
      zone,
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

  /**
   * The report was sent with some of the photos: the others travel on, and `late` hears of each that arrives.
   *
   * One that arrived while the report was on its way is late, too.
   */
  follow(sent: readonly string[], late: (photo: UploadedPhoto) => void): void {
    if (this.#late !== undefined) return;
    this.#late = late;
    const arrived = this.read().flatMap((entry) => uploadedOfEntry(entry) ?? []);
    this.#show(this.read().filter((entry) => entry.state !== 'uploaded' || !sent.includes(entry.documentId)));
    for (const photo of arrived) if (!sent.includes(photo.documentId)) late(photo);
  }

  /** Forgets everything, before another report begins. */
  clear(): void {
    this.#late = undefined;
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
    // What was sent is no answer of a draft any more.
    if (this.#late !== undefined) return;
    this.#needs.onUploaded(this.read().flatMap((entry) => uploadedOfEntry(entry) ?? []));
  }

  #startWaiting(): void {
    for (const entry of this.read()) {
      if (this.#running.size >= atOnce) return;
      if (entry.state === 'waiting') void this.#send(entry);
    }
  }

  async #send({ localId, fileName, size, zone }: Entry): Promise<void> {
    const chosen = this.#files.get(localId);
    if (!chosen) return;
    const base = { localId, fileName, size, zone };
    const controller = new AbortController();
    this.#running.set(localId, controller);
    const onProgress = (progress: number) =>
      this.#update(localId, () => ({ ...base, state: 'uploading', progress }));
    onProgress(0);
    try {
      const stored = await this.#needs.upload(chosen.file, {
        onProgress,
        onBegun: (uploadId) => {
          chosen.uploadId = uploadId;
        },
        resumes: chosen.uploadId,
        signal: controller.signal,
      });
      const uploaded = zone === undefined ? stored : { ...stored, zone };
      this.#files.delete(localId);
      this.#update(localId, () => ({ ...entryOfUploaded(uploaded), localId }));
      this.#tellUploaded();
      this.#late?.(uploaded);
    } catch (error) {
      const problem = this.#needs.problemOf(error);
      // What the server does not know any more is sent from its beginning.
      if (problem !== 'offline') chosen.uploadId = undefined;
      const state = worthAnotherTry.includes(problem) ? 'failed' : 'refused';
      this.#update(localId, () => ({ ...base, state, problem }));
    } finally {
      this.#running.delete(localId);
      this.#startWaiting();
    }
  }
}

function entryOfUploaded({ documentId, fileName, mimeType, size, zone }: UploadedPhoto): PhotoEntry {
  const localId = `document-${documentId}`;
  return { localId, fileName, size, zone, state: 'uploaded', documentId, mimeType };
}

function uploadedOfEntry(entry: PhotoEntry): UploadedPhoto | undefined {
  if (entry.state !== 'uploaded') return undefined;
  const { documentId, fileName, mimeType, size, zone } = entry;
  return { documentId, fileName, mimeType, size, ...(zone !== undefined && { zone }) };
}
