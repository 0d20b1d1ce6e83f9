import { useSyncExternalStore } from 'react';
import {
  chooseColorMode,
  onColorModeChange,
  readColorMode,
  resolveColorMode,
  type ColorMode,
} from './color-mode.ts';

/** The chosen colour mode, the colours it means now, and how to choose another. */
export function useColorMode(): {
  mode: ColorMode;
  resolved: 'light' | 'dark';
  choose: (mode: ColorMode) => void;
} {
  const mode = useSyncExternalStore(onColorModeChange, readColorMode);
  const resolved = useSyncExternalStore(onColorModeChange, () => resolveColorMode(readColorMode()));
  return { mode, resolved, choose: chooseColorMode };
}
