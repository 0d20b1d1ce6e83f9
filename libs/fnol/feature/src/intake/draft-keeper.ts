import { api, dataOf, isApiProblem, newIdempotencyKey } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

type Content = Schema<'ClaimDraftContent'>;

/** How a draft stands: nothing to keep yet, on its way, kept at a moment, not kept yet, or changed elsewhere. */
export type DraftState = { is: 'empty' | 'saving' | 'failed' | 'elsewhere' } | { is: 'saved'; at: string };

/** Typing pauses this long before it is kept. */
const pauseMs = 1500;
/** After a failure it is tried again. */
const againMs = 8000;

type Told = {
  /** What stands on the page now. */
  read: () => Content;
  onState: (state: DraftState) => void;
  /** Hears the id of a new draft, once. */
  onStarted: (id: string) => void;
};

/** Keeps what is typed on the server, one call at a time, from the first word on. */
export class DraftKeeper {
  told: Told | undefined;
  #kept: { id: string; rowVersion: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #isDirty = false;
  #isPaused = false;
  #isElsewhere = false;
  /** A draft that may have been started is started again with the same words under the same key. */
  #start: { key: string; content: Content } | undefined;

  constructor(opened: Schema<'ClaimDraft'> | undefined) {
    this.#kept = opened && { id: opened.claim_draft_id, rowVersion: opened.row_version };
  }

  /** Something was typed. */
  touch(): void {
    this.#isDirty = true;
    if (!this.#isElsewhere) this.#wait(pauseMs);
  }

  /** Keeps what was typed last, now. */
  flush(): void {
    clearTimeout(this.#timer);
    void this.#keep();
  }

  /** Nothing is kept while a claim is registered; answers the draft that it ends, once all that is on its way has arrived. */
  async pause(): Promise<string | undefined> {
    this.#isPaused = true;
    clearTimeout(this.#timer);
    await this.#running;
    return this.#kept?.id;
  }

  /** The claim was not registered: what is typed is kept again. */
  resume(): void {
    this.#isPaused = false;
    if (this.#isDirty) this.#wait(pauseMs);
  }

  /** Saves what stands here over what another window saved. */
  async overwrite(): Promise<void> {
    if (this.#kept === undefined) return;
    const path = { claim_draft_id: this.#kept.id };
    const theirs = await dataOf(api.GET('/api/fnol/getClaimDraft/{claim_draft_id}', { params: { path } }));
    this.#kept = { id: theirs.claim_draft_id, rowVersion: theirs.row_version };
    this.#isElsewhere = false;
    await this.#keep();
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#keep(), milliseconds);
  }

  async #keep(): Promise<void> {
    if (this.#running !== undefined || this.#isPaused || !this.#isDirty || this.told === undefined) return;
    this.#isDirty = false;
    this.told.onState({ is: 'saving' });
    this.#running = this.#send(this.told.read()).then(
      (at) => {
        this.#running = undefined;
        this.told?.onState({ is: 'saved', at });
        if (this.#isDirty) this.#wait(pauseMs);
      },
      (error: unknown) => {
        this.#running = undefined;
        this.#isDirty = true;
        this.#fail(error);
      },
    );
    await this.#running;
  }

  #fail(error: unknown): void {
    this.#isElsewhere = isApiProblem(error, 'stale_row_version');
    if (this.#isElsewhere) {
      this.told?.onState({ is: 'elsewhere' });
      return;
    }
    // The draft was thrown away meanwhile: what stands here becomes a new one.
    if (isApiProblem(error, 'not_found')) {
      this.#kept = undefined;
      this.#start = undefined;
    }
    this.told?.onState({ is: 'failed' });
    this.#wait(againMs);
  }

  async #send(content: Content): Promise<string> {
    if (this.#kept === undefined) return this.#begin(content);
    const { id, rowVersion } = this.#kept;
    const saved = await dataOf(
      api.POST('/api/fnol/saveClaimDraft/{claim_draft_id}', {
        params: { path: { claim_draft_id: id } },
        body: { row_version: rowVersion, content },
      }),
    );
    this.#kept = { id, rowVersion: saved.row_version };
    return saved.saved_at;
  }

  async #begin(content: Content): Promise<string> {
    this.#start ??= { key: newIdempotencyKey(), content };
    const started = await dataOf(
      api.POST('/api/fnol/startClaimDraft', {
        params: { header: { 'Idempotency-Key': this.#start.key } },
        body: this.#start.content,
      }),
    );
    this.#kept = { id: started.claim_draft_id, rowVersion: started.row_version };
    // What was typed since the first try is saved right after.
    if (this.#start.content !== content) this.#isDirty = true;
    this.told?.onStarted(started.claim_draft_id);
    return started.saved_at;
  }
}
