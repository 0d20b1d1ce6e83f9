import type { TimelineFilterGroup } from '@dosar/areas/claims';
import { Box, FilterTabs, Flex, IconButton, TextField } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { groupMessages, messages } from './messages.ts';
import type { StoryView } from './use-story-view.ts';
import { timelineGroups } from './use-timeline-kinds.ts';

type TimelineHeadProps = { view: StoryView; counts: ReadonlyMap<TimelineFilterGroup, number> };

/** What is shown of a timeline: a group, a text, and from which end it is read. */
export function TimelineHead({ view, counts }: TimelineHeadProps) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  const [isSearching, setSearching] = useState(view.q !== undefined);
  const groups = timelineGroups.filter((group) => counts.has(group) || view.group === group);
  return (
    <Box
      // Where the page itself scrolls it would stop below the bar of the app.
      position={{ base: 'static', lg: 'sticky' }}
      top="-3"
      zIndex="sticky"
      background="surface"
      marginTop="-3"
      paddingTop="2"
      paddingBottom="1"
    >
      <Flex alignItems="center" gap="1">
        <Box flex="1" minWidth="0">
          <FilterTabs
            label={t(messages.filter)}
            selected={view.group ?? 'all'}
            onSelect={(id) => view.show({ group: groups.find((group) => group === id) })}
            tabs={[
              { id: 'all', label: t(messages.all) },
              ...groups.map((group) => ({
                id: group,
                label: t(groupMessages[group]),
                count: number(counts.get(group) ?? 0),
              })),
            ]}
          />
        </Box>
        <IconButton
          icon="search"
          label={t(isSearching ? messages.endSearch : messages.search)}
          aria-expanded={isSearching}
          onClick={() => {
            if (isSearching) view.show({ q: undefined });
            setSearching(!isSearching);
          }}
        />
        <IconButton
          icon="swap_horiz"
          label={t(view.order === 'oldest' ? messages.toNewest : messages.toOldest)}
          onClick={view.turn}
        />
      </Flex>
      {isSearching && <SearchLine q={view.q} onSearch={(q) => view.show({ q })} />}
    </Box>
  );
}

// The pause in typing after which is searched.
const pause = 300;
const shortest = 2;

function SearchLine({ q, onSearch }: { q: string | undefined; onSearch: (q: string | undefined) => void }) {
  const { formatMessage: t } = useIntl();
  const [text, setText] = useState(q ?? '');
  useEffect(
    function searchAfterPause() {
      const wanted = text.trim().length < shortest ? undefined : text.trim();
      if (wanted === q) return undefined;
      const timer = setTimeout(() => onSearch(wanted), pause);
      return () => clearTimeout(timer);
    },
    [text, q, onSearch],
  );
  return (
    <TextField
      id="timeline-search"
      label={t(messages.search)}
      type="search"
      maxLength={100}
      value={text}
      autoComplete="off"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the field appears because somebody wants to type into it
      autoFocus={q === undefined}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
