/** People who want to be told of one kind of event. */
export class Listeners<News> {
  readonly #listeners = new Set<(news: News) => void>();

  /** Adds a listener; the answer takes it away again. */
  readonly listen = (listener: (news: News) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}
