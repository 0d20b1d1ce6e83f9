import { formatAmount } from '@dosar/kernel/money';
import { formatLocalDate } from '@dosar/kernel/dates';
import { formatPlate } from '@dosar/kernel/plates';
import { localDateOf } from '@dosar/kernel/zone';
import type { findInspection } from '../note/inspection-repository.ts';
import type { LineRow, NoteRow } from '../note/note-repository.ts';
import { writePhotos, type PhotoFiles } from './note-photos.ts';
import { writeDifference, type NoteDifference } from './note-difference.ts';
import { drawCode } from '#src/kernel/pdf/pdf-code.ts';
import { fileFacts } from './note-facts.ts';
import { writeNoteTable } from './note-table.ts';
import {
  heading,
  keepTogether,
  margin,
  muted,
  newPaper,
  numberSheets,
  rightEdge,
  writeAt,
  type Paper,
} from '#src/kernel/pdf/pdf-paper.ts';
import type { StoredPhoto } from './printed-photo-repository.ts';

/** Where photos are read, and where the page is that checks papers. */
export type PrintNeeds = PhotoFiles & { trackerOrigin: string };

// As wide as on the printed page: 28 mm.
const codeSize = 80;

/** A note with everything that is printed. */
export type PrintedNote = {
  inspection: NonNullable<Awaited<ReturnType<typeof findInspection>>>;
  note: NoteRow;
  lines: readonly LineRow[];
  photos: readonly StoredPhoto[];
  /** What a supplement changes about the note before it. */
  difference: NoteDifference | undefined;
};

/** Name of a version as people say it: the first note, or a supplement. */
export function versionName({ supplement_no: no }: Pick<NoteRow, 'supplement_no'>): string {
  return no === 0 ? 'V1' : `S${no}`;
}

/** What the file with a note is called. */
export function noteFileName(claimFileNo: string, note: Pick<NoteRow, 'supplement_no'>): string {
  return `Nota de constatare ${claimFileNo}-${versionName(note)}.pdf`;
}

/**
 * Writes a note as a PDF and hands it over piece by piece.
 *
 * Photos are read one after the other once what was written has left, so that a note with many needs no more memory.
 */
export function streamNote(needs: PrintNeeds, printed: PrintedNote): Paper {
  const { inspection, note } = printed;
  const paper = newPaper(`Notă de constatare ${inspection.claim_file_no}`, inspection.organisation_name);
  const write = async () => {
    writeNoteHead(paper, printed);
    writeNoteTable(paper, note.head, printed.lines);
    if (printed.difference) writeDifference(paper, printed.difference);
    writeClosing(paper, printed);
    writeHash(paper, printed, needs);
    await writePhotos(needs, paper, printed);
    numberSheets(paper, footer(printed));
    paper.end();
  };
  write().catch((fault: unknown) => paper.destroy(fault instanceof Error ? fault : new Error(String(fault))));
  return paper;
}

/** The same at once, for a note that is kept as a document. */
export async function printNote(needs: PrintNeeds, printed: PrintedNote): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of streamNote(needs, printed)) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

function footer({ note, inspection }: PrintedNote): string {
  const name = `${inspection.claim_file_no} · ${versionName(note)}`;
  return note.hash === null ? `${name} · CIORNĂ, neînchisă` : `${name} · SHA-256 ${note.hash}`;
}

/** The fingerprint, and the code and address by which whoever holds the paper checks it without an account. */
function writeHash(paper: Paper, { note, inspection }: PrintedNote, { trackerOrigin }: PrintNeeds): void {
  const { hash } = note;
  if (hash === null) return;
  const address = `${trackerOrigin}/verify?org_code=${encodeURIComponent(inspection.org_code)}&code=${hash}`;
  keepTogether(paper, codeSize + 20);
  paper.moveDown(1);
  const top = paper.y;
  drawCode(paper, address, { x: rightEdge(paper) - codeSize, y: top, size: codeSize });
  const width = rightEdge(paper) - margin - codeSize - 12;
  const lines = [
    `Amprentă SHA-256 ${hash}`,
    'O notă închisă nu se mai schimbă: aceeași amprentă este în PDF și sub nota de pe ecran.',
    `Oricine are hârtia o verifică fără cont: scanați codul sau deschideți ${trackerOrigin}/verify și scrieți primele 16 semne.`,
  ];
  for (const text of lines) writeAt(paper, text, { x: margin, y: paper.y, width }, { size: 7, color: muted });
  paper.link(margin, top, width, paper.y - top, address);
  paper.y = top + codeSize + 4;
}

