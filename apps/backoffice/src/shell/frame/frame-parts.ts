import type { AreaManifest, FrameParts } from '@dosar/areas';
import { createContext } from 'react';

/** What all areas add to the frame, in its order. */
export const FramePartsContext = createContext<Required<FrameParts>>({ windows: [], background: [] });

/** Fetches what areas add to the frame. */
export async function loadFrameParts(areas: readonly AreaManifest[]): Promise<Required<FrameParts>> {
  const parts = await Promise.all(areas.map(async ({ frame }) => frame?.()));
  return {
    windows: parts.flatMap((part) => part?.windows ?? []).toSorted((one, other) => one.order - other.order),
    background: parts.flatMap((part) => part?.background ?? []),
  };
}
