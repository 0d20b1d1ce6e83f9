import { isApiProblem } from '@dosar/api-client';
import { sendInParts } from '@dosar/api-client/parts';
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai';

type Entry = { id: string; name: string; size: number; docTypeCode: string; itemId?: string };

/** What files are: their kind, and the item of a request that they answer. */
export type FileMeaning = { docTypeCode: string; itemId?: string };

/** A file that somebody adds to the work that is open, and how far it is. */
export type UploadEntry = Entry &
  (
    | { state: 'waiting' }
    | { state: 'sending'; share: number }
    | { state: 'done'; documentId: string }
    /** The line was away for too long: what was sent stays, and the rest can follow. */
    | { state: 'stopped'; share: number }
    | { state: 'refused'; problem: unknown }
  );

type Chosen = { file: File; uploadId?: string; sending?: AbortController };

/** Two at a time: more only makes each slower. */
const atOnce = 2;

/** The files on their way to one assignment; they go on while its page is closed. */
export class DocumentUploads {
  readonly entries: PrimitiveAtom<readonly UploadEntry[]> = atom<readonly UploadEntry[]>([]);
  readonly #assignmentId: string;
  readonly #onStored: () => void;
  readonly #chosen = new Map<string, Chosen>();
  #lastNumber = 0;
  #running = 0;

  constructor(assignmentId: string, onStored: () => void) {
    this.#assignmentId = assignmentId;
    this.#onStored = onStored;
  }

  readonly #read = () => getDefaultStore().get(this.entries);

  add(files: readonly File[], meaningOf: (file: File) => FileMeaning): void {
    const added = files.map((file): UploadEntry => {
      this.#lastNumber += 1;
      const id = `file-${this.#lastNumber}`;
      this.#chosen.set(id, { file });
      return { id, name: file.name, size: file.size, ...meaningOf(file), state: 'waiting' };
    });
    this.#show([...this.#read(), ...added]);
    this.#startWaiting();
  }

  /** Goes on with a file whose line broke, where it stopped. */
  resume(id: string): void {
    this.#update(id, (entry) => ({ ...entry, state: 'waiting' }));
    this.#startWaiting();
  }

  /** Stops a file, or takes one that has ended off the list. */
  remove(id: string): void {
    this.#chosen.get(id)?.sending?.abort();
    this.#chosen.delete(id);
    this.#show(this.#read().filter((entry) => entry.id !== id));
  }

  /** Stops everything that is on its way, and clears the list. */
  clear(): void {
    for (const { id } of this.#read()) this.remove(id);
  }

  #startWaiting(): void {
    for (const entry of this.#read()) {
      if (this.#running >= atOnce) return;
      if (entry.state === 'waiting') void this.#send(entry);
    }
  }

  async #send({ id, docTypeCode, itemId }: Entry): Promise<void> {
    const chosen = this.#chosen.get(id);
    if (!chosen) return;
    const sending = new AbortController();
    chosen.sending = sending;
    this.#running += 1;
    let share = 0;
    this.#update(id, (entry) => ({ ...entry, state: 'sending', share }));
    try {
      const about = {
        doc_type_code: docTypeCode,
        assignment_id: this.#assignmentId,
        ...(itemId !== undefined && { doc_request_item_id: itemId }),
      };
      const stored = await sendInParts(chosen.file, about, {
        signal: sending.signal,
        resumes: chosen.uploadId,
        onBegun: (uploadId) => {
          chosen.uploadId = uploadId;
        },
        onProgress: (now) => {
          share = now;
          this.#update(id, (entry) => ({ ...entry, state: 'sending', share }));
        },
      });
      this.#update(id, (entry) => ({ ...entry, state: 'done', documentId: stored.id }));
      this.#onStored();
    } catch (problem) {
      const canGoOn = isApiProblem(problem) && (problem.status === 0 || problem.status >= 500);
      this.#update(id, (entry) =>
        canGoOn ? { ...entry, state: 'stopped', share } : { ...entry, state: 'refused', problem },
      );
    } finally {
      this.#running -= 1;
      this.#startWaiting();
    }
  }

  #update(id: string, change: (entry: UploadEntry) => UploadEntry): void {
    this.#show(this.#read().map((entry) => (entry.id === id ? change(entry) : entry)));
  }

  #show(entries: readonly UploadEntry[]): void {
    getDefaultStore().set(this.entries, entries);
  }
}

const byAssignment = new Map<string, DocumentUploads>();

/** The files on their way to an assignment. `onStored` of the first page that asks is called after each of them. */
export function uploadsOf(assignmentId: string, onStored: () => void): DocumentUploads {
  const known = byAssignment.get(assignmentId) ?? new DocumentUploads(assignmentId, onStored);
  byAssignment.set(assignmentId, known);
  return known;
}
