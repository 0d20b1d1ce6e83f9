import type { NoticeSource } from '#src/areas/config/extension-points.ts';
import { kindWords } from '../job-words.ts';
import { markNoticesSeen, tellNotices, type JobNotice } from './notice-repository.ts';

/** Tells handlers in the product that an offer stayed without an answer, or that a job needs another partner. */
export const jobNotices: NoticeSource = {
  tell: async ({ tx, now: _now, ...reader }) =>
    (await tellNotices(tx, reader)).map((notice) => ({
      type: 'notice',
      new_activities: 1,
      name: notice.claim_file_no.slice(0, 120),
      current_user: true,
      notice: {
        notice_id: notice.partner_job_notice_id,
        text: noticeText(notice),
        address:
          notice.assignment_id === null
            ? '/partner-jobs'
            : `/workflow/getById/${notice.claim_file_no}/${notice.assignment_id}/partners`,
      },
    })),
  markSeen: ({ tx, now: _now, ...reader }) => markNoticesSeen(tx, reader),
};

/** What the notice says: who did not answer, and whether somebody has to choose. */
function noticeText({
  occasion,
  kind,
  claim_file_no: no,
  asked_name,
  now_name,
  language,
}: JobNotice): string {
  const what = kindWords[kind][language];
  if (language === 'en') {
    const first =
      occasion === 'taken_back' ? `was taken from ${asked_name}` : `got no answer from ${asked_name}`;
    return `${no}: “${what}” ${first}. ${now_name === null ? 'Choose another partner.' : `${now_name} has it now.`}`;
  }
  const first =
    occasion === 'taken_back'
      ? `a fost luată de la ${asked_name}`
      : `nu a primit răspuns de la ${asked_name}`;
  return `${no}: lucrarea „${what}” ${first}. ${now_name === null ? 'Alegeți alt partener.' : `O are acum ${now_name}.`}`;
}
