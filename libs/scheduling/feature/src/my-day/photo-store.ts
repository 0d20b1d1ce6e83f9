import { createStore, del, set, values } from 'idb-keyval';

/** A photo from the camera that is on this device until its file has it. */
export type KeptPhoto = {
  id: string;
  /** Its place among the photos of this device: several are added within one millisecond. */
  place: number;
  userId: string;
  visitId: string;
  assignmentId: string;
  name: string;
  type: string;
  content: Blob;
  /** The upload that has begun: what has arrived is not sent again. */
  uploadId?: string | undefined;
  /** Why the server did not take it. */
  code?: string | undefined;
};

/** Where photos are kept, each by itself: a large one is not written again with every other. */
export type PhotoStore = {
  all: () => Promise<KeptPhoto[]>;
  put: (photo: KeptPhoto) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

/** The store of this device, which survives a reload and a night without a network. */
export function devicePhotos(): PhotoStore {
  const store = createStore('dosar-field-photos', 'photos');
  return {
    all: () => values<KeptPhoto>(store),
    put: (photo) => set(photo.id, photo, store),
    remove: (id) => del(id, store),
  };
}
