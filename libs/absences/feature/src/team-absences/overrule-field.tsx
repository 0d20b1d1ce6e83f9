import { TextField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Replacement = Schema<'Absence'>['replacement'];

/** Whether the named replacement has not agreed: they stand in only if whoever decides says why. */
function canOverrule(replacement: Replacement): replacement is NonNullable<Replacement> {
  return replacement?.answer === 'asked' || replacement?.answer === 'refused';
}

/** Whether approving waits for the reason: nobody has answered yet. */
export const needsReason = (replacement: Replacement, reason: string) =>
  replacement?.answer === 'asked' && reason.trim().length < 3;

type OverruleFieldProps = { replacement: Replacement; reason: string; onChange: (reason: string) => void };

/** Why a colleague stands in who has not agreed to it. */
export function OverruleField({ replacement, reason, onChange }: OverruleFieldProps) {
  const { formatMessage: t } = useIntl();
  if (!canOverrule(replacement)) return null;
  const { full_name: name, answer } = replacement;
  return (
    <TextField
      label={t(messages.overrule, { name })}
      hint={t(answer === 'asked' ? messages.overruleAsked : messages.overruleRefused, { name })}
      maxLength={500}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
