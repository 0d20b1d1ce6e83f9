import { createContext, use } from 'react';

/** A window that lies over any page of the staff. */
export type ShellWindow = 'commands' | 'shortcuts' | 'notices' | 'changePassword';

type OpenWindow = (window: ShellWindow) => void;

/** Provided by `ShellWindows`. */
export const OpenWindowContext = createContext<OpenWindow | undefined>(undefined);

/** Opens a window in place of the one that is open. */
export function useOpenWindow(): OpenWindow {
  const open = use(OpenWindowContext);
  if (!open) throw new Error('useOpenWindow needs ShellWindows above it');
  return open;
}
