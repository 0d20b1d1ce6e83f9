import { Box, Heading } from '@dosar/design-system';
import type { ReactNode } from 'react';

/** A part of a file under its heading. */
export function FactSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-labelledby={id} display="grid" gap="3">
      <Heading id={id}>{title}</Heading>
      {children}
    </Box>
  );
}
