/**
 * An answer that is JSON text already, because the database has written it.
 *
 * Nobody reads it on its way out, so it has to name exactly what the contract names; tests compare every such answer with
 * the contract (`responseSerialiser`).
 */
export class ReadyJson<Body> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The answer as a value, for whoever asks for more than its text. */
  read(): Body {
    return JSON.parse(this.text) as Body;
  }
}
