import { withoutDiacritics } from '@dosar/kernel/sms-text';
import { withShortLinks } from '#src/kernel/links/claimant-links.ts';

/**
 * A text of the product as its channel carries it: one letter with a mark makes a text message more than twice as dear, and some
 * networks show it as a square.
 */
export const writtenFor = (text: string, kind: 'email' | 'sms'): string =>
  kind === 'sms' ? withoutDiacritics(withShortLinks(text)) : text;
