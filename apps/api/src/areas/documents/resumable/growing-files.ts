import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, Upload } from '@tus/server';
import type { WorkingFileStore } from '#src/kernel/files/file-store.ts';

/** Files that arrive in parts: an empty one is made for each announcement, and grows by the tus protocol. */
export type GrowingFiles = {
  create: (id: string, size: number) => Promise<void>;
  /** Answers a request of the protocol about a file that the caller may write to. */
  handle: (request: Request) => Promise<Response>;
  /** How many bytes have arrived; `undefined` when there is no such file any more. */
  offsetOf: (id: string) => Promise<number | undefined>;
  pathOf: (id: string) => string;
  /** Removing what is gone is no error. */
  remove: (id: string) => Promise<void>;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps growing files in a folder of this machine, with the library of the protocol. */
export function growingFiles({ growing }: Pick<WorkingFileStore, 'growing'>): GrowingFiles {
  const store = new FileStore({ directory: growing });
  const server = new Server({ path: '/api/document/resumable', datastore: store });
  const known = (id: string) => store.getUpload(checked(id)).catch(() => undefined);
  return {
    async create(id, size) {
      await store.create(new Upload({ id: checked(id), size, offset: 0 }));
    },
    handle: (request) => server.handleWeb(request),
    offsetOf: async (id) => (await known(id))?.offset,
    pathOf: (id) => join(growing, checked(id)),
    async remove(id) {
      if ((await known(id)) !== undefined) await store.remove(id);
    },
  };
}

function checked(id: string): string {
  if (!uuid.test(id)) throw new TypeError('No upload has such an id.');
  return id;
}
