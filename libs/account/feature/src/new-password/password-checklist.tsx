import type { PasswordRuleName } from '@dosar/account-domain';
import { Box, Icon, Stack, VisuallyHidden } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { WordedRule } from './use-password-rules.ts';

export type PasswordChecklistProps = {
  rules: readonly WordedRule[];
  /** What is typed so far. */
  password: string;
};

/** Nobody has to be told about 256 characters, or about spaces, who does not type them. */
const toldWhenBroken: readonly PasswordRuleName[] = ['max_length', 'not_blank'];

/** What a new password has to meet, told before it is typed and ticked off while it is. */
export function PasswordChecklist({ rules, password }: PasswordChecklistProps) {
  const shown = rules.filter(({ name, isMet }) => !toldWhenBroken.includes(name) || !isMet(password));
  return (
    <Stack as="ul" listStyleType="none" gap="1">
      {shown.map(({ name, text, isMet }) => (
        <ChecklistRule key={name} text={text} isMet={password !== '' && isMet(password)} />
      ))}
    </Stack>
  );
}

function ChecklistRule({ text, isMet }: { text: string; isMet: boolean }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="li" display="flex" gap="2" alignItems="flex-start">
      <Box
        as="span"
        style={{ color: `var(--dosar-colors-${isMet ? 'success' : 'text-muted'})` }}
        marginTop="0.5"
        display="flex"
      >
        {isMet ? (
          <Icon name="check_circle" />
        ) : (
          <Box
            as="span"
            width="1.25em"
            height="1.25em"
            borderWidth="1px"
            borderColor="currentColor"
            borderRadius="full"
          />
        )}
      </Box>
      <span>
        <VisuallyHidden>{t(isMet ? messages.met : messages.unmet)} </VisuallyHidden>
        {text}
      </span>
    </Box>
  );
}
