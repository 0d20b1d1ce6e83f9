import { newId } from '@dosar/kernel/ids';
import { useState } from 'react';

/** A photo that came with the report; known by its content before it is sent. */
export type ReceivedPhoto = { id: string; file: File; hash: string };

/** The photos that came with the report of this page; a draft keeps none of them. */
export function useReceivedPhotos() {
  const [photos, setPhotos] = useState<readonly ReceivedPhoto[]>([]);
  return {
    photos,
    add: async (files: readonly File[]) => {
      const read = await Promise.all(
        files.map(async (file) => ({ id: newId(), file, hash: await hashOf(file) })),
      );
      setPhotos((known) => [
        ...known,
        // The same photo twice is one photo.
        ...read.filter(
          ({ hash }, place) =>
            [...known, ...read.slice(0, place)].every((other) => other.hash !== hash) || hash === '',
        ),
      ]);
    },
    remove: (id: string) => setPhotos((known) => known.filter((photo) => photo.id !== id)),
  };
}

/** What the server knows photos by; a photo without one is compared with none. */
export const hashesOf = (photos: readonly ReceivedPhoto[]) =>
  photos.map(({ hash }) => hash).filter((hash) => hash !== '');

/** SHA-256 of the content, as the server keeps it; empty where the browser has no way to find it. */
async function hashOf(file: File): Promise<string> {
  // Pages that came over an open line may not hash.
  if (!('subtle' in crypto)) return '';
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
