import { passwordRules, type PasswordRule } from '@dosar/account-domain';
import { useSession } from '@dosar/auth';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ruleMessages } from './messages.ts';

/** A demand on a new password in the words in which it is shown. */
export type WordedRule = Pick<PasswordRule, 'name' | 'isMet'> & { text: string };

/** What the organisation asks of a new password of whoever is signed in. */
export function usePasswordRules(): WordedRule[] {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  return useMemo(() => {
    const policy = profile?.app_metadata?.credentials.password_policy;
    if (!profile || !policy) return [];
    const rules = passwordRules(policy, { username: profile.username, orgName: profile.org_name });
    const own = (name: PasswordRule['name']) => t(ruleMessages[name], { min: policy.min_length });
    return rules.map(({ name, message, isMet }) => ({ name, isMet, text: message ?? own(name) }));
  }, [profile, t]);
}
