/** The name under which pages know the icon font of the organisation. */
export const iconFontFamily = 'Dosar icons';

let isReady = false;
const listeners = new Set<() => void>();

/** Whether icons come from the organisation's font; until then, and without one, they are our own pictures. */
export function isIconFontReady(): boolean {
  return isReady;
}

/** Says that the font is there, or that it no longer counts. */
export function setIconFontReady(ready: boolean): void {
  isReady = ready;
  for (const listener of listeners) listener();
}

/** Calls `listener` when the font has come or gone; returns how to stop. */
export function onIconFont(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
