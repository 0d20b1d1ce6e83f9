/** The Message-ID of an e-mail: answers name it. */
export function internetMessageId(messageId: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'dosar';
  return `${messageId}@${domain}`;
}
