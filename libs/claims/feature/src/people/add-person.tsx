import { addParty, apiMutation, queriesOf } from '@dosar/api-client';
import { Box, Button, Flex, notify } from '@dosar/design-system';
import {
  emailAnswer,
  Form,
  FormRadioGroupField,
  FormSelectField,
  FormTextField,
  optionalText,
  phoneAnswer,
  requiredChoice,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages as fileMessages } from '../claim-file/messages.ts';
import { messages } from './messages.ts';
import { partyRoles } from './party-roles.ts';

const roles = [
  'injured',
  'insured',
  'notifier',
  'owner',
  'driver',
  'at_fault',
  'hurt',
  'witness',
  'representative',
] as const;
const schema = z.object({
  kind: requiredChoice(['person', 'company']),
  name: requiredText({ max: 120, min: 2 }),
  first_name: optionalText({ max: 80 }),
  role: requiredChoice(roles),
  phone: phoneAnswer,
  email: emailAnswer,
});

export type AddPersonProps = {
  claimFileId: string;
  problemText: (failure: unknown) => string;
  onClose: () => void;
};

/** Adds somebody to the file with what they are in the claim and how they are reached. */
export function AddPerson({ claimFileId, problemText, onClose }: AddPersonProps) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const form = useZodForm({
    schema,
    defaultValues: { kind: 'person', name: '', first_name: '', role: 'witness', phone: '', email: '' },
  });
  const isPerson = form.watch('kind') === 'person';
  const adding = useMutation({ ...apiMutation(addParty) });
  const add = async ({ kind, name, first_name: firstName, role, phone, email }: z.output<typeof schema>) => {
    await adding.mutateAsync({
      params: { path: { claim_file_id: claimFileId } },
      body: {
        kind,
        name,
        roles: [role],
        ...(kind === 'person' && firstName !== '' && { first_name: firstName }),
        ...(phone !== '' && { phone }),
        ...(email !== '' && { email }),
      },
    });
    notify.success(
      t(messages.added, { name: [name, kind === 'person' && firstName].filter(Boolean).join(' ') }),
    );
    onClose();
    await queryClient.invalidateQueries(queriesOf('assignments', 'claims', 'worklist'));
  };
  return (
    <Box borderWidth="1px" borderRadius="lg" padding="4">
      <Form form={form} onSubmit={add} problemText={problemText}>
        <FormRadioGroupField
          name="kind"
          label={t(messages.kind)}
          inline
          choices={[
            { value: 'person', label: t(messages.person) },
            { value: 'company', label: t(messages.company) },
          ]}
        />
        <FormTextField name="name" label={t(isPerson ? messages.lastName : messages.companyName)} required />
        {isPerson && <FormTextField name="first_name" label={t(messages.firstName)} />}
        <FormSelectField
          name="role"
          label={t(messages.role)}
          placeholder={null}
          choices={partyRoles.map((role) => ({ value: role, label: t(fileMessages.roles, { role }) }))}
        />
        <FormTextField name="phone" label={t(messages.phone)} inputMode="tel" />
        <FormTextField name="email" label={t(messages.email)} inputMode="email" />
        <Flex gap="2" flexWrap="wrap">
          <Button type="submit" variant="primary" loading={adding.isPending}>
            {t(messages.saveNew)}
          </Button>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
        </Flex>
      </Form>
    </Box>
  );
}
