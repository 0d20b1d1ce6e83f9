import { AssignDialog } from './assign-dialog.tsx';
import type { ChangeDialogProps } from './assignment-change.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { DueDialog } from './due-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';

const dialogs = {
  assign: AssignDialog,
  document: DocumentDialog,
  due: DueDialog,
  note: NoteDialog,
  snooze: SnoozeDialog,
  status: StatusDialog,
  tag: TagDialog,
};

/** A change that needs further words before it is made. */
export type AskedChange = keyof typeof dialogs;

/** The dialog of a change. */
export function ChangeWindow({ kind, ...dialog }: ChangeDialogProps & { kind: AskedChange }) {
  const Dialog = dialogs[kind];
  return <Dialog {...dialog} />;
}
