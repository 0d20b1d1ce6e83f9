import { Stack, Text } from '@dosar/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** The sample: Alfa Broker has a help desk of its own, and its people see below every page whom to ask. */
export function AlfaExtension({ children }: { children: ReactNode }) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="4">
      {children}
      <Text tone="muted" size="sm">
        {t(messages.helpDesk)}
      </Text>
    </Stack>
  );
}
