import { Heading, Stack, Text } from '@dosar/design-system';
import { FormTextField } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { otherCarMessages } from './other-car-messages.ts';

/** What the claimant has seen of the other car. Nothing of it is required: whoever drove on left no papers. */
export function OtherCarFields() {
  const { formatMessage: t } = useIntl();
  return (
    <Stack as="section" gap="5">
      <div>
        <Heading as="h2">{t(otherCarMessages.title)}</Heading>
        <Text tone="muted">{t(otherCarMessages.hint)}</Text>
      </div>
      <FormTextField
        name="otherPlate"
        optional
        label={t(otherCarMessages.plate)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <FormTextField
        name="otherInsurer"
        optional
        label={t(otherCarMessages.insurer)}
        hint={t(otherCarMessages.insurerHint)}
        autoComplete="off"
        maxLength={120}
      />
    </Stack>
  );
}
