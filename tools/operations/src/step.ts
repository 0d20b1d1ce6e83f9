/** How a script of operations tells what it does; the first thing that does not hold ends it with 1. */
export type Step = {
  /** A line of the output. */
  say: (text: string) => void;
  /** Something that has to be so. */
  hold: (isSo: boolean, what: string, why?: () => string | undefined) => void;
  /** Does something and says how long it took. */
  timed: <Answer>(what: string, work: () => Promise<Answer>) => Promise<Answer>;
};

/** A step that prints, and throws with the reason when something does not hold. */
export function printingStep(print: (line: string) => void = console.log): Step {
  return {
    say: print,
    hold(isSo, what, why) {
      if (!isSo) throw new Error(`Does not hold: ${what}. ${why?.() ?? ''}`);
      print(`ok  ${what}`);
    },
    async timed(what, work) {
      const begun = performance.now();
      const answer = await work();
      print(`ok  ${what} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
      return answer;
    },
  };
}
