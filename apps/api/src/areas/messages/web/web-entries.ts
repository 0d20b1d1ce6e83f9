import type { NoticeSource } from '#src/areas/config/extension-points.ts';
import { noticeSources } from '#src/areas/config/extension-points.ts';
import { fileFacts, timelineKinds } from '#src/areas/claims/extension-points.ts';
import { messageReasons } from '../extension-points.ts';
import { countUnread, markNoticesSeen, tellUnread } from './unread-repository.ts';

/** Why the product tells a claimant that an answer waits, as it is kept. */
export const answerReason = 'web_answer';

/** Tells whoever is in charge of a file that its claimant has written; those who stand in are told as well. */
const webNotices: NoticeSource = {
  tell: async ({ tx, now, ...reader }) =>
    (await tellUnread(tx, reader, now)).map(({ from_name: from, language, ...file }) => {
      const name = from ?? file.claim_file_no;
      return {
        type: 'notice',
        new_activities: 1,
        name: name.slice(0, 120),
        current_user: true,
        notice: {
          notice_id: file.message_id,
          text:
            language === 'ro'
              ? `${name} a scris în tracker la dosarul ${file.claim_file_no} și așteaptă un răspuns.`
              : `${name} has written on the tracker about file ${file.claim_file_no} and waits for an answer.`,
          address: `/workflow/getById/${encodeURIComponent(file.claim_file_no)}/${file.assignment_id}/messages`,
        },
      };
    }),
  markSeen: ({ tx, now, ...reader }) => markNoticesSeen(tx, reader, now),
};

/** A file whose claimant waits for an answer says so, until somebody gives it or says that none is needed. */
const unansweredFact = fileFacts.entry({
  async find(tx, orgId, { claimFileId }) {
    const count = await countUnread(tx, { orgId, claimFileId });
    if (count === 0) return [];
    const text = {
      ro:
        count === 1
          ? 'Păgubitul așteaptă un răspuns în tracker'
          : `Păgubitul așteaptă un răspuns în tracker: ${count} mesaje`,
      en:
        count === 1
          ? 'The claimant waits for an answer on the tracker'
          : `The claimant waits for an answer on the tracker: ${count} messages`,
    };
    return [{ code: 'web_message_unread', text, weight: 2 }];
  },
});

/** What messages on the tracker add to other areas. */
export const webEntries = [
  noticeSources.entry(webNotices),
  unansweredFact,
  timelineKinds.entry({ kind: 'web_message', isPrivate: true }),
  messageReasons.entry({
    code: answerReason,
    name: { ro: 'Răspuns în tracker', en: 'Answer on the tracker' },
    channels: ['email', 'sms'],
    isAnswer: true,
  }),
];
