import { apiQuery, browseAssessmentCentreCounties } from '@dosar/api-client';
import { Box, Button, FilterTabs, Flex, Grid, IconButton, SelectField } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { addDays } from '@dosar/kernel/dates';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useVisitWords } from '../visit-words/use-visit-words.ts';
import { states, visitTypes, type BoardAddress } from './board-address.ts';
import type { Board } from './board-plan.ts';
import { messages } from './messages.ts';

const stateWords = { ...messages, finished: messages.finishedState };

type BoardHeadProps = { address: BoardAddress; view: string; from: string; people: Board['people'] };

/** Which day, how it is looked at, and what of it. */
export function BoardHead({ address, view, from, people }: BoardHeadProps) {
  const { formatMessage: t } = useIntl();
  const { weekdayDate, date: shortDate } = useFormats();
  const { date, columns, set } = address;
  const step = view === 'week' ? 7 : 1;
  return (
    <Box data-screen marginBottom="3">
      <Flex gap="3" flexWrap="wrap" alignItems="flex-end" marginBottom="3">
        <Flex gap="1" alignItems="center">
          <IconButton
            icon="chevron_left"
            label={t(messages.dayBefore)}
            onClick={() => set(['date', addDays(date, -step)])}
          />
          <Box fontWeight="strong" aria-live="polite" textAlign="center" minWidth="10rem">
            {view === 'week' ? `${shortDate(from)} – ${shortDate(addDays(from, 6))}` : weekdayDate(date)}
          </Box>
          <IconButton
            icon="chevron_right"
            label={t(messages.dayAfter)}
            onClick={() => set(['date', addDays(date, step)])}
          />
        </Flex>
        <Button onClick={() => set(['date', ''])}>{t(messages.today)}</Button>
        <FilterTabs
          label={t(messages.view)}
          selected={view}
          onSelect={(id) => set(['view', id])}
          tabs={[
            // On a phone a day is read as a list.
            { id: 'day', label: t(messages.day) },
            { id: 'week', label: t(messages.week) },
            { id: 'list', label: t(messages.list) },
          ]}
        />
        {view === 'day' && (
          <FilterTabs
            label={t(messages.columns)}
            selected={columns}
            onSelect={(id) => set(['columns', id === 'lanes' ? id : ''])}
            tabs={[
              { id: 'people', label: t(messages.people) },
              { id: 'lanes', label: t(messages.lanes) },
            ]}
          />
        )}
      </Flex>
      <BoardFilters address={address} people={people} />
    </Box>
  );
}

/** Where, what for, whose and how far. */
function BoardFilters({ address, people }: Pick<BoardHeadProps, 'address' | 'people'>) {
  const { formatMessage: t } = useIntl();
  const words = useVisitWords();
  const counties = useQuery(apiQuery(browseAssessmentCentreCounties, {}));
  const { county, filter, set } = address;
  const isNarrowed = county !== '' || Object.values(filter).some((value) => value !== undefined);
  return (
    <Grid
      role="group"
      aria-label={t(messages.filters)}
      gap="3"
      alignItems="end"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 14rem)) auto' }}
    >
      <SelectField
        label={t(messages.county)}
        placeholder={t(messages.allCounties)}
        value={county}
        choices={(counties.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        // Whoever was chosen may work in another county.
        onChange={({ target }) => set(['county', target.value], ['person', ''])}
      />
      <SelectField
        label={t(messages.type)}
        placeholder={t(messages.allTypes)}
        value={filter.type ?? ''}
        choices={visitTypes.map((type) => ({ value: type, label: words.type(type) }))}
        onChange={({ target }) => set(['type', target.value])}
      />
      <SelectField
        label={t(messages.person)}
        placeholder={t(messages.allPeople)}
        value={filter.person ?? ''}
        choices={people.map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
        onChange={({ target }) => set(['person', target.value])}
      />
      <SelectField
        label={t(messages.state)}
        placeholder={t(messages.allStates)}
        value={filter.state ?? ''}
        choices={states.map((state) => ({ value: state, label: t(stateWords[state]) }))}
        onChange={({ target }) => set(['state', target.value])}
      />
      {isNarrowed && (
        <Button
          variant="quiet"
          onClick={() => set(['county', ''], ['type', ''], ['person', ''], ['state', ''])}
        >
          {t(messages.clear)}
        </Button>
      )}
    </Grid>
  );
}
