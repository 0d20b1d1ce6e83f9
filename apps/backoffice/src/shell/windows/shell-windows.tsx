import { preloadWhenIdle } from '@dosar/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { lazyWindow } from './lazy-window.tsx';
import { OpenWindowContext, type ShellWindow } from './open-window.ts';

const ChangePasswordWindow = lazyWindow(
  async () => (await import('@dosar/account-feature/change-password')).ChangePasswordDialog,
);
const loadCommandWindow = async () => (await import('../commands/command-window.tsx')).loadCommandWindow();
const CommandWindow = lazyWindow(loadCommandWindow);
const NoticesWindow = lazyWindow(async () => (await import('../notices/notices-window.tsx')).NoticesWindow);
const ShortcutsWindow = lazyWindow(
  async () => (await import('../shortcuts/shortcuts-window.tsx')).ShortcutsWindow,
);

/** Keeps the windows of the shell, of which one at a time is open. */
export function ShellWindows({ children }: { children: ReactNode }) {
  const [openWindow, setOpenWindow] = useState<ShellWindow>();
  const windowProps = (window: ShellWindow) => ({
    open: openWindow === window,
    // A window that gives way to another one tells that it closes, too.
    onClose: () => setOpenWindow((present) => (present === window ? undefined : present)),
  });
  // Whoever presses its keys goes on typing at once.
  useEffect(function preloadCommands() {
    return preloadWhenIdle([loadCommandWindow]);
  }, []);
  return (
    <OpenWindowContext value={setOpenWindow}>
      {children}
      <CommandWindow {...windowProps('commands')} />
      <NoticesWindow {...windowProps('notices')} />
      <ShortcutsWindow {...windowProps('shortcuts')} />
      <ChangePasswordWindow {...windowProps('changePassword')} />
    </OpenWindowContext>
  );
}
