import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { Box, Grid, Heading, notify, Text } from '@dosar/design-system';
import {
  FormCheckboxField,
  FormDialog,
  FormNumberField,
  FormTextField,
  reason,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages as personMessages } from './person-messages.ts';

type ProfileDialogProps = {
  member: Schema<'TeamMember'>;
  team: Pick<Schema<'Team'>, 'assignment_types' | 'policy_types'>;
  onClose: () => void;
};

const mostPoints = 10_000;
const counties = (typed: string) =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

const schema = z.object({
  capacity: z.string().check(
    z.trim(),
    z.refine((typed) => /^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= mostPoints, {
      error: reason('capacity_invalid'),
    }),
  ),
  counties: z.string().check(
    z.refine(
      (typed) => counties(typed).length <= 50 && counties(typed).every((code) => /^[A-Z]{1,2}$/.test(code)),
      {
        error: reason('counties_invalid'),
      },
    ),
  ),
  kinds: z.record(z.string(), z.boolean()),
  policies: z.record(z.string(), z.boolean()),
});
const reasons = {
  capacity_invalid: personMessages.capacityInvalid,
  counties_invalid: personMessages.countiesInvalid,
};

/** How much somebody can carry, and which work they can be given. */
export function ProfileDialog({ member, team, onClose }: ProfileDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  // What was read when the form opened: what somebody else saved since is never overwritten unseen.
  const [version] = useState(member.row_version);
  const form = useZodForm({
    schema,
    defaultValues: {
      capacity: String(member.capacity_points),
      counties: member.county_codes.join(', '),
      kinds: ticked(team.assignment_types, member.assignment_type_codes),
      policies: ticked(team.policy_types, member.policy_type_codes),
    },
  });
  const save = async (values: z.output<typeof schema>) => {
    try {
      await dataOf(
        api.POST('/api/workload/saveWorkProfile/{user_id}', {
          params: { path: { user_id: member.user_id } },
          body: {
            capacity_points: Number(values.capacity),
            county_codes: [...new Set(counties(values.counties))],
            policy_type_codes: codesOf(team.policy_types, values.policies),
            assignment_type_codes: codesOf(team.assignment_types, values.kinds),
            row_version: version,
          },
        }),
      );
    } finally {
      // Also after a refusal: somebody may have said something else meanwhile.
      await queryClient.invalidateQueries(queriesOf('workload'));
    }
    notify.success(t(personMessages.saved));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(personMessages.editTitle, { name: member.full_name })}
      submitLabel={t(personMessages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={reasons}
    >
      <FormNumberField
        name="capacity"
        label={t(personMessages.capacity)}
        hint={t(personMessages.capacityHint)}
        min={1}
        max={mostPoints}
        required
      />
      <FormTextField
        name="counties"
        label={t(personMessages.counties)}
        hint={t(personMessages.countiesHint)}
        maxLength={250}
      />
      <Codes name="kinds" title={t(personMessages.kinds)} kinds={team.assignment_types} />
      <Codes name="policies" title={t(personMessages.policies)} kinds={team.policy_types} />
      <Text tone="muted" size="sm">
        {t(personMessages.allHint)}
      </Text>
    </FormDialog>
  );
}

function Codes({ name, title, kinds }: { name: string; title: string; kinds: Schema<'NamedCodes'> }) {
  return (
    <Box>
      <Heading as="h3" size="md" marginBottom="2">
        {title}
      </Heading>
      <Grid gap="1" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {kinds.map((kind) => (
          <FormCheckboxField key={kind.code} name={`${name}.${kind.code}`} label={kind.name} />
        ))}
      </Grid>
    </Box>
  );
}

/** Each kind with whether it is chosen. */
function ticked(kinds: Schema<'NamedCodes'>, codes: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(kinds.map(({ code }) => [code, codes.includes(code)]));
}

/** The chosen ones; all of them are the same as none, which also means what comes later. */
function codesOf(kinds: Schema<'NamedCodes'>, values: Record<string, boolean>): string[] {
  const chosen = kinds.flatMap(({ code }) => (values[code] === true ? [code] : []));
  return chosen.length === kinds.length ? [] : chosen;
}
