import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack, Text } from '../index.ts';
import { Disclosure, DisclosureButton, DisclosureContent } from './disclosure.tsx';

const meta: Meta = { title: 'Design system/Disclosure' };
export default meta;

const history = (
  <Disclosure>
    <DisclosureButton variant="quiet" icon="history">
      Trimiteri mai vechi
    </DisclosureButton>
    <DisclosureContent>
      <Stack gap="1">
        <Text size="sm">23.11.2026 08:00, a ajuns la 4 din 4</Text>
        <Text size="sm">16.11.2026 08:00, a ajuns la 3 din 4</Text>
      </Stack>
    </DisclosureContent>
  </Disclosure>
);

export const Closed: StoryObj = { render: () => history };

export const Open: StoryObj = {
  render: () => history,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trimiteri mai vechi' }));
    await expect(canvas.getByText('23.11.2026 08:00, a ajuns la 4 din 4')).toBeVisible();
  },
};
