import type { NoticeSource } from '#src/areas/config/extension-points.ts';
import { findAbsencesByIds } from '../absence-repository.ts';
import { findAddressee } from '../rules/people-repository.ts';
import { markNoticesSeen, tellNotices } from './notice-repository.ts';
import { noticeAddress, noticeKindOf, noticeText } from './notice-texts.ts';

const mostNotices = 20;

/** Tells people in the product what happens to their absences and to those that they decide or replace. */
export const absenceNotices: NoticeSource = {
  tell: async ({ tx, now, ...reader }) => {
    const told = await tellNotices(tx, reader, { now, limit: mostNotices });
    if (told.length === 0) return [];
    const person = await findAddressee(tx, reader.orgId, reader.userId);
    const rows = await findAbsencesByIds(
      tx,
      reader.orgId,
      told.map((notice) => notice.absence_id),
    );
    return told.flatMap(({ absence_id: id, kind: stored }) => {
      const [row, kind] = [rows.get(id), noticeKindOf(stored)];
      if (row === undefined || kind === undefined) return [];
      return {
        type: 'notice' as const,
        new_activities: 1,
        name: row.full_name,
        current_user: true,
        notice: {
          notice_id: `${id} ${kind}`,
          text: noticeText(kind, person?.language ?? 'ro', row),
          address: noticeAddress(kind, row, {
            userId: reader.userId,
            plansAbsences: person?.plans_absences === true,
          }),
        },
      };
    });
  },
  markSeen: ({ tx, now, ...reader }) => markNoticesSeen(tx, reader, now),
};
