import { totalLossLevel, totalLossShare } from '@dosar/assessment-domain';
import { useProblemText } from '@dosar/api-client';
import { Button, notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { addressOfEstimate } from '../estimate/estimate-query.ts';
import type { Note, OpenedNote } from '../note/note-query.ts';
import { headButtonId } from './closing-needs.tsx';
import { downloadNote } from './note-calls.ts';
import { stepMessages as messages } from './step-messages.ts';

/** What is done with the whole note in a window of its own. */
export type NoteStep =
  | { kind: 'head' | 'commit' | 'supplement' | 'total_loss' }
  | { kind: 'ignore'; finding: Schema<'NoteFinding'> };

type NoteStepsProps = {
  opened: OpenedNote;
  note: Note;
  isWritable: boolean;
  mayWrite: boolean;
  onOpen: (step: NoteStep) => void;
};

/** What can be done with the whole note, the next step as the filled button. */
export function NoteSteps({ opened, note, isWritable, mayWrite, onOpen }: NoteStepsProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [isSaving, setSaving] = useState(false);
  const isNewest = opened.versions.every(({ version_no: no }) => no <= note.version_no);
  const share = totalLossShare(note.totals.gross_bani, note.head.vehicle_value?.amount_bani);
  const save = async () => {
    setSaving(true);
    try {
      await downloadNote(note);
    } catch (problem) {
      notify.warning(problemText(problem));
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Button asChild>
        <Link to={addressOfEstimate(opened.start.assignment_id)}>{t(messages.estimate)}</Link>
      </Button>
      <Button icon="download" loading={isSaving} onClick={() => void save()}>
        {t(messages.pdf)}
      </Button>
      {isWritable && (
        <>
          <Button id={headButtonId} icon="tune" onClick={() => onOpen({ kind: 'head' })}>
            {t(messages.head)}
          </Button>
          <Button variant="primary" onClick={() => onOpen({ kind: 'commit' })}>
            {t(messages.commit)}
          </Button>
        </>
      )}
      {mayWrite && note.state === 'committed' && isNewest && (
        <>
          {totalLossLevel(share) === 'reached' && note.total_loss === null && (
            <Button icon="fact_check" onClick={() => onOpen({ kind: 'total_loss' })}>
              {t(messages.askTotalLoss)}
            </Button>
          )}
          <Button variant="primary" icon="add" onClick={() => onOpen({ kind: 'supplement' })}>
            {t(messages.supplement, { no: note.supplement_no + 1 })}
          </Button>
        </>
      )}
    </>
  );
}
