import { Box, Button, Flex, Text } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useNewerBuild } from './use-newer-build.ts';

const oneHour = 60 * 60_000;

/**
 * Offers to load a new version, beside the work and never over it: whoever is in the middle of something finishes
 * first. It lies at the foot of the page, so that nothing moves when it comes.
 */
export function NewVersionPrompt() {
  const { formatMessage: t } = useIntl();
  const { newer, askedAt } = useNewerBuild();
  const [putOff, setPutOff] = useState<{ build: string; at: number }>();
  const isPutOff = putOff !== undefined && putOff.build === newer && askedAt - putOff.at < oneHour;
  return (
    // Always there, so that screen readers hear what comes into it.
    <Box role="status">
      {newer !== undefined && !isPutOff && (
        <Box
          position="fixed"
          insetInlineStart="4"
          bottom="calc({spacing.4} + env(safe-area-inset-bottom, 0px) + var(--dosar-bottom-bar, 0px) + var(--dosar-action-bar, 0px))"
          zIndex="bar"
          maxWidth="calc(100vw - 2rem)"
          padding="3"
          borderWidth="1px"
          borderColor="border"
          borderRadius="md"
          background="surfaceRaised"
          color="text"
          boxShadow="floating"
        >
          <Text fontWeight="strong">{t(messages.title)}</Text>
          <Text tone="muted">{t(messages.text)}</Text>
          <Flex gap="2" justifyContent="flex-end" marginTop="2">
            <Button onClick={() => setPutOff({ build: newer, at: Date.now() })}>{t(messages.later)}</Button>
            <Button variant="primary" onClick={() => location.reload()}>
              {t(messages.reload)}
            </Button>
          </Flex>
        </Box>
      )}
    </Box>
  );
}
