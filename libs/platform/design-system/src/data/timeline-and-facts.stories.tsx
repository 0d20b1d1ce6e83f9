import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../layout/link.tsx';
import { DescriptionList } from './description-list.tsx';
import { Timeline, TimelineDay, TimelineEntry, timelineTimeProps } from './timeline.tsx';

const meta: Meta = { title: 'Design system/Timeline and facts' };
export default meta;

export const WhatHappened: StoryObj = {
  render: () => (
    <Timeline label="Istoricul dosarului">
      <TimelineDay>joi, 05.03.2026</TimelineDay>
      <TimelineEntry
        icon="note"
        title="Ana Ionescu"
        meta="notă internă"
        time={
          <a href="#entry-3" {...timelineTimeProps('05.03.2026 10:15')}>
            10:15
          </a>
        }
        tone="note"
        id="entry-3"
        isMarked
      >
        De verificat data reparației.
      </TimelineEntry>
      <TimelineEntry icon="swap_horiz" title="Stare: Nou → În lucru" meta="Ana Ionescu · 05.03.2026 10:00" />
      <TimelineEntry icon="sms" title="SMS trimis" meta="livrat 09:58" tone="sms">
        Urmăriți dosarul la adresa primită.
      </TimelineEntry>
      <TimelineEntry icon="email" title="Ștefan Țepeș către noi" meta="Re: Dosar" tone="email">
        Bună ziua, am atașat extrasul de cont.
      </TimelineEntry>
    </Timeline>
  ),
};

export const Facts: StoryObj = {
  render: () => (
    <Stack gap="6">
      <DescriptionList
        facts={[
          { term: 'Păgubit', value: 'Ștefan Țepeș' },
          { term: 'Plăcuță', value: 'CJ 12 ABC' },
          { term: 'VIN', value: '' },
        ]}
      />
      <DescriptionList
        layout="rows"
        facts={[
          { term: 'Nume', value: 'Ștefan Țepeș', action: <Link href="#name">Modifică numele</Link> },
          { term: 'Telefon', value: '0722 123 456', action: <Link href="#phone">Modifică telefonul</Link> },
        ]}
      />
    </Stack>
  ),
};
