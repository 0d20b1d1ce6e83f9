import { useAtomValue } from 'jotai';
import {
  chooseColorMode,
  chosenColorMode,
  onDeviceColors,
  resolveColorMode,
  type ColorMode,
} from './color-mode.ts';
import { useBrowserFact } from './use-browser-fact.ts';

/** The chosen colour mode, the colours it means now, and how to choose another. */
export function useColorMode(): {
  mode: ColorMode;
  resolved: 'light' | 'dark';
  choose: (mode: ColorMode) => void;
} {
  const mode = useAtomValue(chosenColorMode);
  const resolved = useBrowserFact(onDeviceColors, () => resolveColorMode(mode));
  return { mode, resolved, choose: chooseColorMode };
}
