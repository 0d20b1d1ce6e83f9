/** The `number`-th identity of a kind of thing: always the same one, and a valid UUID. */
export function idOf(
  kind: 'user' | 'claimFile' | 'assignment' | 'event' | 'document' | 'party' | 'vehicle' | 'other',
  number: number,
): string {
  const kinds = ['other', 'user', 'claimFile', 'assignment', 'event', 'document', 'party', 'vehicle'];
  const place = kinds.indexOf(kind).toString(16).padStart(4, '0');
  return `0190b6a0-${place}-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** The `number`-th key of a link. */
export function keyOf(kind: string, number: number): string {
  return `${kind}-key-${String(number).padStart(10, '0')}`;
}
