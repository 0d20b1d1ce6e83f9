import type { FrameWindow } from '@dosar/areas';
import { use, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyWindow } from '../windows/lazy-window.tsx';
import { WindowButton } from '../windows/window-button.tsx';
import { FramePartsContext } from './frame-parts.ts';

/** The pictures in the bar that open the windows of areas. */
export function FrameWindowButtons() {
  return use(FramePartsContext).windows.map((part) => <OpenButton key={part.label.id} part={part} />);
}

/** The windows of areas, beside the page. */
export function FrameWindows() {
  return use(FramePartsContext).windows.map((part) => <OpenedWindow key={part.label.id} part={part} />);
}

function OpenButton({ part: { icon, label, useWindow } }: { part: FrameWindow }) {
  const { formatMessage: t } = useIntl();
  const { isOpen, open } = useWindow();
  return <WindowButton icon={icon} label={t(label)} isOpen={isOpen} onOpen={open} />;
}

function OpenedWindow({ part: { useWindow, load } }: { part: FrameWindow }) {
  const { isOpen, close } = useWindow();
  const [Window] = useState(() => lazyWindow(load));
  return <Window open={isOpen} onClose={close} />;
}
