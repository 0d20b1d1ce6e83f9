const declared = new Set<string>();
const fetchers = new Set<() => Promise<unknown>>();

/** Notes a message that code in the page shows from now on. */
export function noteDeclared(id: string | undefined): void {
  if (id !== undefined) declared.add(id);
}

/** Whether code in the page declares a message that is not among `texts`. */
export function isAnyLacking(texts: object): boolean {
  return [...declared].some((id) => !Object.hasOwn(texts, id));
}

/** Says how the texts are fetched that arriving code lacks. */
export function onCodeArrived(fetchLacking: () => Promise<unknown>): void {
  fetchers.add(fetchLacking);
}

/**
 * Code that was fetched, once the texts of all messages that it declares are here too.
 *
 * The build puts it around every `import()` of an app, so no page, window or part is shown before its texts.
 */
export async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  const arrived = await code;
  await Promise.all([...fetchers].map((fetchLacking) => fetchLacking()));
  return arrived;
}
