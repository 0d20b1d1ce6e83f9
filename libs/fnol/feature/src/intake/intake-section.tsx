import { Box, Grid, Heading, KeyCaps } from '@dosar/design-system';
import { useId, type ReactNode } from 'react';

type IntakeSectionProps = {
  /** Alt with this number leads here. */
  number: number;
  title: string;
  children: ReactNode;
};

/** A part of the intake under its number; its fields stand in twelve columns, one below the other on phones. */
export function IntakeSection({ number, title, children }: IntakeSectionProps) {
  const id = useId();
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      data-intake-section={number}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '8.5rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="2"
      paddingBlock="3"
      borderBottomWidth="1px"
    >
      <Heading as="h2" size="md" id={id}>
        <Box as="span" display="inline-flex" alignItems="center" gap="2">
          <Box as="span" aria-hidden display={{ base: 'none', lg: 'inline-flex' }}>
            <KeyCaps keys={[String(number)]} />
          </Box>
          {title}
        </Box>
      </Heading>
      <Box minWidth="0">{children}</Box>
    </Grid>
  );
}

/** Fields beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' }}
      columnGap="2"
      rowGap="2"
      alignItems="start"
    >
      {children}
    </Grid>
  );
}

/** The place of a field: so many of twelve columns. */
export function Cell({ of, children }: { of: number; children: ReactNode }) {
  return (
    <Box minWidth="0" gridColumn={{ md: `span ${of}` }}>
      {children}
    </Box>
  );
}
