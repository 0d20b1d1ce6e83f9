import { Grid, HStack, Stack } from '@chakra-ui/react';
import { useFormats } from '@dosar/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { StatusChip } from '../feedback/status-chip.tsx';
import { Card } from '../layout/card.tsx';
import { Heading } from '../layout/heading.tsx';
import { Link } from '../layout/link.tsx';
import { Text } from '../layout/text.tsx';
import { resolveBranding } from '../tokens/branding.ts';
import { addressOfStories, componentGuide, guideTexts } from './component-guide.ts';
import { GuideTable } from './guide-table.tsx';
import { principles } from './principle-texts.ts';
import { ColorSamples, SpaceSamples, TypeSamples } from './token-samples.tsx';
import { WritingGuide } from './writing-guide.tsx';

const meta: Meta = { title: 'Principles', parameters: { layout: 'padded' } };
export default meta;

/** Names that break between their words where the column is narrow. */
function ComponentNames({ names }: { names: string }) {
  return (
    <code>
      {names.split(/(?=[A-Z])/).map((word, place) => (
        <Fragment key={place}>
          <wbr />
          {word}
        </Fragment>
      ))}
    </code>
  );
}

function FrontPage() {
  const { locale } = useFormats();
  const { heading, intro, send, inProgress, list } = principles[locale];
  const words = guideTexts[locale];
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading as="h1" size="xl">
          {heading}
        </Heading>
        <Text>{intro}</Text>
      </Stack>
      <Grid gridTemplateColumns="repeat(auto-fit, minmax(min(20rem, 100%), 1fr))" gap="4">
        {list.map(({ title, text }) => (
          <Card key={title}>
            <Heading size="md">{title}</Heading>
            <Text>{text}</Text>
          </Card>
        ))}
      </Grid>
      <HStack gap="4" flexWrap="wrap">
        <Button variant="primary">{send}</Button>
        <StatusChip label={inProgress} phase="active" variant="chip" />
      </HStack>
      <GuideTable
        caption={words.heading}
        heads={[words.need, words.take, words.look]}
        rows={componentGuide.map(({ need, components, story }) => [
          need[locale],
          <ComponentNames key="components" names={components} />,
          <Link key="story" href={addressOfStories(story)} target="_top">
            {story.split('/')[1]}
          </Link>,
        ])}
      />
    </Stack>
  );
}

export const Front: StoryObj = {
  name: 'Start here',
  render: () => <FrontPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').length).toBe(componentGuide.length);
  },
};

export const Words: StoryObj = { render: () => <WritingGuide /> };

export const Tokens: StoryObj = {
  name: 'Colours, type and space',
  render: () => (
    <Stack gap="6">
      <ColorSamples />
      <TypeSamples />
      <SpaceSamples />
    </Stack>
  ),
};

export const AnyBranding: StoryObj = {
  render: () => (
    <Grid gridTemplateColumns="repeat(auto-fill, minmax(13rem, 1fr))" gap="3">
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
            <Stack padding="3" style={{ background: light.brand, color: light.brandContrast }}>
              {name}
            </Stack>
            <Stack padding="3" style={{ background: light.brandSubtle, color: light.brandText }}>
              text and selection
            </Stack>
          </Stack>
        );
      })}
    </Grid>
  ),
};
