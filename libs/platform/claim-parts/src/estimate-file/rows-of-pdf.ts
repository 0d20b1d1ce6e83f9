import { tableOfText, type TextPiece } from '@dosar/kernel/table-of-text';
import { pdfLibrary } from '@dosar/design-system/pdf';

/** An estimate of a shop has a few pages; whatever has more is something else. */
const mostPages = 40;

/** The table that the text of a PDF makes; undefined when it has too many pages, no rows when it is a picture only. */
export async function rowsOfPdf(file: File): Promise<string[][] | undefined> {
  const { getDocument } = await pdfLibrary();
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()), useWasm: false });
  try {
    const pdf = await loading.promise;
    if (pdf.numPages > mostPages) return undefined;
    const pages: TextPiece[][] = [];
    for (let no = 1; no <= pdf.numPages; no += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that a long one is not held twice
      const page = await pdf.getPage(no);
      // oxlint-disable-next-line no-await-in-loop -- of the page above
      const { items } = await page.getTextContent();
      pages.push(items.flatMap((item) => ('str' in item ? [pieceOf(item)] : [])));
    }
    return tableOfText(pages);
  } finally {
    await loading.destroy();
  }
}

type Item = { str: string; transform: unknown[]; width: number; height: number };

function pieceOf({ str, transform, width, height }: Item): TextPiece {
  const [, , , , x, y] = transform.map(Number);
  return { text: str, x: x ?? 0, y: y ?? 0, width, height: height || 10 };
}
