import { Box, Button, Flex, Heading } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { duplicateMessages } from './duplicate-messages.ts';

type Duplicate = Schema<'LikelyDuplicate'>;

/** How sure it is, as words beside three dots. */
export function useDuplicateWords() {
  const { formatMessage: t, formatList } = useIntl();
  const certain = {
    1: duplicateMessages.certain1,
    2: duplicateMessages.certain2,
    3: duplicateMessages.certain3,
  };
  return {
    certainty: ({ certainty }: Duplicate) =>
      t(certainty === 3 ? certain[3] : certainty === 2 ? certain[2] : certain[1]),
    reasons: ({ reasons }: Duplicate) =>
      formatList(
        reasons.map((reason) => t(duplicateMessages[reason])),
        { type: 'unit' },
      ),
  };
}

/** Three dots, as many full as it is certain. */
export function CertaintyDots({ certainty }: Pick<Duplicate, 'certainty'>) {
  return (
    <Box as="span" aria-hidden color={certainty === 3 ? 'danger' : 'textMuted'} whiteSpace="nowrap">
      {'●'.repeat(certainty)}
      {'○'.repeat(3 - certainty)}
    </Box>
  );
}

type DuplicateListProps = { files: readonly Duplicate[]; onCompare: () => void };

/** The files that look like what is being typed, each with the reasons for it. */
export function DuplicateList({ files, onCompare }: DuplicateListProps) {
  const { formatMessage: t } = useIntl();
  const words = useDuplicateWords();
  if (files.length === 0) return null;
  return (
    <Box as="section" paddingBlock="3" borderTopWidth="1px" aria-live="polite">
      <Flex alignItems="center" gap="2">
        <Heading as="h2" size="md">
          {t(duplicateMessages.looksLike, { count: files.length })}
        </Heading>
        <Box marginInlineStart="auto">
          <Button variant="quiet" onClick={onCompare}>
            {t(duplicateMessages.compare)}
          </Button>
        </Box>
      </Flex>
      <Box as="ul" listStyleType="none">
        {files.slice(0, 3).map((file) => (
          <Box as="li" key={file.claim_file_no} paddingBlock="1">
            <Flex gap="2" alignItems="baseline" flexWrap="wrap">
              <CertaintyDots certainty={file.certainty} />
              <Box as="span" fontWeight="strong">
                {file.claim_file_no}
              </Box>
              <Box as="span" color="textMuted">
                {words.certainty(file)}
              </Box>
            </Flex>
            <Box color="textMuted" fontSize="sm">
              {words.reasons(file)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
