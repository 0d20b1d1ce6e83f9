import { useAtomValue } from 'jotai';
import { chooseDensity, chosenDensity, type Density } from './density.ts';

/** The chosen density and how to choose another. */
export function useDensity(): { density: Density; choose: (density: Density) => void } {
  return { density: useAtomValue(chosenDensity), choose: chooseDensity };
}
