import { Box, Heading } from '@dosar/design-system';
import type { ReactNode } from 'react';

/** A part of the pane beside the list, below its heading. */
export function PanePart({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box padding="4" borderBottomWidth="1px" css={{ '&:last-child': { borderBottomWidth: '0' } }}>
      {title !== undefined && (
        <Heading as="h3" size="md" marginBottom="2">
          {title}
        </Heading>
      )}
      {children}
    </Box>
  );
}
