import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { notify, Text } from '@dosar/design-system';
import {
  dateAnswer,
  FormDateField,
  FormDialog,
  FormNumberField,
  FormSelectField,
  FormTextField,
  reason,
  requiredChoice,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import { amountAnswer, typedAmount } from '@dosar/forms/amount';
import type { Schema } from '@dosar/openapi';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import * as z from 'zod/mini';
import { dayKindNames, messages, reopeningNames, termNames } from './messages.ts';
import type { RuleVersion, TermCode } from './rule-words.ts';

/** A version that somebody writes: of which term, for which policy, beginning with which values. */
export type RuleDraft = {
  code: TermCode;
  /** Chosen in the form when absent. */
  policyType?: string;
  /** The version that it starts from, or that it changes. */
  values: Schema<'LegalRuleChange'> | RuleVersion | undefined;
  isNew: boolean;
  /** The day that is proposed. */
  from?: string;
};

type RuleDialogProps = {
  list: Schema<'LegalRuleList'>;
  draft: RuleDraft;
  /** The rules were stored, or turned out to have changed meanwhile. */
  onChanged: () => void;
  onClose: () => void;
};

const reasons = {
  amount_invalid: messages.wrongPenalty,
  days_invalid: messages.wrongDays,
  too_early: messages.tooEarly,
  outdated: messages.tooEarly,
};

/** Millionths in a hundredth of a percent: the share is typed like an amount, with two decimals. */
const ppmOfHundredth = 100;

/** Writes a version of a term that holds from a coming day on. */
export function RuleDialog({ list, draft, onChanged, onClose }: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { code, policyType, values, isNew } = draft;
  const schema = schemaOf(list.first_day);
  const form = useZodForm({ schema, defaultValues: typedValues(draft, list.first_day) });
  const save = async ({ days, penalty, ...typed }: z.output<typeof schema>) => {
    const body = {
      ...typed,
      ...{ legal_rule_code: code, days: Number(days), penalty_ppm: penalty * ppmOfHundredth },
      row_version: isNew ? 0 : (values?.row_version ?? 0),
    };
    await dataOf(api.POST('/api/workload/saveLegalRule', { body })).catch((failure: unknown) => {
      if (isApiProblem(failure, 'stale_row_version')) onChanged();
      throw failure;
    });
    notify.success(t(messages.saved));
    onChanged();
    onClose();
  };
  const policy = list.policy_types.find((type) => type.code === policyType)?.name;
  const term = t(termNames[code].title);
  return (
    <FormDialog
      form={form}
      open
      title={policy === undefined ? term : t(messages.title, { term, policy })}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={reasons}
    >
      {policyType === undefined && (
        <FormSelectField
          name="policy_type_code"
          label={t(messages.policyType)}
          choices={otherPolicies(list, code)}
          required
        />
      )}
      {isNew && <FormDateField name="event_from" label={t(messages.from)} min={list.first_day} required />}
      <FormNumberField name="days" label={t(messages.days)} min={1} max={3650} required />
      <FormSelectField name="day_kind" label={t(messages.dayKind)} {...choicesOf(t, dayKindNames)} />
      <FormTextField name="penalty" label={t(messages.penalty)} inputMode="decimal" maxLength={8} required />
      <FormSelectField name="on_reopening" label={t(messages.reopening)} {...choicesOf(t, reopeningNames)} />
      <FormTextField name="source_ro" label={t(messages.sourceRo)} maxLength={120} lang="ro" required />
      <FormTextField name="source_en" label={t(messages.sourceEn)} maxLength={120} lang="en" required />
      <Text tone="muted" size="sm">
        {t(messages.keptFiles)}
      </Text>
    </FormDialog>
  );
}

function typedValues({ policyType, values, isNew, from }: RuleDraft, firstDay: string) {
  const begun = isNew ? (from ?? firstDay) : (values?.event_from ?? firstDay);
  return {
    policy_type_code: policyType ?? '',
    event_from: begun > firstDay ? begun : firstDay,
    days: String(values?.days ?? ''),
    day_kind: values?.day_kind ?? 'calendar',
    penalty: values === undefined ? '' : typedAmount(Math.round(values.penalty_ppm / ppmOfHundredth)),
    on_reopening: values?.on_reopening ?? 'stays_stopped',
    source_ro: values?.source_ro ?? '',
    source_en: values?.source_en ?? '',
  };
}

function schemaOf(firstDay: string) {
  return z.object({
    policy_type_code: z.string().check(z.minLength(1, { error: reason('required_choice') })),
    event_from: dateAnswer.check(
      z.minLength(1, { error: reason('required'), abort: true }),
      z.refine((day) => day >= firstDay, { error: reason('too_early') }),
    ),
    days: z.string().check(
      z.refine((typed) => /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 3650, {
        error: reason('days_invalid'),
      }),
    ),
    day_kind: requiredChoice(['calendar', 'working']),
    penalty: amountAnswer({ most: 100_00 }),
    on_reopening: requiredChoice(['stays_stopped', 'resumes', 'restarts']),
    source_ro: requiredText({ min: 3, max: 120 }),
    source_en: requiredText({ min: 3, max: 120 }),
  });
}

const otherPolicies = ({ policy_types: types, rules }: Schema<'LegalRuleList'>, code: TermCode) =>
  types
    .filter(
      (type) => !rules.some((rule) => rule.legal_rule_code === code && rule.policy_type_code === type.code),
    )
    .map((type) => ({ value: type.code, label: type.name }));

function choicesOf(t: IntlShape['formatMessage'], names: Readonly<Record<string, MessageDescriptor>>) {
  return {
    choices: Object.entries(names).map(([value, name]) => ({ value, label: t(name) })),
    placeholder: null,
  };
}
