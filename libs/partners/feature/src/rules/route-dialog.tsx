import { LookupField, type Choice } from '@dosar/design-system';
import { FormDialog, FormSelectField, useZodForm } from '@dosar/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { findHandlers } from '../special/special-queries.ts';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { ruleReasons } from './rule-reasons.ts';
import { messages as fields } from './field-messages.ts';
import { messages } from './rule-messages.ts';
import { ruleChoicesQuery } from './rule-queries.ts';
import { settingsOf } from './rule-settings.ts';
import { useSaveRule, type RuleDialogProps } from './use-save-rule.ts';

const schema = z.object({ team: z.string() });

/** To whom new work on the files of a customer goes. */
export function RouteDialog(props: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const save = useSaveRule(props);
  const { data } = useQuery(ruleChoicesQuery());
  const route = props.rule?.settings.route;
  const [named] = props.rule?.people ?? [];
  const [person, setPerson] = useState<Choice | undefined>(named && { value: named.id, label: named.name });
  const form = useZodForm({ schema, defaultValues: { team: route?.team_id ?? '' } });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.route)}
      submitLabel={t(messages.save)}
      onClose={props.onClose}
      onSubmit={({ team }) =>
        save(settingsOf('route', { route: { user_id: person?.value ?? null, team_id: team || null } }))
      }
      problemText={refusalText}
      reasons={ruleReasons}
    >
      <LookupField
        label={t(fields.person)}
        hint={t(fields.personHint)}
        find={findHandlers}
        chosen={person}
        onChoose={setPerson}
      />
      <FormSelectField
        name="team"
        label={t(fields.team)}
        placeholder={t(fields.ownTeam)}
        choices={(data?.teams ?? []).map(({ id: value, name: label }) => ({ value, label }))}
      />
    </FormDialog>
  );
}
