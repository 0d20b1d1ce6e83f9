import { createContext } from 'react';

/** How a photo is looked at: how many times larger, and turned by how many quarters. */
export type PhotoLook = { zoom: number; turns: number; link?: PhotoLink };

/** The place of a photo in the middle of its stage, as shares of the photo. */
type Middle = { x: number; y: number };

/** Photos that are moved together. */
export type PhotoLink = {
  tell: (middle: Middle, by: object) => void;
  follow: (stage: Follower) => () => void;
};

type Follower = { key: object; moveTo: (middle: Middle) => void };

/** Lets photos beside each other show the same place of what is in them. */
export function photoLink(): PhotoLink {
  const followers = new Set<Follower>();
  return {
    tell: (middle, by) => {
      for (const { key, moveTo } of followers) if (key !== by) moveTo(middle);
    },
    follow: (stage) => {
      followers.add(stage);
      return () => followers.delete(stage);
    },
  };
}

/** The look of the photos inside a viewer. */
export const PhotoLookContext = createContext<PhotoLook>({ zoom: 1, turns: 0 });

const zooms = [1, 1.5, 2, 3, 4, 6];

/** The next larger or smaller zoom; the largest and the smallest stay what they are. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const place = zooms.indexOf(zoom) + (direction === 'in' ? 1 : -1);
  return zooms[place] ?? zoom;
}
