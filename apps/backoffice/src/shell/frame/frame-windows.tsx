import type { FrameWindow } from '@dosar/areas';
import { useSession } from '@dosar/auth';
import { useShortcuts } from '@dosar/design-system';
import { use, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyWindow } from '../windows/lazy-window.tsx';
import { WindowButton } from '../windows/window-button.tsx';
import { FramePartsContext } from './frame-parts.ts';

/** The pictures in the bar that open the windows of areas. */
export function FrameWindowButtons() {
  return useOwnWindows().map((part) => <OpenButton key={part.label.id} part={part} />);
}

/** The windows of areas, beside the page. */
export function FrameWindows() {
  return useOwnWindows().map((part) => <OpenedWindow key={part.label.id} part={part} />);
}

/** The windows for whoever is signed in. */
function useOwnWindows(): readonly FrameWindow[] {
  const { windows } = use(FramePartsContext);
  const { profile } = useSession();
  return windows.filter(({ isFor }) => !isFor || (profile && isFor(profile)));
}

function OpenButton({ part: { icon, label, useWindow } }: { part: FrameWindow }) {
  const { formatMessage: t } = useIntl();
  const { isOpen, open, close } = useWindow();
  // Where the page stays usable beside the window, the same button closes it.
  return <WindowButton icon={icon} label={t(label)} isOpen={isOpen} onOpen={isOpen ? close : open} />;
}

function OpenedWindow({ part: { label, keys, useWindow, load } }: { part: FrameWindow }) {
  const { isOpen, open, close } = useWindow();
  const [Window] = useState(() => lazyWindow(load));
  useShortcuts(
    keys ? [{ id: label.id ?? '', keys, label, scope: 'everywhere', run: isOpen ? close : open }] : [],
  );
  return <Window open={isOpen} onClose={close} />;
}
