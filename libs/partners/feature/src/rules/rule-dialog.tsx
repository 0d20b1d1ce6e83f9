import { ApprovalsDialog } from './approvals-dialog.tsx';
import { DocumentsDialog } from './documents-dialog.tsx';
import { MessagesDialog } from './messages-dialog.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { PartnersDialog } from './partners-dialog.tsx';
import { RouteDialog } from './route-dialog.tsx';
import type { RuleKind } from './rule-settings.ts';
import { SlaDialog } from './sla-dialog.tsx';
import type { RuleDialogProps } from './use-save-rule.ts';

const dialogs = {
  route: RouteDialog,
  sla: SlaDialog,
  messages: MessagesDialog,
  documents: DocumentsDialog,
  notice: NoticeDialog,
  approvals: ApprovalsDialog,
  partners: PartnersDialog,
};

/** Asks for what a rule of some kind needs. */
export function RuleDialog({ kind, ...props }: RuleDialogProps & { kind: RuleKind }) {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}
