import type { Schema } from '@dosar/openapi';
import { topicNames } from './topic-names.ts';

type Topic = Schema<'MessageTopic'>;
type Form = { kind: 'email' | 'sms'; language: 'ro' | 'en' };

/** A text message of one part. */
const longestSms = 160;
const isPlain = /^[\n\r -~]*$/;

const emailWords = {
  ro: (topic: string) =>
    `Primiți acest e-mail fiindcă aveți un dosar la noi. Nu mai doriți ${topic}? Opriți-le pe pagina dosarului, la „Mesajele noastre”.`,
  en: (topic: string) =>
    `You get this e-mail because you have a claim with us. No more ${topic}? Stop them on the page of your case, at “Our messages”.`,
};

const smsWords = { ro: ' STOP = fara SMS.', en: ' STOP = no more SMS.' };

/**
 * A message that its reader may stop, with why it came and how to stop it.
 *
 * A text message says so where it costs no second part. Questions about satisfaction have a link of their own that says it.
 */
export function withWayOut(body: string, topic: Topic | undefined, { kind, language }: Form): string {
  if (topic === undefined || topic === 'grades') return body;
  if (kind === 'email') return `${body}\n\n${emailWords[language](topicNames[topic][language])}`;
  const longer = `${body}${smsWords[language]}`;
  return isPlain.test(longer) && longer.length <= longestSms ? longer : body;
}