function writeNoteHead(paper: Paper, { inspection, note }: PrintedNote): void {
  const width = rightEdge(paper) - margin;
  writeAt(paper, inspection.organisation_name, { x: margin, y: margin, width }, { isStrong: true, size: 11 });
  paper.moveDown(0.8);
  const title =
    note.supplement_no === 0 ? 'NOTĂ DE CONSTATARE' : `NOTĂ DE CONSTATARE, SUPLIMENT S${note.supplement_no}`;
  writeAt(paper, title, { x: margin, y: paper.y, width, align: 'center' }, { isStrong: true, size: 14 });
  writeAt(
    paper,
    `Proces-verbal de constatare a avariilor, dosar ${inspection.claim_file_no}`,
    { x: margin, y: paper.y, width, align: 'center' },
    { size: 9, color: muted },
  );
  paper.moveDown(0.8);
  const odometer =
    note.head.odometer === null
      ? '–'
      : `${String(note.head.odometer).replaceAll(/\B(?=(\d{3})+$)/g, '.')} km`;
  const facts = [
    ['Asigurător', inspection.organisation_name],
    ...fileFacts(inspection.file),
    ['Păgubit', inspection.claimant_name],
    ['Vehicul', inspection.vehicle_name],
    ['Număr de înmatriculare', inspection.plate && formatPlate(inspection.plate)],
    ['Serie de șasiu (VIN)', inspection.vin],
    ['Kilometraj', odometer],
    ['Inspector', note.assessor_name],
    ['Data constatării', formatLocalDate(localDateOf(note.committed_at ?? note.updated_at))],
    ['Motivul suplimentului', note.reason],
  ] as const;
  for (const [name, value] of facts) {
    if (value === null || value === '') continue;
    const { y } = paper;
    writeAt(paper, name, { x: margin, y, width: 140 }, { color: muted });
    writeAt(paper, value, { x: margin + 145, y, width: width - 145 });
    paper.y = Math.max(paper.y, y + 12);
  }
}

function writeClosing(paper: Paper, { note, inspection }: PrintedNote): void {
  const width = rightEdge(paper) - margin;
  const { hidden_reserve_bani: hidden, remark, vehicle_value: value, residual_bani: residual } = note.head;
  heading(paper, 'Mențiuni');
  const remarks = [
    hidden > 0
      ? `Rezervă pentru avarii ascunse, care se văd după demontare: ${formatAmount(hidden)} lei. Acestea se constată în reconstatare, înainte de reparație.`
      : 'Avariile ascunse, care se văd după demontare, se constată în reconstatare, înainte de reparație.',
    ...(value === null
      ? []
      : [
          `Valoarea vehiculului la data daunei: ${formatAmount(value.amount_bani)} lei (${value.source}, ${formatLocalDate(value.valued_on)}).`,
          ...value.comparables.map(
            ({ name, amount_bani: bani }, index) =>
              `Comparabila ${index + 1}: ${name}, ${formatAmount(bani)} lei.`,
          ),
        ]),
    ...(residual === null ? [] : [`Valoarea rămasă a vehiculului: ${formatAmount(residual)} lei.`]),
    ...(note.missing_reason === null ? [] : [`Date și fotografii lipsă: ${note.missing_reason}`]),
    ...(remark === null ? [] : [remark]),
    'Marcaje: I înlocuire, R reparare, V vopsire, D/M demontare-montare. Nota nu este o recunoaștere a obligației de plată.',
  ];
  for (const text of remarks) {
    keepTogether(paper, 30);
    writeAt(paper, text, { x: margin, y: paper.y, width });
    paper.moveDown(0.3);
  }
  writeSignatures(paper, { note, inspection });
}

/** Who inspected and who signed; without a signature, why there is none. */
function writeSignatures(paper: Paper, { note, inspection }: Pick<PrintedNote, 'note' | 'inspection'>): void {
  keepTogether(paper, 110);
  paper.moveDown(1);
  const top = paper.y;
  writeAt(paper, `Inspector: ${note.assessor_name ?? ''}`, { x: margin, y: top, width: 230 });
  writeAt(paper, `Păgubit: ${note.signer_name ?? inspection.claimant_name}`, {
    x: margin + 270,
    y: top,
    width: 240,
  });
  if (note.signature === null && note.unsigned_reason !== null)
    writeAt(
      paper,
      `Nesemnat: ${note.unsigned_reason}`,
      { x: margin + 270, y: top + 16, width: 240 },
      { color: muted },
    );
  if (note.signature !== null)
    paper.image(
      Buffer.from(note.signature.slice(note.signature.indexOf(',') + 1), 'base64'),
      margin + 270,
      top + 16,
      {
        fit: [180, 56],
      },
    );
  const line = top + 76;
  for (const x of [margin, margin + 270])
    paper
      .moveTo(x, line)
      .lineTo(x + 200, line)
      .lineWidth(0.5)
      .stroke('#5b6472');
  paper.y = line + 6;
}
