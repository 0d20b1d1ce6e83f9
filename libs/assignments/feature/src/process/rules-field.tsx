import {
  Button,
  CheckboxField,
  FieldGroup,
  HStack,
  NumberField,
  SelectField,
  Stack,
} from '@dosar/design-system';
import { useController } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Rule = Schema<'ProcessRule'>;
type RuleWords = Schema<'ProcessRuleWords'>;

type RulesFieldProps = {
  name: 'conditions' | 'effects';
  label: string;
  addLabel: string;
  words: readonly RuleWords[];
};

const firstValue = (words: RuleWords): Rule['value'] => {
  if (words.setting === 'flag') return true;
  if (words.setting === 'number') return 24;
  return words.setting === 'choice' ? (words.choices[0]?.code ?? '') : [];
};

/** The conditions or effects of a step: those that areas bring, in their words, each with its setting. */
export function RulesField({ name, label, addLabel, words }: RulesFieldProps) {
  const { formatMessage: t } = useIntl();
  const { field } = useController({ name });
  const rules = field.value as Rule[];
  const left = words.filter(({ code }) => !rules.some((rule) => rule.code === code));
  return (
    <FieldGroup title={label}>
      <Stack gap="2">
        {rules.map((rule) => {
          const known = words.find(({ code }) => code === rule.code);
          const ruleName = known?.name ?? rule.code;
          return (
            <Stack key={rule.code} gap="1">
              <CheckboxField
                id={`${name}-${rule.code}`}
                label={ruleName}
                checked
                onChange={() => field.onChange(rules.filter(({ code }) => code !== rule.code))}
              />
              {known !== undefined && (
                <RuleSetting
                  words={known}
                  value={rule.value}
                  label={t(messages.settingOf, { rule: ruleName })}
                  onChange={(value) =>
                    field.onChange(rules.map((each) => (each.code === rule.code ? { ...each, value } : each)))
                  }
                />
              )}
            </Stack>
          );
        })}
        {left.length > 0 && (
          <SelectField
            id={`${name}-add`}
            label={addLabel}
            placeholder={t(messages.choose)}
            value=""
            choices={left.map(({ code, name: text }) => ({ value: code, label: text }))}
            onChange={({ target }) => {
              const chosen = left.find(({ code }) => code === target.value);
              if (chosen !== undefined)
                field.onChange([...rules, { code: chosen.code, value: firstValue(chosen) }]);
            }}
          />
        )}
      </Stack>
    </FieldGroup>
  );
}

type RuleSettingProps = {
  words: RuleWords;
  value: Rule['value'];
  label: string;
  onChange: (value: Rule['value']) => void;
};

function RuleSetting({ words, value, label, onChange }: RuleSettingProps) {
  if (words.setting === 'flag') return null;
  if (words.setting === 'number')
    return (
      <NumberField
        id={`setting-${words.code}`}
        label={label}
        value={typeof value === 'number' ? String(value) : ''}
        onValueChange={(text) => onChange(Number(text) || 0)}
      />
    );
  if (words.setting === 'choice')
    return (
      <SelectField
        id={`setting-${words.code}`}
        label={label}
        value={typeof value === 'string' ? value : ''}
        choices={words.choices.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <ChoiceList
      label={label}
      choices={words.choices}
      value={Array.isArray(value) ? value : []}
      onChange={onChange}
    />
  );
}

type ChoiceListProps = {
  label: string;
  choices: readonly Schema<'ProcessWord'>[];
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** Several of a list, such as the roles that may take a step: those that are in, and one more at a time. */
export function ChoiceList({ label, choices, value, onChange }: ChoiceListProps) {
  const { formatMessage: t } = useIntl();
  const nameOf = (code: string) => choices.find((choice) => choice.code === code)?.name ?? code;
  const left = choices.filter(({ code }) => !value.includes(code));
  return (
    <Stack gap="1">
      <HStack gap="1" flexWrap="wrap">
        {value.map((code) => (
          <Button
            key={code}
            variant="quiet"
            icon="close"
            onClick={() => onChange(value.filter((each) => each !== code))}
          >
            {t(messages.takeOut, { name: nameOf(code) })}
          </Button>
        ))}
      </HStack>
      <SelectField
        id={`list-${label}`}
        label={label}
        placeholder={t(messages.choose)}
        value=""
        choices={left.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => {
          if (target.value !== '') onChange([...value, target.value]);
        }}
      />
    </Stack>
  );
}
