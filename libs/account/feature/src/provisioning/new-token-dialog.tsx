import { api, dataOf, queriesOf } from '@dosar/api-client';
import { Banner, Box, Button, CopyButton, Dialog, Flex, Stack, Text } from '@dosar/design-system';
import { FormDialog, FormSelectField, FormTextField, requiredText, useZodForm } from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './provisioning-messages.ts';
import { tokenMessages } from './token-messages.ts';
import { useProvisioningRefusal } from './use-provisioning-change.ts';

const schema = z.object({
  name: requiredText({ min: 1, max: 80 }),
  days: z.enum(['90', '365', '730']),
});
const reasons = { required: messages.missing };

/** Makes a token and shows it, this once; the window stays open until it is closed by hand. */
export function NewTokenDialog({ scimUrl, onClose }: { scimUrl: string; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProvisioningRefusal();
  const queryClient = useQueryClient();
  const [token, setToken] = useState<string>();
  const form = useZodForm({ schema, defaultValues: { name: '', days: '365' as const } });
  const make = async ({ name, days }: z.output<typeof schema>) => {
    const made = await dataOf(
      api.POST('/api/provisioning/createProvisioningToken', { body: { name, days: Number(days) } }),
    );
    setToken(made.token);
    await queryClient.invalidateQueries(queriesOf('account'));
  };
  if (token !== undefined) return <TokenShown token={token} scimUrl={scimUrl} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      open
      title={t(tokenMessages.newToken)}
      submitLabel={t(tokenMessages.makeToken)}
      onClose={onClose}
      onSubmit={make}
      problemText={problemText}
      reasons={reasons}
    >
      <FormTextField
        name="name"
        label={t(tokenMessages.tokenName)}
        hint={t(tokenMessages.tokenNameHint)}
        required
        maxLength={80}
      />
      <FormSelectField
        name="days"
        label={t(tokenMessages.lasts)}
        choices={(['90', '365', '730'] as const).map((value) => ({
          value,
          label: t(tokenMessages.days, { count: Number(value) }),
        }))}
      />
    </FormDialog>
  );
}

type TokenShownProps = { token: string; scimUrl: string; onClose: () => void };

function TokenShown({ token, scimUrl, onClose }: TokenShownProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog
      open
      kind="alert"
      title={t(tokenMessages.tokenMade)}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t(tokenMessages.tokenKept)}
        </Button>
      }
    >
      <Stack gap="3">
        <Banner tone="warning">{t(tokenMessages.shownOnce)}</Banner>
        <Secret name={t(tokenMessages.address)} value={scimUrl} />
        <Secret name={t(tokenMessages.token)} value={token} />
      </Stack>
    </Dialog>
  );
}

function Secret({ name, value }: { name: string; value: string }) {
  return (
    <Box>
      <Text tone="muted" size="sm">
        {name}
      </Text>
      <Flex gap="2" alignItems="center">
        <Box as="code" overflowWrap="anywhere">
          {value}
        </Box>
        <CopyButton value={value} name={name} />
      </Flex>
    </Box>
  );
}
