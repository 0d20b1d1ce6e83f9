import type { MessageDescriptor } from 'react-intl';

/**
 * Where a shortcut holds: on every page, on the page that is open, or in a list of it.
 *
 * A list listens itself while the focus is in it. From outside its letters only lead into it, and its other keys are those
 * of the page: an arrow scrolls.
 */
export type ShortcutScope = 'everywhere' | 'page' | 'list';

/** A key that does something, declared by whoever does it; help and command palette show what is declared. */
export type Shortcut = {
  /** Unique among the shortcuts of its scope. */
  id: string;
  /**
   * What is pressed, by any of these ways: `?`, `mod+k` (Ctrl, or Cmd on a Mac), `g t` for one after the other.
   *
   * The names are those of `KeyboardEvent.key`, letters in lower case.
   */
  keys: readonly [string, ...string[]];
  label: MessageDescriptor;
  scope: ShortcutScope;
  /** Absent where somebody else listens to the key and the shortcut is only told of. */
  run?: () => void;
};

/** Whether keys are plain characters, which people who dictate may press without wanting to (WCAG 2.1.4). */
export function isSingleKey(keys: string): boolean {
  return keys.split(' ').every((stroke) => stroke.length === 1);
}
