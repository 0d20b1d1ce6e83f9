import { Box, Button, FilterBar, SelectField, TextField } from '@dosar/design-system';
import { counties } from '@dosar/kernel/counties';
import { useIntl } from 'react-intl';
import { messages } from './directory-messages.ts';
import type { PartnerSearch } from './directory-queries.ts';
import { kindCodes } from './kind-codes.ts';
import { messages as kinds } from './partner-kinds.ts';

const states = ['active', 'suspended'] as const;
const countyChoices = counties.map(({ code: value, name: label }) => ({ value, label }));

type FiltersProps = {
  search: PartnerSearch;
  count: number | undefined;
  endingCount: number;
  onSearch: (search: PartnerSearch) => void;
};

/** Narrows the list of partners. */
export function DirectoryFilters({ search, count, endingCount, onSearch }: FiltersProps) {
  const { formatMessage: t } = useIntl();
  return (
    <FilterBar
      label={t(messages.search)}
      count={count === undefined ? undefined : t(messages.count, { count })}
    >
      <Box minWidth={{ base: 'full', md: '14rem' }}>
        <TextField
          label={t(messages.search)}
          labelHidden
          type="search"
          placeholder={t(messages.search)}
          value={search.q}
          onChange={({ target }) => onSearch({ ...search, q: target.value })}
        />
      </Box>
      <SelectField
        label={t(messages.kind)}
        labelHidden
        placeholder={t(messages.anyKind)}
        value={search.kind ?? ''}
        onChange={({ target }) =>
          onSearch({ ...search, kind: kindCodes.find((kind) => kind === target.value) })
        }
        choices={kindCodes.map((kind) => ({ value: kind, label: t(kinds[kind]) }))}
      />
      <SelectField
        label={t(messages.county)}
        labelHidden
        placeholder={t(messages.anyCounty)}
        value={search.county ?? ''}
        onChange={({ target }) => onSearch({ ...search, county: target.value || undefined })}
        choices={countyChoices}
      />
      <SelectField
        label={t(messages.state)}
        labelHidden
        placeholder={t(messages.anyState)}
        value={search.state ?? ''}
        onChange={({ target }) =>
          onSearch({ ...search, state: states.find((state) => state === target.value) })
        }
        choices={states.map((state) => ({ value: state, label: t(messages[state]) }))}
      />
      {(endingCount > 0 || search.endsSoon) && (
        <Button
          icon="warning"
          aria-pressed={search.endsSoon}
          onClick={() => onSearch({ ...search, endsSoon: !search.endsSoon })}
        >
          {t(messages.endsSoon, { count: endingCount })}
        </Button>
      )}
    </FilterBar>
  );
}
