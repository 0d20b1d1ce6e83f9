/** A file that something in an e-mail points to. */
export type PointedFile = { claimFileId: string; claimFileNo: string; isOpen: boolean };

/** What one thing in an e-mail says: the conversation that it goes on with, a claim number, a plate or a policy. */
export type Evidence = readonly PointedFile[];

/** Where an e-mail goes by itself, or why somebody has to say it, with the files that come into question. */
export type Judgement =
  | { file: PointedFile }
  | { because: 'nothing' | 'several' | 'contradiction'; possible: readonly PointedFile[] };

/**
 * The one file that everything in an e-mail points to.
 *
 * What an e-mail says outweighs who sent it: only where it says nothing, or could mean several files, the files of its sender
 * decide. Where it names different files a person does.
 */
export function judgeEvidence(said: readonly Evidence[], ofSender: Evidence): Judgement {
  const pointing = said.filter((files) => files.length > 0);
  if (pointing.length === 0) return oneOf(ofSender.filter(({ isOpen }) => isOpen));
  const [first = [], ...others] = pointing;
  const agreed = first.filter(({ claimFileId: id }) => others.every((files) => has(files, id)));
  if (agreed.length === 0) return { because: 'contradiction', possible: distinct(pointing.flat()) };
  if (agreed.length === 1) return oneOf(agreed);
  const open = agreed.filter(({ isOpen }) => isOpen);
  const candidates = open.length > 0 ? open : agreed;
  const sent = candidates.filter(({ claimFileId: id }) => has(ofSender, id));
  return sent.length === 1 ? oneOf(sent) : oneOf(candidates);
}

const has = (files: Evidence, id: string) => files.some(({ claimFileId }) => claimFileId === id);

function oneOf(files: Evidence): Judgement {
  const [file] = files;
  if (file === undefined) return { because: 'nothing', possible: [] };
  return files.length === 1 ? { file } : { because: 'several', possible: distinct(files) };
}

function distinct(files: Evidence): Evidence {
  return [...new Map(files.map((file) => [file.claimFileId, file])).values()];
}
