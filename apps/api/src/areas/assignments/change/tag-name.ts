/** A tag as it is kept: without spaces around it and with single ones inside. */
export function tidyTagName(name: string): string {
  return name.trim().replaceAll(/\s+/gu, ' ');
}
