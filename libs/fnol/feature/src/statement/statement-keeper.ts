import { isApiProblem } from '@dosar/api-client';
import { changedElsewhere, leavesOf, type TwiceChanged } from './merge-statement.ts';

/** A statement as the server has it; no version while nobody has begun it. */
export type Stored<Answers> = { answers: Answers; version: number | null; at: string | null };

/** How what is typed stands: kept at a moment, on its way, tried again soon, not to be kept as it is, or changed by two. */
export type KeptState =
  | { is: 'untouched' | 'typing' | 'saving' | 'failed' | 'incomplete' }
  | { is: 'saved'; at: string }
  | { is: 'refused'; error: unknown }
  | { is: 'twice'; changes: readonly TwiceChanged[] };

/** What the page does for the keeper. */
export type KeeperPage<Answers> = {
  /** What stands on the page now; nothing while it cannot be kept as it is. */
  read: () => { answers: Answers; isComplete: boolean };
  /** Writes what somebody else has changed into a box that nobody touches here. */
  write: (path: string, value: unknown) => void;
  send: (answers: Answers, version: number | null) => Promise<Stored<Answers>>;
  readAgain: () => Promise<Stored<Answers>>;
  onState: (state: KeptState) => void;
};

/** Typing pauses this long before it is kept. */
const pauseMs = 1500;
/** After a failure it is tried again. */
const againMs = 8000;

/** Keeps what is typed into a statement on the server, one call at a time, together with what somebody else types there. */
export class StatementKeeper<Answers extends object> {
  page: KeeperPage<Answers> | undefined;
  #base: Stored<Answers>;
  #theirs: Stored<Answers> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;

  constructor(opened: Stored<Answers>) {
    this.#base = opened;
  }

  /** Something was typed; it is kept after a pause unless it waits for a decision. */
  touch(waits: boolean): void {
    if (this.#theirs !== undefined || !this.#isDirty()) return;
    this.page?.onState({ is: 'typing' });
    if (!waits) this.#wait(pauseMs);
  }

  /** Keeps what was typed last, now; answers whether all of it is kept. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    this.#running ??= this.#keep().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** The statement was read again: what somebody else changed shows at once where nobody types. */
  hear(later: Stored<Answers>): void {
    const isNews = (later.version ?? 0) > (this.#base.version ?? 0);
    if (!isNews || this.#running !== undefined || this.#theirs !== undefined || this.page === undefined)
      return;
    if (this.#isDirty()) this.#wait(0);
    else this.#follow(later);
  }

  /** Both have changed a box: what stands here is kept, or what stands there is taken. */
  async decide(keeps: 'mine' | 'theirs'): Promise<void> {
    const theirs = this.#theirs;
    if (theirs === undefined || this.page === undefined) return;
    const { twice } = changedElsewhere(this.#base.answers, theirs.answers, this.page.read().answers);
    const there = leavesOf(theirs.answers);
    if (keeps === 'theirs') for (const { path } of twice) this.page.write(path, there.get(path));
    this.#theirs = undefined;
    this.#follow(theirs);
    await this.flush();
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #isDirty(): boolean {
    const typed = this.page?.read().answers;
    return typed !== undefined && JSON.stringify(typed) !== JSON.stringify(this.#base.answers);
  }

  async #keep(): Promise<boolean> {
    const { page } = this;
    if (page === undefined || this.#theirs !== undefined) return false;
    if (!this.#isDirty()) return true;
    const { answers, isComplete } = page.read();
    if (!isComplete) {
      page.onState({ is: 'incomplete' });
      return false;
    }
    page.onState({ is: 'saving' });
    try {
      this.#base = { ...(await page.send(answers, this.#base.version)), answers };
    } catch (error) {
      return this.#fail(error);
    }
    if (this.#isDirty()) this.#wait(pauseMs);
    page.onState({ is: 'saved', at: this.#base.at ?? '' });
    return true;
  }

  async #fail(error: unknown): Promise<boolean> {
    if (isApiProblem(error, 'stale_row_version')) return this.#merge();
    if (isApiProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429) {
      this.page?.onState({ is: 'refused', error });
      return false;
    }
    this.page?.onState({ is: 'failed' });
    this.#wait(againMs);
    return false;
  }

  /** Somebody else has kept something meanwhile: other boxes go together, a box that both changed waits for a decision. */
  async #merge(): Promise<boolean> {
    const { page } = this;
    if (page === undefined) return false;
    const theirs = await page.readAgain().catch(() => undefined);
    if (theirs === undefined) {
      page.onState({ is: 'failed' });
      this.#wait(againMs);
      return false;
    }
    const { twice } = changedElsewhere(this.#base.answers, theirs.answers, page.read().answers);
    if (twice.length > 0) {
      this.#theirs = theirs;
      page.onState({ is: 'twice', changes: twice });
      return false;
    }
    this.#follow(theirs);
    return this.#keep();
  }

  /** Goes on from what the server has; boxes that nobody touched here say what they say there. */
  #follow(later: Stored<Answers>): void {
    const { page } = this;
    if (page === undefined) return;
    const { untouched } = changedElsewhere(this.#base.answers, later.answers, page.read().answers);
    this.#base = later;
    for (const { path, now } of untouched) page.write(path, now);
    if (!this.#isDirty() && later.at !== null) page.onState({ is: 'saved', at: later.at });
  }
}
