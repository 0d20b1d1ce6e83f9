import { Button, Flex, Stack, Text } from '@dosar/design-system';
import { useFormState } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { AdministratorFields } from './administrator-fields.tsx';
import { messages } from './messages.ts';
import { NumberFields, OrganisationFields } from './organisation-fields.tsx';
import { SetupSection } from './setup-section.tsx';

/** The four parts of the page, the last of which sends everything. */
export function SetupParts({ setup }: { setup: Schema<'Setup'> }) {
  const { formatMessage: t } = useIntl();
  const { isSubmitting } = useFormState();
  return (
    <Stack gap="5" minWidth="0">
      <SetupSection step={1} title={t(messages.organisation)}>
        <OrganisationFields />
      </SetupSection>
      <SetupSection step={2} title={t(messages.numberAndLooks)}>
        <NumberFields />
      </SetupSection>
      <SetupSection step={3} title={t(messages.administrator)}>
        <AdministratorFields policy={setup.password_policy} />
      </SetupSection>
      <SetupSection step={4} title={t(messages.done)}>
        <Stack as="ul" gap="1" paddingInlineStart="4" listStyleType="disc">
          <li>{t(messages.doneWrites)}</li>
          <li>{t(messages.doneCode)}</li>
          <li>{t(messages.doneNext)}</li>
        </Stack>
        <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
          <Text tone="muted">{t(messages.nothingWritten)}</Text>
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {t(messages.start)}
          </Button>
        </Flex>
      </SetupSection>
    </Stack>
  );
}
