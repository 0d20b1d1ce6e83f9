import { Grid, HStack, Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from '../figure/stat-tile.tsx';
import { AvatarStack } from './avatar-stack.tsx';
import { Avatar } from './avatar.tsx';

const meta: Meta = { title: 'Design system/Figures and people' };
export default meta;

const people = [
  { id: '1', name: 'Ștefan Țepeș', presence: 'editing' as const },
  { id: '2', name: 'Ana Ionescu', presence: 'viewing' as const },
  { id: '3', name: 'Mihai Oprea', presence: 'away' as const },
  { id: '4', name: 'Ioana Șerban' },
  { id: '5', name: 'Dan Ătu' },
];

export const Tiles: StoryObj = {
  render: () => (
    <Grid gridTemplateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))" gap="3">
      <StatTile
        label="Întârziate"
        figure="7"
        words="din 42 de activități"
        trend={{ direction: 'down', words: 'cu 3 mai puține decât ieri', tone: 'good' }}
        link={<a href="#late">Întârziate</a>}
      />
      <StatTile
        label="Rezerva totală"
        figure="1.234.567,50 RON"
        trend={{ direction: 'up', words: 'cu 12 % peste luna trecută', tone: 'bad' }}
      />
      <StatTile
        label="Timp mediu până la constatare"
        figure="2,4 zile"
        trend={{ direction: 'level', words: 'ca luna trecută' }}
      />
      <StatTile label="Dosare deschise" figure="0" words="Primul apare aici imediat ce e anunțat." />
    </Grid>
  ),
};

export const People: StoryObj = {
  render: () => (
    <Stack gap="4" alignItems="flex-start">
      <HStack flexWrap="wrap">
        {people.map(({ id, ...person }) => (
          <Avatar key={id} {...person} />
        ))}
        <Avatar name="" />
      </HStack>
      <HStack>
        <Avatar name="Ana Ionescu" isDecoration /> Ana Ionescu
      </HStack>
      <AvatarStack label="Lucrează la acest dosar" people={people} />
      <AvatarStack label="Se uită la acest dosar" people={people.slice(1, 3)} />
    </Stack>
  ),
};
