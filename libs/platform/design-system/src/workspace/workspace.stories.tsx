import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Heading, Stack, Text } from '../index.ts';
import { StateClock, StateFact, StateLine, StepSegments } from './state-line.tsx';
import { Workspace, WorkspaceColumn } from './workspace.tsx';

const meta: Meta<typeof Workspace> = { title: 'Design system/Workspace', component: Workspace };
export default meta;

type Tone = 'far' | 'near' | 'over' | 'held' | 'met';
const clockWords: Record<Tone, string> = {
  far: '14 zile',
  near: 'mâine',
  over: 'depășit 30 de zile',
  held: 'suspendat',
  met: 'răspuns la 18.11',
};

function Line({ tone }: { tone: Tone }) {
  return (
    <StateLine>
      <StateClock
        term="Termen legal: 24.10.2026"
        shortTerm="Legal:"
        tone={tone}
        cost={tone === 'over' ? '412,02 lei, +13,73 lei pe zi' : undefined}
      >
        {clockWords[tone]}
      </StateClock>
      <StateFact term={<>Faza dosarului: ofertă</>} extent="wide">
        <StepSegments step={3} count={6} />
      </StateFact>
      <StateFact term="Așteaptă">pe noi, de 7 zile</StateFact>
      <StateFact term="Alocat" extent="wide">
        Ana Ionescu
      </StateFact>
      <StateFact term="Agreat" place="sum">
        6.867,00 lei
      </StateFact>
      <StateFact term="Rezervă" place="sum">
        7.500,00 lei
      </StateFact>
    </StateLine>
  );
}

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
            <Line tone="over" />
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

export const Clocks: StoryObj = {
  render: () => (
    <Stack gap="4" paddingInline="4">
      {(['far', 'near', 'over', 'held', 'met'] as const).map((tone) => (
        <Line key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
