import type { NoticeSource } from '#src/areas/config/extension-points.ts';
import { markMentionsSeen, tellMentions } from './mention-repository.ts';

const mostMentions = 20;

/** Tells people of the notes that mention them. */
export const mentionNotices: NoticeSource = {
  tell: async ({ tx, now, ...reader }) =>
    (await tellMentions(tx, reader, { now, limit: mostMentions })).map(({ author_name, ...mention }) => ({
      type: 'mention',
      new_activities: 1,
      name: author_name,
      current_user: true,
      mention,
    })),
  markSeen: ({ tx, now, ...reader }) => markMentionsSeen(tx, reader, now),
};
