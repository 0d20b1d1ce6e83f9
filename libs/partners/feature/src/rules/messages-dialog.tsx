import {
  FormCheckboxField,
  FormDialog,
  FormSelectField,
  FormTextField,
  emailAnswer,
  optionalText,
  phoneAnswer,
  useZodForm,
} from '@dosar/forms';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages as fields } from './field-messages.ts';
import { messages } from './rule-messages.ts';
import { ruleChoicesQuery } from './rule-queries.ts';
import { ruleReasons } from './rule-reasons.ts';
import { settingsOf } from './rule-settings.ts';
import { useSaveRule, type RuleDialogProps } from './use-save-rule.ts';

const schema = z.object({
  language: z.enum(['', 'ro', 'en']),
  templateSet: z.string(),
  skipsDriver: z.boolean(),
  name: optionalText({ max: 120 }),
  email: emailAnswer,
  phone: phoneAnswer,
});

/** Who gets the messages from the files of a customer, and in which language. */
export function MessagesDialog(props: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const save = useSaveRule(props);
  const { data } = useQuery(ruleChoicesQuery());
  const rule = props.rule?.settings.messages;
  const form = useZodForm({
    schema,
    defaultValues: {
      language: rule?.language ?? ('' as const),
      templateSet: rule?.template_set_id ?? '',
      skipsDriver: rule?.skips_driver ?? false,
      name: rule?.contact?.name ?? '',
      email: rule?.contact?.email ?? '',
      phone: rule?.contact?.phone ?? '',
    },
  });
  const submit = ({ language, templateSet, skipsDriver, name, email, phone }: z.output<typeof schema>) => {
    const hasContact = [name, email, phone].some((text) => text !== '');
    return save(
      settingsOf('messages', {
        messages: {
          language: language || null,
          template_set_id: templateSet || null,
          skips_driver: skipsDriver,
          contact: hasContact
            ? { name: name || email || phone, email: email || null, phone: phone || null }
            : null,
        },
      }),
    );
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.messages)}
      submitLabel={t(messages.save)}
      onClose={props.onClose}
      onSubmit={submit}
      problemText={refusalText}
      reasons={ruleReasons}
    >
      <FormCheckboxField name="skipsDriver" label={t(fields.skipsDriver)} hint={t(fields.skipsDriverHint)} />
      <FormTextField name="name" label={t(fields.contactName)} maxLength={120} />
      <FormTextField name="email" type="email" label={t(fields.contactEmail)} maxLength={254} />
      <FormTextField name="phone" type="tel" label={t(fields.contactPhone)} maxLength={32} />
      <FormSelectField
        name="templateSet"
        label={t(fields.templateSet)}
        hint={t(fields.templateSetHint)}
        placeholder={t(fields.standardTexts)}
        choices={(data?.template_sets ?? []).map(({ id: value, name: label }) => ({ value, label }))}
      />
      <FormSelectField
        name="language"
        label={t(fields.language)}
        placeholder={t(fields.readersLanguage)}
        choices={[
          { value: 'ro', label: t(fields.romanian) },
          { value: 'en', label: t(fields.english) },
        ]}
      />
    </FormDialog>
  );
}
