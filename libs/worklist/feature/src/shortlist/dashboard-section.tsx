import { Box, Card, Flex, Heading } from '@dosar/design-system';
import type { ReactNode } from 'react';

type DashboardSectionProps = {
  title: string;
  /** After the title, such as a period or how many there are. */
  about?: ReactNode;
  /** At the end of the heading: the way to more. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of the dashboard under its name. */
export function DashboardSection({ title, about, action, children }: DashboardSectionProps) {
  return (
    <Card as="section" padded={false} background="surface" minWidth="0" overflow="hidden">
      <Flex alignItems="center" gap="2" minHeight="10" paddingInlineStart="4" paddingInlineEnd="2">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {about && (
          <Box as="span" color="textFaint">
            {about}
          </Box>
        )}
        <Box marginInlineStart="auto">{action}</Box>
      </Flex>
      {children}
    </Card>
  );
}
