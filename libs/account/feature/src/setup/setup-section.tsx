import { Box, Heading, Stack } from '@dosar/design-system';
import { useId, type ReactNode } from 'react';

/** One of the numbered parts of the page. */
export function SetupSection({
  step,
  title,
  children,
}: {
  step: number;
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="3" borderTopWidth="1px" paddingTop="4">
      <Heading id={id} size="md">
        <Box as="span" color="textMuted" marginInlineEnd="2">
          {step}
        </Box>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
