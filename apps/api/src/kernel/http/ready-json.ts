/**
 * An answer that is JSON text written by the database.
 *
 * The server does not parse it, so it must contain exactly the fields of the contract; tests compare every such answer with
 * the contract (`responseSerialiser`).
 */
export class ReadyJson<Body> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The answer as a value, for callers that need more than its text. */
  read(): Body {
    return JSON.parse(this.text) as Body;
  }
}
