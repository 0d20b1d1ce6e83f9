import { scimRefused } from './scim-refusal.ts';

/** One `eq` of a filter. The attribute is in lower case, a sub-attribute after a dot: `emails.value`. */
export type Comparison = { attribute: string; value: string | number | boolean | null };

/** An attribute, or the values of one that a filter selects, or a sub-attribute of either. */
export type AttributePath = { attribute: string; where: Comparison[]; sub: string | undefined };

const coreSchema = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
const name = /^[a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?$/i;
const literal = /^(?:true|false|null|-?\d+(?:\.\d+)?)$/;

/**
 * Reads a filter of RFC 7644 §3.4.2.2 that compares by `eq` and joins by `and`: what directories ask to find a record.
 *
 * Everything else is refused, so that nobody takes the answer for one to a narrower question.
 */
export function readFilter(text: string): Comparison[] {
  const reader = new Reader(text, 'invalidFilter');
  const found = reader.conjunction();
  reader.end();
  return found;
}

/** Reads the path of a change (RFC 7644 §3.5.2), such as `emails[type eq "work"].value`. */
export function readPath(text: string): AttributePath {
  const reader = new Reader(text, 'invalidPath');
  const [attribute, ownSub] = split(reader.attribute());
  const where = reader.takes('[') ? reader.conjunction(']') : [];
  const sub = ownSub ?? reader.subAttribute();
  reader.end();
  return { attribute, where, sub };
}

function split(path: string): [string, string | undefined] {
  const [attribute = '', sub] = path.split('.');
  return [attribute, sub];
}

class Reader {
  readonly #tokens: string[];
  readonly #kind: 'invalidFilter' | 'invalidPath';
  #at = 0;

  constructor(text: string, kind: 'invalidFilter' | 'invalidPath') {
    this.#kind = kind;
    this.#tokens = text.match(/"(?:[^"\\]|\\.)*"|[()[\]]|[^\s()[\]"]+|"/g) ?? [];
  }

  conjunction(closedBy?: ')' | ']'): Comparison[] {
    const found = this.#term();
    while (this.takes('and')) found.push(...this.#term());
    if (closedBy !== undefined && !this.takes(closedBy)) throw this.#refusal();
    return found;
  }

  attribute(): string {
    const path = this.#next().replace(coreSchema, '');
    if (!name.test(path)) throw this.#refusal();
    return path.toLowerCase();
  }

  /** What comes after a closing bracket: `.value`. */
  subAttribute(): string | undefined {
    const token = this.#tokens[this.#at];
    if (token?.startsWith('.') !== true) return undefined;
    this.#at += 1;
    if (!name.test(token.slice(1)) || token.slice(1).includes('.')) throw this.#refusal();
    return token.slice(1).toLowerCase();
  }

  takes(word: string): boolean {
    const isNext = this.#tokens[this.#at]?.toLowerCase() === word;
    if (isNext) this.#at += 1;
    return isNext;
  }

  end(): void {
    if (this.#at < this.#tokens.length) throw this.#refusal();
  }

  #term(): Comparison[] {
    if (this.takes('(')) return this.conjunction(')');
    const attribute = this.attribute();
    if (!this.takes('[')) return [{ attribute, value: this.#equals() }];
    const inner = this.conjunction(']').map((it) => ({ ...it, attribute: `${attribute}.${it.attribute}` }));
    const sub = this.subAttribute();
    return sub === undefined
      ? inner
      : [...inner, { attribute: `${attribute}.${sub}`, value: this.#equals() }];
  }

  #equals(): Comparison['value'] {
    if (!this.takes('eq')) throw this.#refusal();
    const token = this.#next();
    if (!token.startsWith('"') && !literal.test(token)) throw this.#refusal();
    try {
      return JSON.parse(token) as Comparison['value'];
    } catch {
      throw this.#refusal();
    }
  }

  #next(): string {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw this.#refusal();
    this.#at += 1;
    return token;
  }

  #refusal() {
    const what = this.#kind === 'invalidFilter' ? 'filter' : 'path';
    return scimRefused(400, this.#kind, `The ${what} is not understood; it may use "eq" and "and".`);
  }
}
