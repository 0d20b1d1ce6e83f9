import { formatLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { formatAmount } from '@dosar/kernel/money';
import PDFDocument from 'pdfkit';
import { pdfFonts } from '#src/kernel/pdf/pdf-fonts.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** A line of the table in a letter: what for, how it was reckoned, how much. */
export type LetterLine = { name: string; detail?: string | undefined; amountBani: number };

/** What a letter says; it is written in one language. */
export type Letter = {
  language: Language;
  /** Who writes: the name on top, with the colour of the organisation. */
  organisation: { name: string; color: string };
  /** Number of the letter, such as that of the file and of the offer. */
  reference: string;
  date: LocalDate;
  recipient: { name: string; address?: string | undefined };
  title: string;
  /** What comes before the amounts, and after. */
  opening: readonly string[];
  lines: readonly LetterLine[];
  totalBani?: number;
  closing: readonly string[];
  signature: readonly string[];
};

const words = {
  ro: {
    to: 'Către',
    number: 'nr.',
    total: 'Total, lei',
    page: (no: number, of: number) => `pagina ${no} din ${of}`,
  },
  en: {
    to: 'To',
    number: 'no.',
    total: 'Total, lei',
    page: (no: number, of: number) => `page ${no} of ${of}`,
  },
} as const;

const margin = 64;
const muted = '#5b6472';

/** A letter on A4 as a PDF whose text can be selected, searched and read aloud; the font is inside. */
export async function renderLetter(letter: Letter): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: letter.language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: letter.title, Author: letter.organisation.name },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
  document.registerFont('regular', pdfFonts.regular);
  document.registerFont('strong', pdfFonts.strong);
  writeHead(document, letter);
  for (const paragraph of letter.opening) writeParagraph(document, paragraph);
  writeLines(document, letter);
  for (const paragraph of letter.closing) writeParagraph(document, paragraph);
  document.moveDown(0.6).font('regular').text(letter.signature.join('\n'));
  numberPages(document, letter);
  document.end();
  return ended;
}

type Pdf = InstanceType<typeof PDFDocument>;

function writeHead(
  document: Pdf,
  { language, organisation, reference, date, recipient, title }: Letter,
): void {
  const { to, number } = words[language];
  document.rect(margin, margin, 18, 18).fill(organisation.color);
  document
    .fillColor('#111827')
    .font('strong')
    .fontSize(13)
    .text(organisation.name, margin + 28, margin);
  document
    .font('regular')
    .fontSize(10)
    .fillColor(muted)
    .text(`${number} ${reference} / ${formatLocalDate(date)}`, margin, margin + 28);
  document.moveDown(1.6).fillColor('#111827').fontSize(11).text(`${to}: ${recipient.name}`, margin);
  if (recipient.address !== undefined && recipient.address !== '')
    document.fillColor(muted).fontSize(10).text(recipient.address);
  document.moveDown(1.2).fillColor('#111827').font('strong').fontSize(14).text(title);
  document.moveDown(0.8).font('regular').fontSize(11);
}

function writeParagraph(document: Pdf, paragraph: string): void {
  document.font('regular').fontSize(11).fillColor('#111827');
  document.text(paragraph, margin, document.y, { lineGap: 2 }).moveDown(0.7);
}

function writeLines(document: Pdf, { language, lines, totalBani }: Letter): void {
  if (lines.length === 0) return;
  const right = document.page.width - margin;
  const write = (name: string, amount: string, font: 'regular' | 'strong') => {
    if (document.y > document.page.height - margin - 40) document.addPage();
    const top = document.y;
    document.font(font).fontSize(11).fillColor('#111827');
    document.text(name, margin, top, { width: 340 });
    const bottom = document.y;
    document.text(amount, right - 120, top, { width: 120, align: 'right' });
    document.y = Math.max(bottom, document.y) + 4;
    document.moveTo(margin, document.y).lineTo(right, document.y).lineWidth(0.5).stroke('#d5d9e0');
    document.y += 6;
  };
  for (const { name, detail, amountBani } of lines)
    write(detail === undefined ? name : `${name} (${detail})`, formatAmount(amountBani), 'regular');
  if (totalBani !== undefined) write(words[language].total, formatAmount(totalBani), 'strong');
  document.x = margin;
  document.moveDown(0.6);
}

function numberPages(document: Pdf, { language }: Letter): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    document.page.margins.bottom = 0;
    document
      .font('regular')
      .fontSize(9)
      .fillColor(muted)
      .text(words[language].page(page + 1, count), margin, document.page.height - 40, {
        width: document.page.width - 2 * margin,
        align: 'center',
      });
  }
}
