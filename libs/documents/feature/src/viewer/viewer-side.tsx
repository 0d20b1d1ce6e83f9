import type { Document } from '@dosar/api-client';
import {
  Box,
  Button,
  DescriptionList,
  Flex,
  Heading,
  IconButton,
  Stack,
  StatusChip,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { fileSize } from '../document-list/document-facts.ts';
import { phaseOfState } from '../section/document-groups.ts';
import { messages as sectionMessages } from '../section/messages.ts';
import { messages as verdictMessages } from '../verdict/messages.ts';
import { ChangeDocument } from './change-document.tsx';
import { messages } from './messages.ts';
import type { Mark } from './use-annotations.ts';

type ViewerSideProps = {
  document: Document;
  mayJudge: boolean;
  isJudging: boolean;
  onAccept: () => void;
  onRefuse: () => void;
  marks: readonly Mark[];
  mayMark: boolean;
  onRemoveMark: (mark: Mark) => void;
};

/** What is known of the document that is open, and what is decided about it. */
export function ViewerSide({ document, marks, mayMark, onRemoveMark, ...judging }: ViewerSideProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack as="aside" aria-label={t(messages.about)} gap="4" padding="4">
      <Box as="section" aria-labelledby="viewer-verdict">
        <Heading id="viewer-verdict" size="md">
          {t(messages.verdict)}
        </Heading>
        <Verdict document={document} {...judging} />
      </Box>
      <Box as="section" aria-labelledby="viewer-marks">
        <Heading id="viewer-marks" size="md">
          {t(messages.marks, { count: marks.length })}
        </Heading>
        <Marks marks={marks} mayMark={mayMark} onRemove={onRemoveMark} />
      </Box>
      <Box as="section" aria-labelledby="viewer-file">
        <Heading id="viewer-file" size="md">
          {t(messages.file)}
        </Heading>
        <FileFacts document={document} />
        {judging.mayJudge && <ChangeDocument key={document.row_version} document={document} />}
      </Box>
    </Stack>
  );
}

type VerdictProps = Pick<ViewerSideProps, 'document' | 'mayJudge' | 'isJudging' | 'onAccept' | 'onRefuse'>;

function Verdict({ document, mayJudge, isJudging, onAccept, onRefuse }: VerdictProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (
    <Stack gap="2">
      <StatusChip phase={phaseOfState[document.state]} label={t(sectionMessages[document.state])} />
      {document.judged_at && (
        <Box color="textMuted" fontSize="sm">
          {document.judged_by_name} · {formats.dateTime(document.judged_at)}
        </Box>
      )}
      {document.reject_reason && <Box>„{document.reject_reason}”</Box>}
      {mayJudge && (
        <Flex gap="2">
          <Button variant="primary" icon="check" loading={isJudging} onClick={onAccept}>
            {t(verdictMessages.accept)}
          </Button>
          <Button onClick={onRefuse}>{t(verdictMessages.refuseWhy)}</Button>
        </Flex>
      )}
    </Stack>
  );
}

function Marks({
  marks,
  mayMark,
  onRemove,
}: {
  marks: readonly Mark[];
  mayMark: boolean;
  onRemove: (mark: Mark) => void;
}) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  if (marks.length === 0) return <Box color="textMuted">{t(messages.noMarks)}</Box>;
  return (
    <Box as="ol" listStyleType="none">
      {marks.map((mark, index) => (
        <Flex as="li" key={mark.annotation_id} gap="2" alignItems="center">
          <Box fontWeight="strong" minWidth="5">
            {index + 1}
          </Box>
          <Box flex="1">
            {mark.label ?? t(messages[mark.shape.kind])}
            <Box color="textMuted" fontSize="sm">
              {mark.author_name} · {formats.dateTime(mark.system_time)}
            </Box>
          </Box>
          {mayMark && (
            <IconButton
              icon="delete"
              label={t(messages.removeMark, { number: index + 1 })}
              onClick={() => onRemove(mark)}
            />
          )}
        </Flex>
      ))}
    </Box>
  );
}

function FileFacts({ document }: { document: Document }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const isPicture = document.mime_type.startsWith('image/');
  return (
    <DescriptionList
      layout="pairs"
      facts={[
        {
          term: t(messages.sent),
          value: [
            formats.dateTime(document.system_time),
            document.uploaded_by_name ?? t(sectionMessages.fromClaimant),
          ].join(', '),
        },
        { term: t(messages.size), value: fileSize(document.size, formats) },
        {
          term: t(messages.fingerprint),
          value: `${document.sha256.slice(0, 8)}…${document.sha256.slice(-4)}`,
        },
        ...(isPicture ? [{ term: t(messages.place), value: t(messages.placeRemoved) }] : []),
        ...(document.duplicate_of
          ? [{ term: t(sectionMessages.duplicate), value: document.duplicate_of.file_name }]
          : []),
      ]}
    />
  );
}
