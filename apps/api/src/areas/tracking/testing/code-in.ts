/** The access code in a message. */
export function codeIn(body: string): string {
  return /\b[A-HJ-NP-Z2-9]{6}\b(?=\.)/.exec(body)?.[0] ?? '';
}
