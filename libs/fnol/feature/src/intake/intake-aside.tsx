import { Box } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { besideFields } from './beside-fields.ts';
import { DuplicateList } from './duplicate-list.tsx';
import { DuplicatesPanel } from './duplicates-panel.tsx';
import type { IntakeAnswers } from './intake-answers.ts';
import { IntakeNotices } from './intake-notices.tsx';
import { MissingList } from './missing-list.tsx';
import { pageMessages } from './page-messages.ts';
import { useDuplicates } from './use-duplicates.ts';

type IntakeAsideProps = {
  formId: string;
  isComparing: boolean;
  /** Of the photos that came with the report. */
  hashes: readonly string[];
  onComparing: (isOpen: boolean) => void;
};

/** Beside the fields: what is still to be asked, and which files look alike. */
export function IntakeAside({ formId, isComparing, hashes, onComparing }: IntakeAsideProps) {
  const { formatMessage: t } = useIntl();
  const { files, refetch } = useDuplicates(hashes);
  const { similar_files: decided } = useAnswers<IntakeAnswers>();
  useEffect(
    function lookAgainForWhatTheServerFound() {
      if (isComparing) void refetch();
    },
    [isComparing, refetch],
  );
  const undecided = files.filter(
    ({ claim_file_no: no }) => !decided.some(({ claim_file_no: known }) => known === no),
  );
  return (
    <Box
      as="aside"
      aria-label={t(pageMessages.missing)}
      flexShrink="0"
      alignSelf="flex-start"
      css={{
        width: 'full',
        [besideFields]: {
          width: '17rem',
          position: 'sticky',
          top: 'calc(var(--dosar-sticky-top, 0px) + 4rem)',
          maxHeight: 'calc(100dvh - var(--dosar-sticky-top, 0px) - 5rem)',
          overflowY: 'auto',
          borderInlineStartWidth: '1px',
          paddingInlineStart: '4',
        },
      }}
    >
      <IntakeNotices look="card" />
      <MissingList formId={formId} />
      <DuplicateList files={undecided} onCompare={() => onComparing(true)} />
      <DuplicatesPanel open={isComparing} onClose={() => onComparing(false)} files={files} />
    </Box>
  );
}
