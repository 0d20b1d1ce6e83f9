import { Box, Grid, Stack } from '@chakra-ui/react';
import { Heading } from '../layout/heading.tsx';
import { Text } from '../layout/text.tsx';
import { contrastText } from '../tokens/contrast.ts';
import { radii, sizes, spacing } from '../tokens/scale.ts';
import { darkColors, lightColors, type SemanticColor } from '../tokens/semantic-colors.ts';
import { fontSizes, fontWeights } from '../tokens/typography.ts';

const palettes = { light: lightColors, dark: darkColors };
const names = Object.keys(lightColors) as SemanticColor[];

/** Every semantic colour in both modes, whatever mode the page is in. */
export function ColorSamples() {
  return (
    <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(16rem, 100%), 1fr))" gap="3">
      {names.map((name) => (
        <Box key={name} borderWidth="1px" borderRadius="md" overflow="hidden">
          <Text padding="2">
            <code>{name}</code>
          </Text>
          <Grid gridTemplateColumns="1fr 1fr">
            {Object.values(palettes).map((palette, index) => (
              <Box
                key={index}
                padding="2"
                style={{ background: palette[name], color: contrastText(palette[name]) }}
              >
                {palette[name]}
              </Box>
            ))}
          </Grid>
        </Box>
      ))}
    </Grid>
  );
}

/** Sizes and weights of text, in words of both languages. */
export function TypeSamples() {
  return (
    <Stack gap="2">
      {Object.entries(fontSizes).map(([name, size]) => (
        <Grid key={name} gridTemplateColumns={{ base: '1fr', md: '8rem 1fr' }} alignItems="baseline">
          <Text size="sm" tone="muted">{`${name} · ${size}`}</Text>
          <Box style={{ fontSize: size }}>
            {Object.entries(fontWeights).map(([weightName, weight]) => (
              <Box key={weightName} as="span" style={{ fontWeight: weight }} marginInlineEnd="4">
                Știți unde e dosarul? 1.234,50 RON
              </Box>
            ))}
          </Box>
        </Grid>
      ))}
    </Stack>
  );
}

/** Distances, heights that several components share, and corners. */
export function SpaceSamples() {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6">
      <Stack gap="1">
        <Heading as="h3" size="md">
          spacing
        </Heading>
        {Object.entries(spacing)
          .sort(([one], [other]) => Number(one) - Number(other))
          .map(([step, size]) => (
            <Grid key={step} gridTemplateColumns="6rem 1fr" alignItems="center">
              <Text size="sm">{`${step} · ${size}`}</Text>
              <Box height="3" background="brand" style={{ width: size }} />
            </Grid>
          ))}
      </Stack>
      <Stack gap="1">
        <Heading as="h3" size="md">
          sizes, radii
        </Heading>
        {Object.entries(sizes).map(([name, size]) => (
          <Text key={name} size="sm">{`${name} · ${size}`}</Text>
        ))}
        <Grid gridTemplateColumns="repeat(auto-fill, minmax(6rem, 1fr))" gap="2" marginTop="2">
          {Object.entries(radii).map(([name, borderRadius]) => (
            <Box key={name} borderWidth="1px" borderColor="borderStrong" style={{ borderRadius }} padding="3">
              {name}
            </Box>
          ))}
        </Grid>
      </Stack>
    </Grid>
  );
}
