import { foldText } from '@dosar/kernel/search-text';

/** How programs begin the subject of an answer that nobody wrote, without diacritics. */
const automaticSubject =
  /^\s*\[?(?:raspuns automat|raspuns: absent|mesaj automat|automatic reply|auto[ -]?reply|auto[ -]?response|autosvar|out of (?:the )?office|out-of-office|absent din birou|sunt in concediu|nu sunt la birou|automatische antwort|abwesenheitsnotiz|abwesend|reponse automatique|absence du bureau|risposta automatica|respuesta automatica|automatikus valasz)\b/;

/**
 * Whether a machine wrote an e-mail: RFC 3834, what older programs write instead, and the subjects of those that write no header.
 *
 * A mailing list passes on what people write: `List-Id` and `Precedence: list` say nothing about who wrote.
 */
export function isAutomatic(headers: ReadonlyMap<string, string>, subject: string): boolean {
  const submitted = headers.get('auto-submitted');
  if (submitted !== undefined && /^\s*([a-z-]*)/i.exec(submitted)?.[1]?.toLowerCase() !== 'no') return true;
  return (
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    headers.has('x-auto-response-suppress') ||
    /^\s*(bulk|junk|auto_reply)\b/i.test(headers.get('precedence') ?? '') ||
    automaticSubject.test(foldText(subject))
  );
}
