import { Box, Grid, Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { DueChip } from '../feedback/due-chip.tsx';
import { StatusChip } from '../feedback/status-chip.tsx';
import { Card } from '../layout/card.tsx';
import { Heading } from '../layout/heading.tsx';
import { Text } from '../layout/text.tsx';
import { resolveBranding } from '../tokens/branding.ts';
import { lightColors } from '../tokens/semantic-colors.ts';
import { spacing } from '../tokens/scale.ts';

const meta: Meta = { title: 'Principles', parameters: { layout: 'padded' } };
export default meta;

const principles = [
  [
    'Calm, dense, legible for eight hours',
    'Nothing is decorative. Neutral surfaces, borders before shadows, one shadow for what floats.',
  ],
  [
    'The organisation’s colour means “ours” and “next”',
    'It fills the brand bar and the one primary button, and marks focus and selection. Nothing else.',
  ],
  [
    'Never by colour alone',
    'Status and urgency are a colour and a word or an icon. Contrast is computed, whatever an organisation configures.',
  ],
  [
    'Three sizes, two weights',
    'The system’s own fonts, 14 px for staff and 16 px for claimants, lines of at most 72 characters, figures of equal width in tables and money.',
  ],
  [
    'A grid of 4 px',
    'Rows are 32 px when compact and 40 px when comfortable; whatever a finger must hit is 44 px.',
  ],
  [
    'Nothing moves under the hand',
    'Motion lasts at most 150 ms, and is absent for those who prefer less. Skeletons have the shape of what comes, and come after 150 ms.',
  ],
  [
    'Undo instead of “are you sure”',
    'A question is asked only before what cannot be undone or leaves the house.',
  ],
  [
    'Say what happened and what to do now',
    'Sentence case, verbs on buttons (“Trimite cererea”, not “OK”), no blame, no jargon for claimants.',
  ],
] as const;

export const Front: StoryObj = {
  render: () => (
    <Stack gap="6">
      <Heading as="h1" size="xl">
        How Dosar looks and speaks
      </Heading>
      <Grid templateColumns="repeat(auto-fit, minmax(min(20rem, 100%), 1fr))" gap="4">
        {principles.map(([title, text]) => (
          <Card key={title}>
            <Heading size="md">{title}</Heading>
            <Text>{text}</Text>
          </Card>
        ))}
      </Grid>
      <Stack gap="2" align="flex-start">
        <Button variant="primary">Trimite cererea</Button>
        <StatusChip label="În lucru" color="blue-700" />
        <DueChip due="2026-03-06" now={new Date('2026-03-05T10:00:00Z')} />
      </Stack>
    </Stack>
  ),
};

export const Colors: StoryObj = {
  render: () => (
    <Grid templateColumns="repeat(auto-fill, minmax(11rem, 1fr))" gap="3">
      {Object.keys(lightColors).map((name) => (
        <Stack key={name} gap="1">
          <Box height="10" borderRadius="md" borderWidth="1px" background={name} />
          <Text size="sm">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const AnyBranding: StoryObj = {
  render: () => (
    <Grid templateColumns="repeat(auto-fill, minmax(13rem, 1fr))" gap="3">
      {[
        'blue-grey-600',
        'indigo-900',
        'yellow-300',
        'lime-A200',
        'red-500',
        'teal-700',
        'black',
        'white',
      ].map((name) => {
        const { light } = resolveBranding({ material_color: name });
        return (
          <Stack key={name} gap="0" borderWidth="1px" borderRadius="md" overflow="hidden">
            <Box padding="3" style={{ background: light.brand, color: light.brandContrast }}>
              {name}
            </Box>
            <Box padding="3" style={{ background: light.brandSubtle, color: light.brandText }}>
              text and selection
            </Box>
          </Stack>
        );
      })}
    </Grid>
  ),
};

export const Space: StoryObj = {
  render: () => (
    <Stack gap="2">
      {Object.entries(spacing).map(([step, size]) => (
        <Grid key={step} templateColumns="6rem 1fr" alignItems="center">
          <Text size="sm">{`${step} · ${size}`}</Text>
          <Box height="3" background="brand" width={size} />
        </Grid>
      ))}
    </Stack>
  ),
};
