import { api, dataOf, isApiProblem, type ApiProblem } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { atom, getDefaultStore, type Atom } from 'jotai';
import type { NoteLines, UnsavedLines } from './note-lines.ts';

/** How saving stands, as the page says it. */
export type SavingState =
  | { kind: 'saved'; at: Date | undefined }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'refused'; problem: ApiProblem };

const quietMilliseconds = 500;
const retryMilliseconds = 4_000;
/** The way was blocked: nothing is wrong with what was sent. */
const blocked = [0, 429, 502, 503, 504];

const placeOf = (noteId: string) => `dosar.note-lines.${noteId}`;

/** What a note had not saved when its page went, in this tab. */
export function keptLines(noteId: string): UnsavedLines | undefined {
  const kept = sessionStorage.getItem(placeOf(noteId));
  return kept === null ? undefined : (JSON.parse(kept) as UnsavedLines);
}

/**
 * Saves lines shortly after they change, one call after the other, and again until the network is back.
 *
 * What is not saved yet is kept in the tab, so that loading the page anew loses nothing.
 */
export class LineSaver {
  readonly #state = atom<SavingState>({ kind: 'saved', at: undefined });
  readonly #noteId: string;
  readonly #lines: NoteLines;
  readonly #onSaved: (answer: Schema<'SavedLines'>) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #isStarted = false;

  constructor(noteId: string, lines: NoteLines, onSaved: (answer: Schema<'SavedLines'>) => void) {
    this.#noteId = noteId;
    this.#lines = lines;
    this.#onSaved = onSaved;
  }

  get state(): Atom<SavingState> {
    return this.#state;
  }

  /** Saves at once, such as before a note is closed; a call that is on its way is waited for first. */
  readonly flush = async (): Promise<void> => {
    await this.#sending;
    const changes = this.#lines.toSave();
    if (!changes) return;
    this.#sending = this.#send(changes);
    await this.#sending;
    this.#sending = undefined;
  };

  /** Follows the lines until it is stopped; what is unsaved then is sent at once. */
  readonly start = (): (() => void) => {
    this.#isStarted = true;
    const sendNow = () => void this.flush();
    const unsubscribe = this.#lines.subscribe(() => {
      this.#keep();
      if (this.#lines.toSave()) this.#later(quietMilliseconds);
    });
    window.addEventListener('online', sendNow);
    this.#later(0);
    return () => {
      this.#isStarted = false;
      clearTimeout(this.#timer);
      unsubscribe();
      window.removeEventListener('online', sendNow);
      sendNow();
    };
  };

  async #send(changes: Parameters<NoteLines['saved']>[0]): Promise<void> {
    this.#tell({ kind: 'saving' });
    try {
      const answer = await dataOf(
        api.POST('/api/claim/assessmentNote/saveLines/{assessment_note_id}', {
          params: { path: { assessment_note_id: this.#noteId } },
          body: changes,
        }),
      );
      this.#lines.saved(changes, answer);
      this.#onSaved(answer);
      this.#tell({ kind: 'saved', at: new Date() });
    } catch (problem) {
      if (!isApiProblem(problem)) throw problem;
      if (blocked.includes(problem.status)) {
        this.#tell({ kind: 'offline' });
        this.#later(retryMilliseconds);
      } else this.#tell({ kind: 'refused', problem });
    }
    this.#keep();
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#isStarted) this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #tell(state: SavingState): void {
    getDefaultStore().set(this.#state, state);
  }

  #keep(): void {
    const unsaved = this.#lines.unsaved();
    const isEmpty = unsaved.lines.length + unsaved.removed.length === 0;
    if (isEmpty) sessionStorage.removeItem(placeOf(this.#noteId));
    else sessionStorage.setItem(placeOf(this.#noteId), JSON.stringify(unsaved));
  }
}
