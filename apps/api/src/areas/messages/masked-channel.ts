/** Enough to recognise an own address; whoever found the link learns no more of it. */
export function maskedChannel({ kind, value }: { kind: 'email' | 'phone'; value: string }): string {
  if (kind === 'phone') return `… ${value.slice(-3)}`;
  const at = value.lastIndexOf('@');
  return `${value.slice(0, 1)}…${value.slice(at)}`;
}
