import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What each page of a PDF says, as its reader would select it. */
export async function pdfText(content: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(content) }).promise;
  const pages: string[] = [];
  for (let no = 1; no <= pdf.numPages; no += 1) {
    const { items } = await (await pdf.getPage(no)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}
