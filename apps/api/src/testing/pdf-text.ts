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

/** The pieces of text of the last page of a PDF, each with its height above the foot of the sheet. */
export async function pdfBoxes(content: Uint8Array): Promise<{ text: string; y: number }[]> {
  const pdf = await getDocument({ data: new Uint8Array(content) }).promise;
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
  return items.flatMap((item) => ('str' in item ? [{ text: item.str, y: Number(item.transform[5]) }] : []));
}
