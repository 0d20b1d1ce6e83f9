import { HStack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../button/icon-button.tsx';

const meta: Meta = { title: 'Design system/Tooltip' };
export default meta;

export const OnFocus: StoryObj = {
  name: 'The name of a picture',
  render: () => (
    <HStack gap="2" padding="8">
      <IconButton icon="search" label="Caută în dosare" />
      <IconButton icon="close" label="Închide" />
    </HStack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Caută în dosare' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Caută în dosare');
  },
};
