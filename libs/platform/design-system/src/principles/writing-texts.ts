import type { Locale } from '@dosar/i18n';

/** A rule of writing with an example of each kind. */
type WritingRule = { rule: string; write: string; avoid: string };

type Writing = {
  heading: string;
  intro: string;
  examples: string;
  ruleHead: string;
  writeHead: string;
  avoidHead: string;
};

/** How the product writes; the Romanian rules are not a translation of the English ones. */
export const writing: Record<Locale, Writing & { rules: WritingRule[] }> = {
  ro: {
    heading: 'Cum scriem',
    intro:
      'Scurt, prietenos, la persoana a doua de politețe. Citiți fraza cu voce tare: dacă n-ați spune-o la telefon, rescrieți-o.',
    examples: 'Exemple',
    ruleHead: 'Regulă',
    writeHead: 'Scriem',
    avoidHead: 'Nu scriem',
    rules: [
      { rule: 'Butonul spune ce face, cu un verb', write: 'Trimite cererea', avoid: 'OK' },
      {
        rule: 'Ce s-a întâmplat și ce e de făcut acum',
        write: 'Conexiunea s-a întrerupt. Ce ați scris se păstrează; încercați din nou.',
        avoid: 'Eroare 500. Operațiunea a eșuat.',
      },
      {
        rule: 'Fără vină',
        write: 'Scrieți data ca zi, lună și an, de exemplu 05.03.2026.',
        avoid: 'Ați introdus o dată invalidă!',
      },
      {
        rule: 'Fără jargon pentru păgubiți',
        write: 'Am primit cererea dumneavoastră. Urmează constatarea.',
        avoid: 'FNOL înregistrat, DD în status CONST.',
      },
      {
        rule: 'Literă mare doar la început',
        write: 'Adaugă o notă internă',
        avoid: 'Adaugă O Notă Internă',
      },
      { rule: '„De” de la 20 în sus', write: '19 zile, 20 de zile, 101 zile', avoid: '20 zile' },
      {
        rule: 'Cu diacritice și cu ghilimele românești',
        write: 'Țepeș a scris „da”',
        avoid: 'Tepes a scris "da"',
      },
      {
        rule: 'Date, ore și sume ca în România',
        write: '05.03.2026, 14:30, 1.234,50 RON',
        avoid: '3/5/26, 2:30 PM, 1,234.50 lei',
      },
      {
        rule: 'Anulare, nu întrebare',
        write: 'Nota a fost ștearsă. Anulează',
        avoid: 'Sunteți sigur că doriți să ștergeți nota?',
      },
      {
        rule: 'Un loc gol spune de ce e gol',
        write: 'Nimic nu se potrivește. Ștergeți filtrele.',
        avoid: 'Nu există date.',
      },
    ],
  },
  en: {
    heading: 'How we write',
    intro:
      'Short, friendly, to the reader as “you”. Read the sentence aloud: if you would not say it on the telephone, write another.',
    examples: 'Examples',
    ruleHead: 'Rule',
    writeHead: 'Write',
    avoidHead: 'Do not write',
    rules: [
      { rule: 'A button says what it does, with a verb', write: 'Send the report', avoid: 'OK' },
      {
        rule: 'What happened, and what to do now',
        write: 'The connection was lost. What you wrote is kept; try again.',
        avoid: 'Error 500. Operation failed.',
      },
      {
        rule: 'No blame',
        write: 'Write the date as day, month and year, as in 05.03.2026.',
        avoid: 'You entered an invalid date!',
      },
      {
        rule: 'No jargon for claimants',
        write: 'We have received your report. Next comes the inspection.',
        avoid: 'FNOL registered, status pending inspection.',
      },
      {
        rule: 'A capital only at the beginning',
        write: 'Add an internal note',
        avoid: 'Add An Internal Note',
      },
      {
        rule: 'Dates and times look the same in both languages',
        write: '05.03.2026, 14:30',
        avoid: '3/5/26, 2:30 PM',
      },
      {
        rule: 'British spelling, typographic quotation marks',
        write: 'the organisation’s colour, “yes”',
        avoid: 'the organization\'s color, "yes"',
      },
      {
        rule: 'Undo, not a question',
        write: 'The note was deleted. Undo',
        avoid: 'Are you sure you want to delete the note?',
      },
      {
        rule: 'An empty place says why it is empty',
        write: 'Nothing matches. Clear the filters.',
        avoid: 'No data available.',
      },
    ],
  },
};
