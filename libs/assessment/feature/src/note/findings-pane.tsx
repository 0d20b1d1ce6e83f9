import { Box, Button, Flex, Heading, Icon, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DraftLine } from '../lines/note-lines.ts';
import { findingMessages } from './finding-messages.ts';
import { threeColumns } from './three-columns.ts';
import { useFindingText } from './use-finding-text.ts';

type Finding = Schema<'NoteFinding'>;

type FindingsPaneProps = {
  findings: readonly Finding[];
  rulesVersion: number;
  all: readonly DraftLine[];
  /** Leads to the line. */
  onGo: (guid: string) => void;
  /** Absent where the note is closed. */
  onIgnore?: ((finding: Finding) => void) | undefined;
  onRecalculate?: (() => void) | undefined;
};

const icons = { error: 'error', warning: 'warning', comment: 'info' } as const;
const colors = { error: 'danger', warning: 'warning', comment: 'textMuted' } as const;
const order = ['error', 'warning', 'comment'];

/** How many findings are shown at first, the most serious ones: a long note has hundreds. */
const mostFindings = 20;

/** What the rules say of the note: errors keep it from being closed, warnings are to be looked at. */
export const FindingsPane = memo(MemoFindingsPane);

function MemoFindingsPane(props: FindingsPaneProps) {
  const { findings, rulesVersion, all, onGo, onIgnore, onRecalculate } = props;
  const { formatMessage: t } = useIntl();
  const [isWhole, showWhole] = useState(false);
  const numbers = new Map(all.map(({ itemGuid }, index) => [itemGuid, index + 1]));
  const numberOf = (guid: string | null | undefined) => numbers.get(guid ?? '') ?? 0;
  const open = findings.filter(({ ignored_reason: reason }) => reason === null);
  const count = (severity: Finding['severity']) => open.filter((found) => found.severity === severity).length;
  const sorted = findings.toSorted(
    (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity),
  );
  return (
    <Box
      as="section"
      paddingInline="4"
      paddingBlock="2"
      borderTopWidth="1px"
      flex="none"
      css={{ [threeColumns]: { maxHeight: '40%', overflowY: 'auto' } }}
      aria-label={t(findingMessages.title)}
    >
      <Flex gap="2" alignItems="baseline" flexWrap="wrap">
        <Heading as="h2" size="md">
          {t(findingMessages.title)}
        </Heading>
        <Text as="span" tone="muted" size="sm">
          {t(findingMessages.rules, { version: rulesVersion })}
        </Text>
        {count('error') > 0 && (
          <Text as="span" color="danger" fontWeight="strong">
            {t(findingMessages.errors, { count: count('error') })}
          </Text>
        )}
        {count('warning') > 0 && (
          <Text as="span" color="warning" fontWeight="strong">
            {t(findingMessages.warnings, { count: count('warning') })}
          </Text>
        )}
        {open.length === 0 && (
          <Text as="span" color="success">
            {t(findingMessages.none)}
          </Text>
        )}
        {onRecalculate && (
          <Box marginInlineStart="auto">
            <Button variant="quiet" icon="refresh" onClick={onRecalculate}>
              {t(findingMessages.recalculate)}
            </Button>
          </Box>
        )}
      </Flex>
      <Box as="ul" listStyleType="none">
        {sorted.slice(0, isWhole ? undefined : mostFindings).map((finding) => (
          <FindingLine
            key={finding.finding_key}
            finding={finding}
            no={numberOf(finding.item_guid)}
            other={numberOf(finding.other_item_guid)}
            part={all[numberOf(finding.item_guid) - 1]?.values.part_name ?? ''}
            onGo={onGo}
            onIgnore={onIgnore}
          />
        ))}
      </Box>
      {sorted.length > mostFindings && !isWhole && (
        <Button variant="quiet" icon="expand_more" onClick={() => showWhole(true)}>
          {t(findingMessages.more, { count: sorted.length - mostFindings })}
        </Button>
      )}
    </Box>
  );
}

type FindingLineProps = Pick<FindingsPaneProps, 'onGo' | 'onIgnore'> & {
  finding: Finding;
  /** Numbers of the lines that it is about; 0 for none. */
  no: number;
  other: number;
  part: string;
};

/** A long note has hundreds of them: only those that changed are drawn again. */
const FindingLine = memo(MemoFindingLine);

function MemoFindingLine({ finding, no, other, part, onGo, onIgnore }: FindingLineProps) {
  const { formatMessage: t } = useIntl();
  const textOf = useFindingText();
  const { item_guid: guid, severity, ignored_reason: reason } = finding;
  const words = textOf(finding, { part, other });
  return (
    <Flex as="li" gap="2" alignItems="center" minHeight="32px" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
      <Box color={colors[severity]} display="inline-flex">
        <Icon name={icons[severity]} label={t(findingMessages[severity])} />
      </Box>
      <Box minWidth="72px" fontWeight="strong" color={reason === null ? colors[severity] : 'textMuted'}>
        {guid === null ? (
          t(findingMessages.wholeNote)
        ) : (
          <Box
            as="button"
            minHeight={{ base: '44px', md: '28px' }}
            cursor="pointer"
            onClick={() => onGo(guid)}
          >
            {t(findingMessages.line, { no })}
          </Box>
        )}
      </Box>
      <Text
        as="span"
        flex="1"
        maxWidth="none"
        minWidth="12rem"
        color={reason === null ? undefined : 'textMuted'}
      >
        {words}
        {reason !== null && ` ${t(findingMessages.ignored, { reason })}`}
      </Text>
      {onIgnore && reason === null && severity !== 'comment' && (
        <Button variant="quiet" onClick={() => onIgnore(finding)}>
          {t(findingMessages.explain)}
        </Button>
      )}
    </Flex>
  );
}
