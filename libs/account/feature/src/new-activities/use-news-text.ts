import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { NewActivity } from './use-new-activities.ts';

/** How somebody's new work is told. */
export function useNewsText(): (news: NewActivity) => string {
  const { formatMessage: t } = useIntl();
  return ({ name, new_activities: count, current_user, mention, notice }) => {
    if (notice) return notice.text;
    if (mention) return t(messages.mention, { name, file: mention.claim_file_no });
    return current_user ? t(messages.own, { count }) : t(messages.colleague, { name, count });
  };
}
