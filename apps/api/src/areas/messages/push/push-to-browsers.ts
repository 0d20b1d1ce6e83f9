import { endOfQuietHours } from '#src/kernel/calendar/message-hours.ts';
import { findMessageHours } from '#src/kernel/calendar/message-hours-repository.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import type { TimelineContext } from '#src/areas/claims/index.ts';
import { findBrowsersOf, type ToldBrowser } from './push-repository.ts';

type Told = {
  claimFileId: string;
  messageId: string;
  reader: { address: string; partyId?: string };
  /** When the message itself leaves; at once when absent. */
  sendAt: Date | undefined;
};

const words = {
  ro: 'Dosarul dumneavoastră are o noutate. Opriți anunțurile pe pagina dosarului, la „Mesajele noastre”.',
  en: 'Your claim has news. Stop these notices on the page of your case, at “Our messages”.',
};

/**
 * Has the browsers of somebody who gets a message say that the case has news, once for all messages of one change.
 *
 * A locked screen shows it to everybody: it names the insurer, and neither the case nor what happened. Nothing rings in quiet hours.
 */
export async function pushToBrowsers(
  { tx, caller, now }: TimelineContext,
  { claimFileId, messageId, reader, sendAt }: Told,
): Promise<void> {
  const { orgId } = caller;
  const { address, partyId } = reader;
  const browsers = await findBrowsersOf(tx, { orgId, claimFileId, address, partyId });
  if (browsers.length === 0) return;
  const morning = endOfQuietHours(sendAt ?? now, await findMessageHours(tx, orgId)) ?? sendAt;
  for (const browser of browsers)
    await enqueue(tx, {
      orgId,
      kind: 'push',
      to: browser.id,
      body: JSON.stringify(noticeFor(browser)),
      messageId,
      ...(morning !== undefined && { sendAt: morning }),
    });
}

/** What the service worker of the tracker shows, and what it opens: an address of its own site alone. */
function noticeFor({ language, organisation, orgCode, claimFileNo }: ToldBrowser) {
  const url = `/status/${claimFileNo}?org_code=${encodeURIComponent(orgCode)}`;
  return { title: organisation, body: words[language], lang: language, url };
}
