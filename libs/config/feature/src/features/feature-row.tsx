import { Button, Flex, Heading, Stack, Text, VisuallyHidden } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { wordsOf } from './feature-words.ts';
import { messages } from './messages.ts';

type FeatureRowProps = { feature: Schema<'Feature'>; onSwitch: () => void };

/** One feature: what it shows, whether it is on, and the button that asks before it changes. */
export function FeatureRow({ feature, onSwitch }: FeatureRowProps) {
  const { formatMessage: t } = useIntl();
  const { name, shows } = wordsOf(feature.feature_code);
  const { is_enabled: isOn } = feature;
  return (
    <Flex gap="4" justifyContent="space-between" alignItems="start" flexWrap="wrap">
      <Stack gap="1" flex="1 1 18rem">
        <Heading as="h3" size="md">
          {t(name)}
        </Heading>
        <Text>{t(shows)}</Text>
      </Stack>
      <Flex gap="3" alignItems="center">
        <Text tone="muted">{t(isOn ? messages.on : messages.off)}</Text>
        <Button id={feature.feature_code} onClick={onSwitch}>
          {t(isOn ? messages.switchOff : messages.switchOn)} <VisuallyHidden>{t(name)}</VisuallyHidden>
        </Button>
      </Flex>
    </Flex>
  );
}
