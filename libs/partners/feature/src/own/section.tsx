import { Heading, Stack } from '@dosar/design-system';
import type { ReactNode } from 'react';

/** A part of the pane with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="2" as="section" aria-label={title}>
      <Heading as="h3" size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
