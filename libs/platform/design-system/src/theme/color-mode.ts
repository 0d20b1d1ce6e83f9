import { keptChoice } from '../kept/kept-choice.ts';
import { matchesMedia, onMediaChange } from './media-query.ts';

/** What a person chose; `system` follows the device. */
export type ColorMode = 'system' | 'light' | 'dark';

const storageKey = 'dosar.color-mode';
const darkQuery = '(prefers-color-scheme: dark)';
const printQuery = 'print';
const choice = keptChoice<ColorMode>(storageKey, ['system', 'light', 'dark']);

/**
 * The text of the inline script for `index.html` that prevents a flash of the wrong colours.
 *
 * It must run before the first paint, therefore before any module; its hash belongs in the content security policy.
 */
export const colorModeScript = `(()=>{let m;try{m=localStorage.getItem('${storageKey}')}catch{}const d=m==='dark'||m!=='light'&&matchMedia('${darkQuery}').matches;document.documentElement.classList.add(d?'dark':'light')})()`;

/** What the person chose on this device, or `system`, for everything that is drawn. */
export const chosenColorMode = choice.chosen;

/** The same for code that draws nothing. */
export const readColorMode = choice.read;

/** Whether anybody has chosen colours on this device. */
export const isColorModeChosen = choice.isMade;

/** The colours that `mode` means on this device now. */
export function resolveColorMode(mode: ColorMode): 'light' | 'dark' {
  if (mode !== 'system') return mode;
  return matchesMedia(darkQuery) ? 'dark' : 'light';
}

/** Shows the page in the colours of `mode` and remembers the choice on this device. */
export function chooseColorMode(mode: ColorMode): void {
  showColorMode(mode);
  choice.make(mode);
}

/** Puts the class on the root element that the style sheets read. */
export function showColorMode(mode: ColorMode): void {
  // Paper is light.
  const resolved = matchesMedia(printQuery) ? 'light' : resolveColorMode(mode);
  document.documentElement.classList.toggle('dark', resolved === 'dark');
  document.documentElement.classList.toggle('light', resolved === 'light');
}

/** Follows the device, and calls `listener` after each change of its own mode; returns how to stop. */
export function onDeviceColors(listener: () => void): () => void {
  const followDevice = () => {
    showColorMode(readColorMode());
    listener();
  };
  const stopFollowing = onMediaChange(darkQuery, followDevice);
  const stopPrinting = onMediaChange(printQuery, () => showColorMode(readColorMode()));
  return () => {
    stopPrinting();
    stopFollowing();
  };
}
