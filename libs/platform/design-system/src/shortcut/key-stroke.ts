/** Whether this is a Mac, where Cmd does what Ctrl does elsewhere. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/**
 * The key that was pressed as shortcuts name it: a letter is small whatever Caps Lock says, and where the layout has no Latin letters
 * it is the one in that place.
 */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length !== 1) return key;
  const small = key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return place !== undefined && /\p{L}/u.test(small) && !/\p{Script=Latin}/u.test(small)
    ? place.toLowerCase()
    : small;
}

/** What was pressed, in the words of a shortcut; nothing for presses that are no shortcut of ours. */
export function strokeOf(event: KeyboardEvent): string | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const [isModified, isForeign] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // Ctrl with Shift belongs to the browser; Alt types characters on many keyboards.
  if (altKey || isForeign || (isModified && shiftKey)) return undefined;
  const name = pressedKey(event);
  return isModified ? `mod+${name}` : name;
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role^=menu]';
const openWindow = '[role=dialog]:not([hidden], [data-beside-page]), [role=alertdialog]:not([hidden])';

/** Whether the key goes to something that takes characters itself. */
export function isTyped({ target }: KeyboardEvent): boolean {
  return takesCharacters(target);
}

/** Whether this is, or is part of, something that takes characters itself. */
export function takesCharacters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null;
}

/** Whether a window lies over the page: its keys are not those of the page. */
export function isWindowOpen(): boolean {
  return document.querySelector(openWindow) !== null;
}
