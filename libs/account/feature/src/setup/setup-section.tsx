import { Box, Heading, Stack } from '@dosar/design-system';
import { useId, type ReactNode } from 'react';
import { stepAddress } from './step-address.ts';

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
    <Stack
      as="section"
      id={stepAddress(step)}
      tabIndex={-1}
      aria-labelledby={id}
      gap="3"
      borderTopWidth="1px"
      paddingTop="4"
      scrollMarginTop="16"
    >
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
