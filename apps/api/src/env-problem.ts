/** One wrong variable: its name and what it should have been. */
export type EnvProblem = { name: string; problem: string };
