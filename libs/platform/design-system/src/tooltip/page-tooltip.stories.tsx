import { HStack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
    const [search, close] = canvas.getAllByRole('button');
    const page = within(canvasElement.ownerDocument.body);
    // The tooltip of the page is fetched after what is shown first: a pointer that was there before has to come again.
    await waitFor(
      async () => {
        if (close) await userEvent.hover(close);
        if (search) await userEvent.hover(search);
        await expect(await page.findByRole('tooltip', undefined, { timeout: 1_000 })).toHaveTextContent(
          'Caută în dosare',
        );
      },
      { timeout: 15_000 },
    );
  },
};
