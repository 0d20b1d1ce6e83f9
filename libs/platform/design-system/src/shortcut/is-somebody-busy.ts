import { isWindowOpen, takesCharacters } from './key-stroke.ts';

/** Whether somebody is in the middle of something: writing, choosing in a menu, or at work in a window. */
export function isSomebodyBusy(): boolean {
  return takesCharacters(document.activeElement) || isWindowOpen() || isMenuOpen();
}

function isMenuOpen(): boolean {
  return document.querySelector('[role=menu]') !== null;
}
