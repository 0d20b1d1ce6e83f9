import PDFDocument from 'pdfkit';
import type { Language } from '#src/kernel/http/request-language.ts';
import { pdfFonts } from './pdf-fonts.ts';

/** A paper that is being written. */
export type Paper = InstanceType<typeof PDFDocument>;

/** Distance of the text from the edges of the sheet. */
export const margin = 42;
/** Colour of what matters less. */
export const muted = '#5b6472';
const ink = '#111827';

/** An empty A4 paper with its fonts inside; its text can be selected, searched and read aloud. */
export function newPaper(title: string, author: string, language: Language = 'ro'): Paper {
  const paper = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author },
  });
  paper.registerFont('regular', pdfFonts.regular);
  paper.registerFont('strong', pdfFonts.strong);
  return paper;
}

/** The right edge of what is written. */
export function rightEdge(paper: Paper): number {
  return paper.page.width - margin;
}

/** Begins another sheet when less than `height` is left on this one. */
export function keepTogether(paper: Paper, height: number): void {
  if (paper.y + height > paper.page.height - margin - 24) paper.addPage();
}

/** Text at a place that moves nothing else. */
export function writeAt(
  paper: Paper,
  text: string,
  place: { x: number; y: number; width: number; align?: 'left' | 'right' | 'center' },
  { isStrong = false, size = 8, color = ink }: { isStrong?: boolean; size?: number; color?: string } = {},
): void {
  paper
    .font(isStrong ? 'strong' : 'regular')
    .fontSize(size)
    .fillColor(color);
  paper.text(text, place.x, place.y, { width: place.width, align: place.align ?? 'left' });
}

/** A thin line across the sheet, and the room below it. */
export function rule(paper: Paper): void {
  paper.moveTo(margin, paper.y).lineTo(rightEdge(paper), paper.y).lineWidth(0.5).stroke('#d5d9e0');
  paper.y += 4;
}

/** The head of a part of the paper. */
export function heading(paper: Paper, text: string): void {
  keepTogether(paper, 60);
  paper.x = margin;
  paper.moveDown(0.6).font('strong').fontSize(10).fillColor(ink).text(text, margin);
  paper.moveDown(0.25);
}

/** Writes the same below every sheet, with its number. */
export function numberSheets(paper: Paper, text: string, language: Language = 'ro'): void {
  const { start, count } = paper.bufferedPageRange();
  for (let sheet = start; sheet < start + count; sheet += 1) {
    paper.switchToPage(sheet);
    paper.page.margins.bottom = 0;
    const y = paper.page.height - 30;
    writeAt(paper, text, { x: margin, y, width: 420 }, { size: 7, color: muted });
    writeAt(
      paper,
      language === 'ro' ? `pagina ${sheet + 1} din ${count}` : `page ${sheet + 1} of ${count}`,
      { x: rightEdge(paper) - 90, y, width: 90, align: 'right' },
      { size: 7, color: muted },
    );
  }
}
