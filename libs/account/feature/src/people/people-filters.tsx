import { Box, FilterBar, Flex, SelectField, TextField } from '@dosar/design-system';
import { useLocale } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './people-messages.ts';
import { rolesQuery, teamsQuery, type PeopleSearch } from './people-queries.ts';
import { isState, stateLooks, states } from './person-state.tsx';

type PeopleFiltersProps = {
  search: PeopleSearch;
  counts: Schema<'PeoplePage'>['counts'];
  onSearch: (search: PeopleSearch) => void;
};

/** Narrows the list of people by words, state, role and team. */
export function PeopleFilters({ search, counts, onSearch }: PeopleFiltersProps) {
  const { formatMessage: t, formatNumber } = useIntl();
  const [locale] = useLocale();
  const roles = useQuery(rolesQuery);
  const teams = useQuery(teamsQuery);
  const countOf = (id: string) => counts.find(({ state }) => state === id)?.count ?? 0;
  const chosen = (value: string) => (value === '' ? undefined : value);
  return (
    <FilterBar label={t(messages.search)}>
      <Box minWidth={{ base: 'full', md: '16rem' }}>
        <TextField
          label={t(messages.search)}
          labelHidden
          type="search"
          placeholder={t(messages.search)}
          value={search.q}
          onChange={({ target }) => onSearch({ ...search, q: target.value })}
        />
      </Box>
      {/* On a phone the choices stand in one row that scrolls, so that the people begin on the first screen. */}
      <Flex
        gap="2"
        width={{ base: 'full', md: 'auto' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        css={{ '& > *': { flex: 'none', width: 'auto' } }}
      >
        <SelectField
          label={t(messages.states)}
          labelHidden
          placeholder={t(messages.anyState)}
          value={search.state ?? ''}
          onChange={({ target }) =>
            onSearch({ ...search, state: isState(target.value) ? target.value : undefined })
          }
          choices={states.map((value) => ({
            value,
            label: `${t(stateLooks[value].label)} (${formatNumber(countOf(value))})`,
          }))}
        />
        <SelectField
          label={t(messages.role)}
          labelHidden
          placeholder={t(messages.anyRole)}
          value={search.roleCode ?? ''}
          onChange={({ target }) => onSearch({ ...search, roleCode: chosen(target.value) })}
          choices={(roles.data ?? []).map(({ role_code: value, name: label }) => ({ value, label }))}
        />
        <SelectField
          label={t(messages.team)}
          labelHidden
          placeholder={t(messages.anyTeam)}
          value={search.teamId ?? ''}
          onChange={({ target }) => onSearch({ ...search, teamId: chosen(target.value) })}
          choices={(teams.data?.teams ?? []).map(({ team_id: value, name_ro: ro, name_en: en }) => ({
            value,
            label: locale === 'en' ? en : ro,
          }))}
        />
      </Flex>
    </FilterBar>
  );
}
