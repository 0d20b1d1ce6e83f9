import { FormDialog, FormRadioGroupField, FormTextField, reason, useAnswers, useZodForm } from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages as fields } from './field-messages.ts';
import { messages } from './rule-messages.ts';
import { ruleReasons } from './rule-reasons.ts';
import { settingsOf } from './rule-settings.ts';
import { useSaveRule, type RuleDialogProps } from './use-save-rule.ts';

const limits = { percent: { least: 10, most: 200 }, hours: { least: 1, most: 720 } };
const schema = z
  .object({ by: z.enum(['percent', 'hours']), number: z.string() })
  .check(
    z.refine(
      ({ by, number }) =>
        /^\d{1,3}$/.test(number.trim()) &&
        Number(number) >= limits[by].least &&
        Number(number) <= limits[by].most,
      { error: reason('wrong'), path: ['number'] },
    ),
  );

/** How fast the work on the files of a customer is to be done. */
export function SlaDialog(props: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const save = useSaveRule(props);
  const sla = props.rule?.settings.sla;
  const form = useZodForm({
    schema,
    defaultValues: {
      by: sla?.hours == null ? ('percent' as const) : ('hours' as const),
      number: String(sla?.hours ?? sla?.factor_percent ?? 50),
    },
  });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.sla)}
      submitLabel={t(messages.save)}
      onClose={props.onClose}
      onSubmit={({ by, number }) =>
        save(
          settingsOf('sla', {
            sla: {
              factor_percent: by === 'percent' ? Number(number) : null,
              hours: by === 'hours' ? Number(number) : null,
            },
          }),
        )
      }
      problemText={refusalText}
      reasons={{ ...ruleReasons, wrong: messages.wrongNumber }}
    >
      <FormRadioGroupField
        name="by"
        label={t(fields.slaBy)}
        choices={[
          { value: 'percent', label: t(fields.slaPercent) },
          { value: 'hours', label: t(fields.slaHours) },
        ]}
      />
      <NumberField />
    </FormDialog>
  );
}

function NumberField() {
  const { formatMessage: t } = useIntl();
  const { by } = useAnswers<z.input<typeof schema>>();
  return (
    <FormTextField
      name="number"
      label={t(by === 'hours' ? fields.hours : fields.percent)}
      hint={t(fields.slaHint)}
      required
      inputMode="numeric"
      maxLength={3}
    />
  );
}
