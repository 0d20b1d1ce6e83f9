import { Box, Heading } from '@dosar/design-system';
import { useId, type ReactNode } from 'react';

/** A part of a profile page under its own heading; a line parts it from the one before. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      paddingTop="4"
      borderTopWidth="1px"
      _first={{ paddingTop: '0', borderTopWidth: '0' }}
    >
      <Heading id={id} size="md" marginBottom="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
