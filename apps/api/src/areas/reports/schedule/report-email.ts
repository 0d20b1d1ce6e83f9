import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import { writtenFigure } from '../run/written-figure.ts';

type Sent = { answer: Schema<'ReportAnswer'>; owner: string; address: string; period: string };

/** An e-mail that brings a report: what it says in a sentence, its figure, and where it can be opened. */
export function reportEmail(
  language: Language,
  { answer, owner, address, period }: Sent,
): { subject: string; body: string } {
  const { name, finding, figure, columns, figure_column: key, as_of: asOf } = answer;
  const column = columns.find((one) => one.key === key);
  const value = writtenFigure(figure.value, column?.unit ?? 'count', language);
  const moment = asOf === null ? undefined : formatInstant(new Date(asOf));
  const isRomanian = language === 'ro';
  const lines = [
    finding,
    '',
    `${column?.title ?? name}: ${value}`,
    `${isRomanian ? 'Perioada' : 'Period'}: ${period}`,
    ...(moment === undefined ? [] : [`${isRomanian ? 'Date la' : 'As of'}: ${moment}`]),
    '',
    isRomanian
      ? 'Fișierele sunt atașate. Raportul, cu dosarele din spatele cifrelor:'
      : 'The files are attached. The report, with the files behind its figures:',
    address,
    '',
    isRomanian ? `Trimis automat de ${owner}.` : `Sent automatically by ${owner}.`,
  ];
  return { subject: `${name}, ${period}`, body: lines.join('\n') };
}

/** Tells the owner that a report is not sent any more. */
export function stoppedEmail(language: Language, name: string): { subject: string; body: string } {
  return language === 'ro'
    ? {
        subject: `Raportul „${name}” nu se mai trimite`,
        body: `Nu mai aveți acces la raportul „${name}”, așa că trimiterea automată s-a oprit. Dacă primiți din nou acces, o puteți reporni din Rapoarte.`,
      }
    : {
        subject: `The report “${name}” is not sent any more`,
        body: `You may not run the report “${name}” any more, so it is no longer sent automatically. If you get access again, you can start it again in Reports.`,
      };
}
