/** Matches an open window, but for those whose top is written into: the command palette, which has nothing at its foot. */
export const openWindow = '[data-window]:not([data-window=top])[data-state=open]';
