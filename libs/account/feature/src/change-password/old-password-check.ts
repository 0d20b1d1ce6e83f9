/** What the server said about the old password that was typed. */
export type OldPasswordCheck = {
  /** Asks the server, once for each password that is typed: every question counts as an attempt. */
  isRight: (password: string) => Promise<boolean>;
  /** Whether the server has said that this is not it. */
  isKnownWrong: (password: string) => boolean;
};

export function oldPasswordCheck(ask: (password: string) => Promise<boolean>): OldPasswordCheck {
  const answers = new Map<string, Promise<boolean>>();
  const wrong = new Set<string>();

  async function asked(password: string): Promise<boolean> {
    try {
      const isRight = await ask(password);
      if (!isRight) wrong.add(password);
      return isRight;
    } catch (problem) {
      // No answer is no verdict: it may be asked again.
      answers.delete(password);
      throw problem;
    }
  }

  return {
    isKnownWrong: (password) => wrong.has(password),
    isRight(password) {
      const answer = answers.get(password) ?? asked(password);
      answers.set(password, answer);
      return answer;
    },
  };
}
