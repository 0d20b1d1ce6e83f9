import { Card, Flex, Heading, Stack, Text } from '@dosar/design-system';
import type { ReactNode } from 'react';

type PageSectionProps = { id: string; title: string; about: string; act?: ReactNode; children: ReactNode };

/** A part of the page with its heading, what it is for, and the act that adds to it. */
export function PageSection({ id, title, about, act, children }: PageSectionProps) {
  return (
    <Card aria-labelledby={id}>
      <Stack gap="3">
        <Flex gap="3" alignItems="start" justifyContent="space-between" flexWrap="wrap">
          <Stack gap="1" flex="1" minWidth="16rem">
            <Heading as="h2" id={id} size="md">
              {title}
            </Heading>
            <Text tone="muted">{about}</Text>
          </Stack>
          {act}
        </Flex>
        {children}
      </Stack>
    </Card>
  );
}
