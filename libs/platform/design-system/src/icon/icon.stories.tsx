import { Grid } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../layout/text.tsx';
import { Icon } from './icon.tsx';
import { icons } from './icons.ts';
import { moreIcons } from './more-icons.ts';

const meta: Meta<typeof Icon> = { title: 'Design system/Icon', component: Icon };
export default meta;

export const Registry: StoryObj<typeof Icon> = {
  render: () => (
    <Grid gridTemplateColumns="repeat(auto-fill, minmax(12rem, 1fr))" gap="3">
      {Object.keys({ ...icons, ...moreIcons }).map((name) => (
        <Text key={name} display="flex" gap="2" alignItems="center">
          <Icon name={name} scale={1.5} /> {name}
        </Text>
      ))}
    </Grid>
  ),
};

export const WithMeaning: StoryObj<typeof Icon> = { args: { name: 'lock', label: 'Cont blocat', scale: 2 } };

export const Unknown: StoryObj<typeof Icon> = { args: { name: 'rocket_launch_from_a_menu', scale: 2 } };
