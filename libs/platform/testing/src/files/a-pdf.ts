/** Cells of a row of a printed table, each with the place where it begins, in points from the left. */
export type PdfRow = readonly (readonly [x: number, text: string])[];

/** A PDF with text on its pages, row below row, as a program of a repair shop prints it; a page without rows is a picture. */
export function aPdf(name: string, pages: readonly (readonly PdfRow[])[]): File {
  const kids = pages.map((_, page) => `${4 + 2 * page} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((rows, page) => {
      const content = rows.map(rowContent).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * page} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // The table counts bytes: letters beyond Latin-1 would move it.
  const bytes = Uint8Array.from(file, (letter) => letter.codePointAt(0) ?? 0);
  return new File([bytes], name, { type: 'application/pdf' });
}

const rowContent = (row: PdfRow, no: number) =>
  row
    .map(([x, text]) => `BT /F1 10 Tf ${x} ${780 - 20 * no} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`)
    .join('\n');
