import type { NoticeSource } from '#src/areas/config/extension-points.ts';
import { markFilesSeen, tellFiles, type StoredFile } from './report-file-repository.ts';

/** Tells people that a file they asked for is there, with the page where it can be saved. */
export const fileNotices: NoticeSource = {
  tell: async ({ tx, now, ...reader }) =>
    (await tellFiles(tx, reader, now)).map((file) => ({
      type: 'notice',
      new_activities: 1,
      name: file.title,
      current_user: true,
      notice: {
        notice_id: file.report_file_id,
        text: noticeText(file),
        address: `/reports/${file.request.state}`,
      },
    })),
  markSeen: ({ tx, now: _now, ...reader }) => markFilesSeen(tx, reader),
};

function noticeText({ title, format, state, request: { language } }: StoredFile): string {
  const kind = format.toUpperCase();
  if (state === 'ready')
    return language === 'ro'
      ? `Fișierul ${kind} „${title}” e gata de descărcat.`
      : `The ${kind} file “${title}” is ready to be saved.`;
  return language === 'ro'
    ? `Fișierul ${kind} „${title}” nu a putut fi făcut.`
    : `The ${kind} file “${title}” could not be made.`;
}
