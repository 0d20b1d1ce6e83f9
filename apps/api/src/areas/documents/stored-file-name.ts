const longestName = 120;

// Control characters, and the marks that turn the reading direction: both make "…gpj.exe" look like a picture.
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** The sender's file name as harmless text: no folder, nothing invisible, never empty. */
export function storedFileName(sent: string | undefined): string {
  const bare = (sent ?? '')
    .normalize('NFC')
    // Browsers write these three so in the header of a form's part.
    .replace(/%(22|0D|0A)/giu, (_, code: string) => (code === '22' ? '"' : ''))
    .replace(invisible, '')
    .replace(/^.*[/\\]/u, '')
    .replace(/[<>:"|?*]/gu, '_')
    .trim()
    .replace(/^\.+/u, '');
  if (bare === '') return 'document';
  if (bare.length <= longestName) return bare;
  const ending = /\.[^.]{1,8}$/u.exec(bare)?.[0] ?? '';
  return `${bare.slice(0, longestName - ending.length)}${ending}`;
}
