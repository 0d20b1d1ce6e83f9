import { useSyncExternalStore } from 'react';
import { chooseDensity, onDensityChange, readDensity, type Density } from './density.ts';

/** The chosen density and how to choose another. */
export function useDensity(): { density: Density; choose: (density: Density) => void } {
  return { density: useSyncExternalStore(onDensityChange, readDensity), choose: chooseDensity };
}
