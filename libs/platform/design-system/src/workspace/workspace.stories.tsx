import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Heading, Stack, Text } from '../index.ts';
import { StepSegments } from './step-segments.tsx';
import { Workspace, WorkspaceColumn } from './workspace.tsx';

const meta: Meta<typeof Workspace> = { title: 'Design system/Workspace', component: Workspace };
export default meta;

export const WholePage: StoryObj = {
  render: () => (
    <Box padding="4">
      <Workspace
        startLabel="Părți"
        endLabel="Date"
        head={
          <Stack gap="2" paddingInline="4" paddingBlock="2">
            <Heading as="h1" size="xl">
              DM26R0000075
            </Heading>
            <StepSegments step={3} count={6} />
          </Stack>
        }
        start={<Text>Activități și secțiuni</Text>}
        end={
          <Box padding="4">
            <Text>Persoane, vehicul, documente</Text>
          </Box>
        }
      >
        <WorkspaceColumn label="Istoric" top={<Text>Pasul următor</Text>} foot={<Text>Scrie o notă</Text>}>
          {Array.from({ length: 30 }, (_, index) => (
            <Text key={index}>Intrarea {index + 1}</Text>
          ))}
        </WorkspaceColumn>
      </Workspace>
    </Box>
  ),
};
