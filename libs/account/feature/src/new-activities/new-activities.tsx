import { apiMutation, clearNotifications } from '@dosar/api-client';
import type { Profile } from '@dosar/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useBrowserNotice } from '../browser-notices/use-browser-notice.ts';
import { messages } from './messages.ts';
import { NewActivitiesDialog } from './new-activities-dialog.tsx';
import { endOfSnooze, type Snooze } from './snooze.ts';
import { useAttention } from './use-attention.ts';
import { useCalmMoment } from './use-calm-moment.ts';
import { useNewsText } from './use-news-text.ts';
import { newActivitiesKey, useNewActivities } from './use-new-activities.ts';

/** Whose work a list shall show. */
export type Whose = { own: boolean; replaced: boolean };

export type NewActivitiesProps = {
  /** Whom the news are told; decided before this code is fetched. */
  profile: Profile;
  /** Where the worklist shows the open work of these people. */
  listAddress: (whose: Whose) => string;
};

/** Asks for new work and tells of it, once nobody is busy with anything else (T13, S10). */
export function NewActivities({ profile, listAddress }: NewActivitiesProps) {
  const { formatMessage: t } = useIntl();
  const { news, askedAt } = useNewActivities();
  const { isQuiet, seenAt, say } = useAttention(profile);
  const isNew = news.length > 0 && askedAt > seenAt;
  const textOf = useNewsText();
  useBrowserNotice(isNew && !isQuiet, {
    title: t(messages.title),
    body: news.map(textOf).join('\n'),
    tag: 'dosar.newActivities',
  });
  const isOpen = useCalmMoment(isNew && !isQuiet);
  const queryClient = useQueryClient();
  const clear = useMutation(apiMutation(clearNotifications));

  const takeAsSeen = () => {
    // What was asked before would come back as if it were new. Should clearing fail, the next answer tells it again.
    void queryClient.cancelQueries({ queryKey: newActivitiesKey });
    say({ seenAt: Date.now() });
    clear.mutate({});
  };
  const isActing = profile.impersonated_by_user_id !== null;
  return (
    <NewActivitiesDialog
      open={isOpen}
      news={news}
      // Who acts for a colleague finds that colleague's work where otherwise their own is.
      listAddress={listAddress({
        own: isActing || news.some(({ current_user, type }) => current_user && type === 'new_activities'),
        replaced: !isActing && news.some(({ current_user }) => !current_user),
      })}
      onSnooze={(snooze: Snooze) => say({ quietUntil: endOfSnooze(snooze, new Date()).getTime() })}
      onSeen={takeAsSeen}
    />
  );
}
