import { DialogWindow, type DialogWindowProps } from '../dialog/dialog-window.tsx';

export type CommandDialogProps = Pick<
  DialogWindowProps,
  'open' | 'title' | 'onClose' | 'onClosed' | 'children'
>;

/** The window of the command palette, at the top of the page; the whole screen of a phone. Comes with its code, so fetch both lazily. */
export function CommandDialog(props: CommandDialogProps) {
  return <DialogWindow {...props} placement="top" />;
}
