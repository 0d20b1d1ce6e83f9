import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { claimantLink } from '#src/kernel/links/claimant-links.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { sendFileMessage } from '../messages/index.ts';
import type { NotifiedChannel } from './contact-channels.ts';
import type { FnolNeeds } from './fnol-needs.ts';
import { receiptEmail, receiptSms } from './receipt-texts.ts';

type Told = {
  claimFileId: string;
  claimFileNo: string;
  assignmentId: string;
  organisation: string;
  trackerUrl: string;
};

const hiddenKey = '…';

/** Sends the claim number to every channel that takes messages, each with its own link that confirms it. */
export async function tellNotifier(
  needs: FnolNeeds,
  context: ChangeContext & { language: Language },
  channels: readonly NotifiedChannel[],
  told: Told,
): Promise<void> {
  const { language } = context;
  const { claimFileId, assignmentId } = told;
  for (const { kind, value, takesMessages, confirmKey } of channels) {
    if (!takesMessages) continue;
    const confirmUrl = claimantLink(needs.trackerOrigin, 'contact', confirmKey);
    const facts = { ...told, confirmUrl };
    const text =
      kind === 'email'
        ? { kind, from: needs.mailFrom, ...receiptEmail(language, facts) }
        : { kind: 'sms' as const, from: needs.smsSender, body: receiptSms(language, facts) };
    // Only who receives the message may confirm: whoever reads the file later must not be able to.
    const keptBody = text.body.replaceAll(confirmKey, hiddenKey);
    await sendFileMessage(context, {
      reason: 'claim_receipt',
      claimFileId,
      assignmentId,
      to: value,
      language,
      keptBody,
      ...text,
    });
  }
}
