import { isApiProblem } from '@dosar/api-client';
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai';
import { isWorthAnotherTry, type SendPage } from './send-page.ts';

/** A page on its way. */
export type PageUpload = {
  id: string;
  itemId: string;
  fileName: string;
  size: number;
  /** From 0 to 1. */
  share: number;
} & ({ state: 'waiting' | 'sending' | 'paused' } | { state: 'refused'; problem: unknown });

type Chosen = { file: File; item: { id: string; doc_type_code: string }; uploadId?: string };

type Needs = {
  send: SendPage;
  /** A page has arrived. */
  onStored: () => Promise<void>;
  /** Waits before another try. */
  pause: (tries: number, signal: AbortSignal) => Promise<void>;
};

/** The pages that a claimant sends, one after the other; they go on while another document is looked at. */
export class PageUploads {
  readonly entries: PrimitiveAtom<readonly PageUpload[]> = atom<readonly PageUpload[]>([]);
  readonly #needs: Needs;
  readonly #chosen = new Map<string, Chosen>();
  #sending: { id: string; abort: AbortController } | undefined;
  #lastNumber = 0;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  readonly #read = () => getDefaultStore().get(this.entries);

  add(item: Chosen['item'], files: readonly File[]): void {
    const added = files.map((file): PageUpload => {
      this.#lastNumber += 1;
      const id = `page-${this.#lastNumber}`;
      this.#chosen.set(id, { file, item });
      return { id, itemId: item.id, fileName: file.name, size: file.size, share: 0, state: 'waiting' };
    });
    this.#show([...this.#read(), ...added]);
    void this.#sendNext();
  }

  retry(id: string): void {
    this.#update(id, ({ itemId, fileName, size }) => ({
      id,
      itemId,
      fileName,
      size,
      share: 0,
      state: 'waiting',
    }));
    void this.#sendNext();
  }

  remove(id: string): void {
    if (this.#sending?.id === id) this.#sending.abort.abort();
    this.#forget(id);
  }

  async #sendNext(): Promise<void> {
    const next = this.#read().find(({ state }) => state === 'waiting');
    const chosen = next === undefined ? undefined : this.#chosen.get(next.id);
    if (this.#sending !== undefined || next === undefined || chosen === undefined) return;
    const abort = new AbortController();
    this.#sending = { id: next.id, abort };
    try {
      await this.#send(next.id, chosen, abort.signal);
      this.#forget(next.id);
      await this.#needs.onStored();
    } catch (problem) {
      this.#update(next.id, (entry) => ({ ...entry, state: 'refused', problem }));
    } finally {
      this.#sending = undefined;
      void this.#sendNext();
    }
  }

  /** Tries until the page has arrived, or the server refuses it. */
  async #send(id: string, chosen: Chosen, signal: AbortSignal): Promise<void> {
    const { file, item } = chosen;
    for (let tries = 1; ; tries += 1) {
      this.#update(id, (entry) => ({ ...entry, state: 'sending' }));
      try {
        const onProgress = (share: number) => this.#update(id, (entry) => ({ ...entry, share }));
        await this.#needs.send(file, item, {
          resumes: chosen.uploadId,
          onBegun: (uploadId) => {
            chosen.uploadId = uploadId;
          },
          onProgress,
          signal,
        });
        return;
      } catch (problem) {
        // What was announced a day ago is gone: the page begins anew.
        const isGone = chosen.uploadId !== undefined && isApiProblem(problem) && problem.status === 404;
        if (isGone) delete chosen.uploadId;
        if (signal.aborted || !(isGone || isWorthAnotherTry(problem))) throw problem;
        this.#update(id, (entry) => ({ ...entry, state: 'paused' }));
        await this.#needs.pause(tries, signal);
      }
    }
  }

  #forget(id: string): void {
    this.#chosen.delete(id);
    this.#show(this.#read().filter((entry) => entry.id !== id));
  }

  #update(id: string, change: (entry: PageUpload) => PageUpload): void {
    this.#show(this.#read().map((entry) => (entry.id === id ? change(entry) : entry)));
  }

  #show(entries: readonly PageUpload[]): void {
    getDefaultStore().set(this.entries, entries);
  }
}

const longestPauseMilliseconds = 15_000;

/** Waits a little longer after each try, and no longer than until the device has a line again. */
export function pauseBeforeRetry(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(1000 * 2 ** tries, longestPauseMilliseconds));
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
