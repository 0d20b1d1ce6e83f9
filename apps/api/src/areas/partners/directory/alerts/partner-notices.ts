import { formatLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { NoticeSource } from '#src/areas/config/extension-points.ts';
import { markAlertsSeen, tellAlerts, type Alert } from './alert-repository.ts';

/** Tells the partner administrators in the product what ends soon. */
export const partnerNotices: NoticeSource = {
  tell: async ({ tx, now, ...reader }) =>
    (await tellAlerts(tx, reader, localDateOf(now))).map((alert) => ({
      type: 'notice',
      new_activities: 1,
      name: alert.name.slice(0, 120),
      current_user: true,
      notice: {
        notice_id: alert.partner_alert_id,
        text: alertText(alert),
        address: `/config/partners?partner=${alert.partner_id}`,
      },
    })),
  markSeen: ({ tx, now: _now, ...reader }) => markAlertsSeen(tx, reader),
};

function alertText({ name, title, ends_on: endsOn, days_left: days, language }: Alert): string {
  const day = formatLocalDate(endsOn);
  if (language === 'en') {
    const what = title === null ? `The contract of ${name}` : `“${title}” of ${name}`;
    return `${what} ${days < 0 ? 'ended' : 'ends'} on ${day}.`;
  }
  const what = title === null ? `Contractul partenerului ${name}` : `„${title}” al partenerului ${name}`;
  return `${what} ${days < 0 ? 'a expirat' : 'expiră'} la ${day}.`;
}
