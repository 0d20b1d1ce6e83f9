import { SidePanel, Text } from '@dosar/design-system';
import { useController } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { DuplicateComparison } from './duplicate-comparison.tsx';
import { duplicateMessages } from './duplicate-messages.ts';
import type { IntakeAnswers } from './intake-answers.ts';

type Decision = IntakeAnswers['similar_files'][number];

type DuplicatesPanelProps = {
  open: boolean;
  onClose: () => void;
  files: readonly Schema<'LikelyDuplicate'>[];
};

/** Compares what is being typed with the files that look like it; what is decided here is kept with its reason. */
export function DuplicatesPanel({ open, onClose, files }: DuplicatesPanelProps) {
  const { formatMessage: t } = useIntl();
  const { field } = useController<IntakeAnswers, 'similar_files'>({ name: 'similar_files' });
  const decide = (no: string, decision: Decision | undefined) =>
    field.onChange([
      ...field.value.filter(({ claim_file_no: known }) => known !== no),
      ...(decision === undefined ? [] : [decision]),
    ]);
  return (
    <SidePanel open={open} onClose={onClose} title={t(duplicateMessages.looksLike, { count: files.length })}>
      <Text tone="muted">{t(duplicateMessages.decide)}</Text>
      {files.map((file) => (
        <DuplicateComparison
          key={file.claim_file_no}
          file={file}
          decision={field.value.find(({ claim_file_no: no }) => no === file.claim_file_no)}
          onDecide={(decision) => decide(file.claim_file_no, decision)}
        />
      ))}
    </SidePanel>
  );
}
