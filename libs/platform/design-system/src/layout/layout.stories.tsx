import { Stack, VisuallyHidden } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';
import { Heading } from './heading.tsx';
import { Link } from './link.tsx';
import { Text } from './text.tsx';

const meta: Meta = { title: 'Design system/Text and cards' };
export default meta;

export const Words: StoryObj = {
  render: () => (
    <Stack gap="3">
      <Heading as="h1" size="xl">
        Dosarul DM26R0000001
      </Heading>
      <Heading>Circumstanțe</Heading>
      <Heading as="h3" size="md">
        Vehiculul propriu
      </Heading>
      <Text>
        Vehiculul staționa regulamentar când a fost lovit din spate.{' '}
        <Link href="#detalii">Vezi fotografiile</Link>
        <VisuallyHidden> ale dosarului</VisuallyHidden>.
      </Text>
      <Text tone="muted" size="sm">
        Actualizat acum 5 minute
      </Text>
      <Text numeric>1.234.567,50 RON</Text>
      <Text tone="danger">Termenul legal a trecut.</Text>
    </Stack>
  ),
};

export const InACard: StoryObj = {
  render: () => (
    <Card>
      <Heading>Pasul următor</Heading>
      <Text>Încărcați o fotografie a talonului.</Text>
    </Card>
  ),
};
