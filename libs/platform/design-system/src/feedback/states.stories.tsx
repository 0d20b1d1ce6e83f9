import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Spinner } from './spinner.tsx';

const meta: Meta = { title: 'Design system/States' };
export default meta;

export const NothingYet: StoryObj = {
  render: () => <EmptyState kind="nothing-yet" action={<Button icon="add">Adaugă o notă</Button>} />,
};

export const NoMatch: StoryObj = {
  render: () => <EmptyState kind="no-match" action={<Button>Șterge filtrele</Button>} />,
};

export const NoPermission: StoryObj = { render: () => <EmptyState kind="no-permission" /> };

export const Failed: StoryObj = {
  render: () => <ErrorState errorId="01JD3X8K2M" onRetry={() => undefined} />,
};

export const LoadingRows: StoryObj = { render: () => <LoadingState shape="rows" count={5} /> };

export const LoadingText: StoryObj = { render: () => <LoadingState /> };

export const InProgress: StoryObj = {
  render: () => (
    <Stack maxWidth="textColumn">
      <ProgressBar label="Trimitere" share={0.4} />
      <span>
        <Spinner /> Se verifică…
      </span>
    </Stack>
  ),
};
