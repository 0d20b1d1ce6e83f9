import { useState, type ReactNode } from 'react';
import { dialogWindow } from '../theme/lazy-parts.ts';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  /** Escape, the close button and a click outside; the parent decides what that means. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons, the one that goes on last. */
  footer?: ReactNode;
  /** `full` is the whole window and always dark, for looking at pictures. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** `alert` for what must be answered: nothing but its buttons closes it. */
  kind?: 'dialog' | 'alert';
};

/** An act that keeps the page behind it in sight. Its code is fetched when the browser is idle, not with the page. */
export function Dialog(props: DialogProps) {
  return <LazyWindow {...props} placement="center" />;
}

export type SidePanelProps = Omit<DialogProps, 'size' | 'kind'> & {
  /** The side it comes from. */
  from?: 'start' | 'end';
};

/** An act or a look at details beside the page, from its end side; the whole width on phones. */
export function SidePanel({ from = 'end', ...props }: SidePanelProps) {
  return <LazyWindow {...props} placement={from} />;
}

/** Where a window stands. */
export type Placement = 'center' | 'top' | 'start' | 'end';

type LazyWindowProps = DialogProps & { placement: Placement };

function LazyWindow(props: LazyWindowProps) {
  // Kept mounted after the first opening, so that closing can give the focus back to where it was.
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return <dialogWindow.Part {...props} />;
}
