import { isApiProblem } from '@dosar/api-client';
import { newId } from '@dosar/kernel/ids';
import type { KeptPhoto, PhotoStore } from './photo-store.ts';

/** The visit whose file gets the photos. */
export type PhotographedVisit = { visit_id: string; assignment_id: string };

/** Photos of one person: those that wait for the network, and those that the server did not take. */
export type Photos = { waiting: readonly KeptPhoto[]; refused: readonly KeptPhoto[] };

/** Sends one photo into its file; `onBegun` hears the upload with which it goes on after a break. */
export type SendPhoto = (photo: KeptPhoto, onBegun: (uploadId: string) => Promise<void>) => Promise<void>;

type Parts = {
  store: PhotoStore;
  send: SendPhoto;
  /** Runs work that no other tab does at the same time. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
};

/** Photos of one person on this device, in the order in which they were taken; each leaves it when its file has it. */
export class PhotoQueue {
  readonly #userId: string;
  readonly #parts: Parts;
  readonly #changed: (photos: Photos) => void;

  constructor(userId: string, parts: Parts, changed: (photos: Photos) => void) {
    this.#userId = userId;
    this.#parts = parts;
    this.#changed = changed;
  }

  async read(): Promise<Photos> {
    const own = (await this.#parts.store.all())
      .filter(({ userId }) => userId === this.#userId)
      .sort((one, other) => one.place - other.place);
    return {
      waiting: own.filter(({ code }) => code === undefined),
      refused: own.filter(({ code }) => code !== undefined),
    };
  }

  /** Keeps photos for the file of a visit. */
  async add(visit: PhotographedVisit, files: readonly File[]): Promise<void> {
    const kept = await this.#parts.store.all();
    const after = Math.max(0, ...kept.map(({ place }) => place));
    for (const [index, file] of files.entries())
      await this.#parts.store.put({
        id: newId(),
        place: after + 1 + index,
        userId: this.#userId,
        visitId: visit.visit_id,
        assignmentId: visit.assignment_id,
        name: file.name,
        type: file.type,
        content: file,
      });
    await this.#tell();
  }

  /** Sends what waits, the oldest first, and stops where the network does; answers how many arrived. */
  async send(): Promise<number> {
    let arrived = 0;
    await this.#parts.alone(`dosar.fieldPhotos.${this.#userId}`, async () => {
      for (;;) {
        const [next] = (await this.read()).waiting;
        if (next === undefined) return;
        const code = await this.#refusalOf(next);
        if (code === 'unreachable') return;
        if (code === 'begin_again') {
          await this.#parts.store.put({ ...next, uploadId: undefined });
          continue;
        }
        if (code === undefined) {
          await this.#parts.store.remove(next.id);
          arrived += 1;
        } else await this.#parts.store.put({ ...next, code });
        await this.#tell();
      }
    });
    return arrived;
  }

  /** Forgets photos that were not taken, once the person has read so. */
  async forgetRefused(): Promise<void> {
    for (const { id } of (await this.read()).refused) await this.#parts.store.remove(id);
    await this.#tell();
  }

  /**
   * Why the server did not take a photo: undefined when it did, `unreachable` when it is to be sent later, `begin_again` when the
   * upload that had begun was removed meanwhile.
   */
  async #refusalOf(photo: KeptPhoto): Promise<string | undefined> {
    try {
      await this.#parts.send(photo, (uploadId) => this.#parts.store.put({ ...photo, uploadId }));
      return undefined;
    } catch (error) {
      if (photo.uploadId !== undefined && isApiProblem(error) && error.status === 404) return 'begin_again';
      const isFinal = isApiProblem(error) && [400, 403, 404, 409, 413, 415, 422].includes(error.status);
      return isFinal ? error.code : 'unreachable';
    }
  }

  async #tell(): Promise<void> {
    this.#changed(await this.read());
  }
}
