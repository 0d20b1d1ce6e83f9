import { useState, type ReactNode } from 'react';
import { lazyWindow } from './lazy-window.tsx';
import { OpenWindowContext, type ShellWindow } from './open-window.ts';

const ChangePasswordWindow = lazyWindow(
  async () => (await import('@dosar/account-feature/change-password')).ChangePasswordDialog,
);
const HelpWindow = lazyWindow(async () => (await import('../help/help-window.tsx')).HelpWindow);

/** Keeps the windows of the shell, of which one at a time is open. */
export function ShellWindows({ children }: { children: ReactNode }) {
  const [openWindow, setOpenWindow] = useState<ShellWindow>();
  const windowProps = (window: ShellWindow) => ({
    open: openWindow === window,
    onClose: () => setOpenWindow(undefined),
  });
  return (
    <OpenWindowContext value={setOpenWindow}>
      {children}
      <HelpWindow {...windowProps('help')} />
      <ChangePasswordWindow {...windowProps('changePassword')} />
    </OpenWindowContext>
  );
}
