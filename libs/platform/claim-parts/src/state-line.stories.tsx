import { Stack, StepSegments } from '@dosar/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateClock, StateFact, StateLine } from './state-line.tsx';

const meta: Meta = { title: 'Claim parts/How a record stands' };
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

export const Clocks: StoryObj = {
  render: () => (
    <Stack gap="4" paddingInline="4">
      {(['far', 'near', 'over', 'held', 'met'] as const).map((tone) => (
        <Line key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
