import { useQuery } from '@tanstack/react-query';
import { apiQuery, getAssignment, useQueryFailure } from '@dosar/api-client';
import { useEntries } from '@dosar/areas';
import { addressOfAssignment } from '@dosar/areas/claims';
import { readingPaneActs, readingPaneContents } from '@dosar/areas/worklist';
import { Plate } from '@dosar/claim-parts';
import {
  Box,
  Button,
  CopyButton,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  IconButton,
  KeyCaps,
  LoadingState,
  Text,
  useShortcuts,
  VisuallyHidden,
  tooltipProps,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';
import type { ReadingPane as Pane } from './use-reading-pane.ts';

type ReadingPaneProps = { pane: Pane; total: Schema<'CappedCount'> | undefined };

/** The open file beside its list: what it is about, what happened, what can be done next. */
export function ReadingPane({ pane, total }: ReadingPaneProps) {
  const { formatMessage: t } = useIntl();
  const { file, next, previous, open, undoLast } = pane;
  useShortcuts([
    { id: 'pane.next', keys: ['j'], label: messages.next, scope: 'page', run: () => next && open(next) },
    {
      id: 'pane.previous',
      keys: ['k'],
      label: messages.previous,
      scope: 'page',
      run: () => previous && open(previous),
    },
    { id: 'pane.undo', keys: ['z'], label: messages.undoLast, scope: 'page', run: undoLast },
  ]);
  return (
    <Flex
      as="aside"
      aria-label={t(messages.pane)}
      direction="column"
      flexShrink="0"
      width="clamp(520px, 45%, 620px)"
      position="sticky"
      top="var(--dosar-sticky-top, 0px)"
      height="calc(100dvh - var(--dosar-sticky-top, 0px) - 6.5rem)"
      minHeight="30rem"
      borderInlineStartWidth="1px"
      marginInlineEnd="-4"
    >
      {file ? (
        <OpenFile key={file.assignmentId} pane={pane} file={file} total={total} />
      ) : (
        <EmptyState kind="nothing-yet" title={t(messages.nothing)} description={t(messages.nothingAdvice)} />
      )}
    </Flex>
  );
}

type OpenFileProps = ReadingPaneProps & { file: NonNullable<Pane['file']> };

function OpenFile({ pane, file, total }: OpenFileProps) {
  const failureOf = useQueryFailure();
  const contents = useEntries(readingPaneContents).toSorted((one, other) => one.order - other.order);
  const acts = useEntries(readingPaneActs);
  const path = { claim_file_no: file.claimFileNo, assignment_id: file.assignmentId };
  const assignment = useQuery(apiQuery(getAssignment, { params: { path } }));
  const row = assignment.data?.header ?? pane.row;
  return (
    <>
      <PaneHeader pane={pane} file={file} row={row} total={total} />
      <Box flex="1" minHeight="0" overflowY="auto" paddingInline="4" paddingBottom="3">
        {assignment.isError && !assignment.data && <ErrorState {...failureOf(assignment)} />}
        {row ? (
          <Flex direction="column" gap="3">
            {contents.map(({ Content }, index) => (
              <Content key={index} row={row} assignment={assignment.data} />
            ))}
          </Flex>
        ) : (
          <LoadingState count={4} />
        )}
      </Box>
      <Box borderTopWidth="1px" paddingInline="4" paddingBlock="2.5" display="grid" gap="2">
        {assignment.data &&
          acts.map(({ Acts }, index) => (
            <Acts key={index} assignment={assignment.data} onActed={pane.advance} />
          ))}
        <UpNext pane={pane} />
      </Box>
    </>
  );
}

function PaneHeader({ pane, file, row, total }: OpenFileProps & { row: Schema<'WorklistRow'> | undefined }) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  const { previous, next, open, place, toggle } = pane;
  const address = addressOfAssignment({ claim_file_no: file.claimFileNo, assignment_id: file.assignmentId });
  return (
    <Flex alignItems="center" gap="1" paddingInlineStart="4" paddingInlineEnd="2" paddingBlock="2">
      <Heading as="h2" size="lg">
        {file.claimFileNo}
      </Heading>
      <CopyButton value={file.claimFileNo} name={file.claimFileNo} />
      {row?.plate && <Plate number={row.plate} />}
      <Box flex="1" />
      <IconButton
        icon="expand_less"
        label={t(messages.previous)}
        disabled={!previous}
        onClick={() => open(previous)}
      />
      {total && place >= 0 && (
        <Text as="span" tone="muted" numeric whiteSpace="nowrap" role="status">
          {t(messages.position, {
            place: number(place + 1),
            total: `${number(total.count)}${total.capped ? '+' : ''}`,
          })}
        </Text>
      )}
      <IconButton icon="expand_more" label={t(messages.next)} disabled={!next} onClick={() => open(next)} />
      <Button asChild variant="quiet" icon="open_in_new">
        <Link to={address} {...tooltipProps(t(messages.whole))}>
          <VisuallyHidden>{t(messages.whole)}</VisuallyHidden>
        </Link>
      </Button>
      <IconButton icon="close" label={t(messages.close)} onClick={toggle} />
    </Flex>
  );
}

function UpNext({ pane: { next } }: { pane: Pane }) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="2" alignItems="center" fontSize="sm">
      <Text as="span" tone="muted" size="sm" truncate flex="1" minWidth="0">
        {next
          ? t(messages.upNext, { file: next.claim_file_no, name: next.claimant_name ?? '' })
          : t(messages.last)}
      </Text>
      <KeyCaps keys={['j', 'k']} />
      <Text as="span" tone="muted" size="sm">
        {t(messages.without)}
      </Text>
    </Flex>
  );
}
