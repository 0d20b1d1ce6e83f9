import { createContext } from 'react';

/** How a photo is looked at: how many times larger, and turned by how many quarters. */
export type PhotoLook = { zoom: number; turns: number };

/** The look of the photos inside a viewer. */
export const PhotoLookContext = createContext<PhotoLook>({ zoom: 1, turns: 0 });

const zooms = [1, 1.5, 2, 3, 4, 6];

/** The next larger or smaller zoom; the largest and the smallest stay what they are. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const place = zooms.indexOf(zoom) + (direction === 'in' ? 1 : -1);
  return zooms[place] ?? zoom;
}
