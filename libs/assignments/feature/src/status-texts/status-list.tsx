import { foldText } from '@dosar/kernel/search-text';
import { Box, FilterTabs, PhaseGlyph, Stack, Text, TextField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';

/** A status as the list beside its texts shows it. */
export type ListedStatus = {
  key: string;
  kindOfWork: string;
  name: string;
  phase: Schema<'CategoryCode'>;
  /** Everything in which somebody may search. */
  words: string;
  /** What is missing, in a word each. */
  lacks: readonly string[];
};

type StatusListProps = {
  statuses: readonly ListedStatus[];
  chosenKey: string | null;
  /** What the filter for statuses that lack something is called; there is none when absent. */
  lacking?: string;
};

/** Every status under its kind of work, searched by name and text; each opens by its address. */
export function StatusList({ statuses, chosenKey, lacking }: StatusListProps) {
  const { formatMessage: t } = useIntl();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('all');
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const found = statuses.filter(
    ({ words: text, lacks }) =>
      (filter === 'all' || lacks.length > 0) && words.every((word) => foldText(text).includes(word)),
  );
  const lackingCount = statuses.filter(({ lacks }) => lacks.length > 0).length;
  return (
    <Stack gap="3">
      <TextField
        label={t(messages.find)}
        labelHidden
        placeholder={t(messages.find)}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {lacking !== undefined && (
        <FilterTabs
          label={t(messages.filter)}
          tabs={[
            { id: 'all', label: t(messages.all), count: String(statuses.length) },
            { id: 'lacking', label: lacking, count: String(lackingCount) },
          ]}
          selected={filter}
          onSelect={setFilter}
        />
      )}
      {found.length === 0 && <Text tone="muted">{t(messages.noneFound)}</Text>}
      {[...Map.groupBy(found, ({ kindOfWork }) => kindOfWork)].map(([kindOfWork, members]) => (
        <Box as="section" key={kindOfWork} aria-label={kindOfWork}>
          <Text as="h3" tone="muted" size="sm">
            {kindOfWork}
          </Text>
          <Box as="ul" listStyleType="none" marginInline="-2">
            {members.map((status) => (
              <li key={status.key}>
                <StatusLink status={status} isOpen={status.key === chosenKey} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

function StatusLink({ status, isOpen }: { status: ListedStatus; isOpen: boolean }) {
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      gap="2"
      minHeight={{ base: '44px', md: 'var(--dosar-row)' }}
      paddingInline="2"
      borderRadius="md"
      color="text"
      textDecoration="none"
      _hover={{ background: 'hover' }}
      css={{ '&[aria-current]': { background: 'brandSubtle', fontWeight: 'strong' } }}
    >
      <Link to={`?status=${encodeURIComponent(status.key)}`} aria-current={isOpen ? 'true' : undefined}>
        <PhaseGlyph phase={status.phase} />
        <Box as="span" flex="1" minWidth="0" overflowWrap="anywhere">
          {status.name}
        </Box>
        {status.lacks.map((lack) => (
          <Box
            as="span"
            key={lack}
            fontSize="sm"
            color="phaseWaiting"
            background="phaseWaitingSubtle"
            paddingInline="1"
            borderRadius="sm"
            whiteSpace="nowrap"
          >
            {lack}
          </Box>
        ))}
      </Link>
    </Box>
  );
}
