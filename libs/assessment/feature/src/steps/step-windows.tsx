import { useIntl } from 'react-intl';
import { notify } from '@dosar/design-system';
import { useNavigate } from 'react-router';
import { addressOfNote } from '../note/note-address.ts';
import type { Note, OpenedNote } from '../note/note-query.ts';
import type { NoteEditor } from '../note/use-note-editor.ts';
import { CommitDialog } from './commit-dialog.tsx';
import { HeadDialog } from './head-dialog.tsx';
import { askForTotalLoss, beginSupplement, ignoreFinding } from './note-calls.ts';
import type { NoteStep } from './note-steps.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { stepMessages as messages } from './step-messages.ts';

type StepWindowsProps = {
  step: NoteStep;
  opened: OpenedNote;
  note: Note;
  editor: NoteEditor;
  onClose: () => void;
};

/** The window of a step on the whole note. */
export function StepWindows({ step, opened, note, editor, onClose }: StepWindowsProps) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const { show } = editor;
  switch (step.kind) {
    case 'head':
      return <HeadDialog note={note} onSaved={show} onClose={onClose} />;
    case 'commit':
      return <CommitDialog note={note} start={opened.start} editor={editor} onClose={onClose} />;
    case 'ignore':
      return (
        <ReasonDialog
          title={t(messages.ignoreTitle)}
          text={t(messages.ignoreText)}
          submitLabel={t(messages.ignore)}
          onSend={(reason) => ignoreFinding(note, step.finding.finding_key, reason)}
          onSent={show}
          onClose={onClose}
        />
      );
    case 'supplement':
      return (
        <ReasonDialog
          title={t(messages.supplementTitle, { no: note.supplement_no + 1 })}
          text={t(messages.supplementText)}
          submitLabel={t(messages.supplementBegin)}
          onSend={(reason) => beginSupplement(note, reason)}
          onSent={(answer) => {
            show(answer);
            notify.success(t(messages.supplementBegun));
            // Without a version in the address, the newest is shown.
            void navigate(addressOfNote(answer.start.assignment_id), { replace: true });
          }}
          onClose={onClose}
        />
      );
    case 'total_loss':
      return (
        <ReasonDialog
          title={t(messages.totalLossTitle)}
          text={t(messages.totalLossText)}
          submitLabel={t(messages.totalLossSend)}
          onSend={(reason) => askForTotalLoss(note, reason)}
          onSent={show}
          onClose={onClose}
        />
      );
  }
}
