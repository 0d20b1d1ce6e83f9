/** A file that a step produces, its path seen from the workspace root. */
export type GeneratedFile = { path: string; content: string };

/** One thing that `npm run generate` derives from a source of truth. */
export type Step = {
  /** Name for `--only`, as a person would say it. */
  name: string;
  /** Folders that hold nothing but this step's files; a file there that it no longer makes is removed. */
  folders: string[];
  run: (workspace: Workspace) => Promise<GeneratedFile[]>;
};

export type Workspace = { root: string };
