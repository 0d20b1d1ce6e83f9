const longestName = 120;

// Control characters, and the marks that turn the reading direction: both make "…gpj.exe" look like a picture.
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** The sender's file name as harmless text: no folder, nothing invisible, never empty. */
export function storedFileName(sent: string | undefined): string {
  const bare = (sent ?? '')
    .normalize('NFC')
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

/** Tells the browser to save the answer under `fileName`, in a form that no old or strict client misreads. */
export function attachmentDisposition(fileName: string): string {
  const ascii = storedFileName(fileName)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_')
    .replace(/[%"\\;]/gu, '_');
  const encoded = encodeURIComponent(storedFileName(fileName)).replace(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
