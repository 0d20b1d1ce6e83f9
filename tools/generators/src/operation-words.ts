/** The forms in which an operation's name appears in contract, code, texts and audit log. */
export type OperationWords = {
  operationId: string;
  /** `pin-assignment`: name of files and folders. */
  kebab: string;
  /** `PinAssignment`: name of components. */
  pascal: string;
  /** `Pin assignment`: first words of a text. */
  sentence: string;
  /** `assignment`: what the operation is about, in words. */
  noun: string;
  /** `assignment`: the same as the glossary and the audit log write it. */
  entity: string;
  /** `ASSIGNMENT_PINNED`: the event that the audit log keeps. */
  event: string;
};

const irregular: Record<string, string> = {
  begin: 'begun',
  choose: 'chosen',
  give: 'given',
  hold: 'held',
  pay: 'paid',
  read: 'read',
  send: 'sent',
  set: 'set',
  submit: 'submitted',
  take: 'taken',
  withdraw: 'withdrawn',
  write: 'written',
};
const doubles = /(^|[^aeiou])[aeiou][bdgmnpt]$/;

function pastTense(verb: string): string {
  const known = irregular[verb];
  if (known) return known;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return doubles.test(verb) && verb.length <= 4 ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

function singular(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun;
}

/** The words of an operation called verb and noun, as in `pinAssignment`. */
export function operationWords(operationId: string): OperationWords {
  if (!/^[a-z]+([A-Z][a-z0-9]*)+$/.test(operationId)) {
    throw new Error(`"${operationId}" is not a verb with a noun in camelCase, such as pinAssignment.`);
  }
  const words = operationId.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const [verb = '', ...nouns] = words;
  const noun = singular(nouns.join(' '));
  const entity = noun.replaceAll(' ', '_');
  return {
    operationId,
    kebab: words.join('-'),
    pascal: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    sentence: `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${nouns.join(' ')}`,
    noun,
    entity,
    event: `${entity}_${pastTense(verb)}`.toUpperCase(),
  };
}
