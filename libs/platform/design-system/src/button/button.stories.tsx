import { HStack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { IconButton } from './icon-button.tsx';

const meta: Meta<typeof Button> = { title: 'Design system/Button', component: Button };
export default meta;

type Story = StoryObj<typeof Button>;

export const Variants: Story = {
  render: () => (
    <HStack flexWrap="wrap">
      <Button variant="primary" icon="send">
        Trimite cererea
      </Button>
      <Button>Salvează</Button>
      <Button variant="quiet" icon="edit">
        Modifică
      </Button>
      <Button variant="danger" icon="delete">
        Șterge fotografia
      </Button>
      <Button disabled>Salvează</Button>
      <Button asChild variant="primary">
        <a href="#link">Urmărește dosarul</a>
      </Button>
    </HStack>
  ),
};

export const Loading: Story = {
  args: { variant: 'primary', loading: true, onClick: fn(), children: 'Se trimite' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Se trimite' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Wide: Story = { args: { variant: 'primary', wide: true, children: 'Continuă' } };

export const OnlyIcons: Story = {
  render: () => (
    <HStack>
      <IconButton icon="search" label="Caută" />
      <IconButton icon="more_vert" label="Alte acțiuni" variant="secondary" />
      <IconButton icon="delete" label="Șterge" disabled />
      <CopyButton value="DM26R0000001" name="numărul dosarului" />
    </HStack>
  ),
};
