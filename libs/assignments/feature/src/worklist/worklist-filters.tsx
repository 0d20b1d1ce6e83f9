import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, browseCounties, browseStatuses, referenceQuery } from '@dosar/api-client';
import { Box, Button, Flex, SelectField, useIsPhone, type Choice } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { SearchBox } from './search-box.tsx';
import { isNarrowed, type WorklistView } from './worklist-address.ts';

export type WorklistFiltersProps = {
  view: WorklistView;
  onChange: (values: Record<string, string | undefined>, options?: { replace: boolean }) => void;
  onClear: () => void;
};

const owners = { mine: 1, myTeam: 2, replaced: 4, unassigned: 8 } as const;
const deadlines = { overdue: 16, dueToday: 32 } as const;
const allOwners = 1 | 2 | 4 | 8;
const allDeadlines = 16 | 32;

/** What narrows the worklist; each choice goes straight into the address. On a phone the choices fold away. */
export function WorklistFilters({ view, onChange, onClear }: WorklistFiltersProps) {
  const { formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Flex
      as="form"
      role="search"
      gap="3"
      wrap="wrap"
      align="end"
      marginBottom="4"
      onSubmit={(event) => event.preventDefault()}
    >
      <Box flex={{ base: '1 1 10rem', md: '0 1 17rem' }}>
        <SearchBox text={view.search} onSearch={(q) => onChange({ q }, { replace: true })} />
      </Box>
      {isPhone && (
        <Button icon="filter_list" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(messages.filters)}
        </Button>
      )}
      {(!isPhone || isOpen) && <FilterChoices view={view} onChange={onChange} />}
      {isNarrowed(view) && (
        <Button variant="quiet" icon="close" onClick={onClear}>
          {t(messages.clear)}
        </Button>
      )}
    </Flex>
  );
}

function FilterChoices({ view, onChange }: Pick<WorklistFiltersProps, 'view' | 'onChange'>) {
  const { formatMessage: t } = useIntl();
  const counties = useQuery(referenceQuery(browseCounties));
  const choose = (name: string) => (event: { target: { value: string } }) =>
    onChange({ [name]: event.target.value });
  const chooseBits = (mask: number) => (event: { target: { value: string } }) =>
    onChange({ keys: String((view.filterKeys & ~mask) | Number(event.target.value) || '') });

  return (
    <>
      <SelectField
        label={t(messages.list)}
        placeholder={null}
        value={view.category}
        onChange={choose('category')}
        choices={(['active', 'new', 'waiting', 'done', 'cancelled', 'all'] as const).map((value) => ({
          value,
          label: t(messages[value]),
        }))}
      />
      <SelectField
        label={t(messages.whose)}
        placeholder={t(messages.everybody)}
        value={String(view.filterKeys & allOwners || '')}
        onChange={chooseBits(allOwners)}
        choices={(['mine', 'myTeam', 'replaced', 'unassigned'] as const).map((owner) => ({
          value: String(owners[owner]),
          label: t(messages[owner]),
        }))}
      />
      <SelectField
        label={t(messages.deadline)}
        placeholder={t(messages.anyDeadline)}
        value={String(view.filterKeys & allDeadlines || '')}
        onChange={chooseBits(allDeadlines)}
        choices={(['overdue', 'dueToday'] as const).map((deadline) => ({
          value: String(deadlines[deadline]),
          label: t(messages[deadline]),
        }))}
      />
      <SelectField
        label={t(messages.status)}
        placeholder={t(messages.all)}
        value={view.status ?? ''}
        onChange={choose('status')}
        choices={useStatusChoices()}
      />
      <SelectField
        label={t(messages.county)}
        placeholder={t(messages.all)}
        value={view.county ?? ''}
        onChange={choose('county')}
        choices={(counties.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      />
    </>
  );
}

/** Statuses of several kinds of assignment share a code; the list names each once. */
function useStatusChoices(): Choice[] {
  const { compare } = useFormats();
  const statuses = useQuery({ ...apiQuery(browseStatuses), staleTime: Infinity });
  const names = new Map((statuses.data ?? []).map(({ code, name }) => [code, name]));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compare(one.label, other.label));
}
