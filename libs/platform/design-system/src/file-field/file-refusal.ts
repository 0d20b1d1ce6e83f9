/** What a file field accepts. */
export type FileRules = {
  /** MIME types such as `application/pdf` or `image/*`, or endings such as `.sta` of files that have none. */
  types: readonly string[];
  maxBytes: number;
  maxFiles: number;
};

/** Why a file is refused before anything is sent. */
export type FileRefusal = 'type' | 'size' | 'count' | 'empty';

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** Some systems know no type for the pictures of newer phones, or for tables; then the ending of the name counts. */
const typesByEnding: ReadonlyMap<string, string> = new Map([
  ['heic', 'image/heic'],
  ['heif', 'image/heif'],
  ['csv', 'text/csv'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]);

function hasAcceptedType(
  { name, type: told }: Pick<File, 'name' | 'type'>,
  types: readonly string[],
): boolean {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const type = told || (typesByEnding.get(ending) ?? '');
  // Nothing is known of `Constatare 12.05.2026`: the server looks at its bytes.
  if (type === '' && !/[a-z]/.test(ending)) return true;
  return types.some((accepted) =>
    accepted.endsWith('/*')
      ? type.startsWith(accepted.slice(0, -1))
      : accepted === type || accepted === `.${ending}`,
  );
}

/** Why `file` cannot join `alreadyChosen` others, or `undefined` when it can. */
export function fileRefusal(
  file: ChosenFile,
  alreadyChosen: number,
  rules: FileRules,
): FileRefusal | undefined {
  if (!hasAcceptedType(file, rules.types)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > rules.maxBytes) return 'size';
  if (alreadyChosen >= rules.maxFiles) return 'count';
  return undefined;
}

/**
 * Hands on the chosen files; what its name or the system calls something that is not accepted is first named by its bytes, as the
 * server does: a PDF that its sender calls `.doc` is welcome where a PDF is.
 */
export function byBytes(
  chosen: readonly File[],
  { types }: Pick<FileRules, 'types'>,
  take: (files: File[]) => void,
): void {
  if (chosen.every((file) => hasAcceptedType(file, types))) take([...chosen]);
  else
    void import('./named-by-bytes.ts')
      .then(({ namedByBytes }) =>
        Promise.all(chosen.map(async (file) => (hasAcceptedType(file, types) ? file : namedByBytes(file)))),
      )
      // Bytes that cannot be read prove nothing: the name counts then.
      .catch(() => [...chosen])
      .then(take);
}
