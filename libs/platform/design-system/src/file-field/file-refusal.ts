/** What a file field accepts. */
export type FileRules = {
  /** MIME types such as `application/pdf` or `image/*`. */
  types: readonly string[];
  maxBytes: number;
  maxFiles: number;
};

/** Why a file is refused before anything is sent. */
export type FileRefusal = 'type' | 'size' | 'count' | 'empty';

function hasAcceptedType(type: string, types: readonly string[]): boolean {
  return types.some((accepted) =>
    accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted,
  );
}

/** Why `file` cannot join `alreadyChosen` others, or `undefined` when it can. */
export function fileRefusal(
  file: Pick<File, 'type' | 'size'>,
  alreadyChosen: number,
  rules: FileRules,
): FileRefusal | undefined {
  if (!hasAcceptedType(file.type, rules.types)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > rules.maxBytes) return 'size';
  if (alreadyChosen >= rules.maxFiles) return 'count';
  return undefined;
}
