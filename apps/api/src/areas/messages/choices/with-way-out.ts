import type { Schema } from '@dosar/openapi';
import { topicNames } from './topic-names.ts';

type Topic = Schema<'MessageTopic'>;
type Form = { kind: 'email' | 'sms'; language: 'ro' | 'en' };

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
 * Questions about satisfaction have a link of their own that says it.
 */
export function withWayOut(body: string, topic: Topic | undefined, { kind, language }: Form): string {
  if (topic === undefined || topic === 'grades') return body;
  if (kind === 'email') return `${body}\n\n${emailWords[language](topicNames[topic][language])}`;
  return `${body}${smsWords[language]}`;
}
