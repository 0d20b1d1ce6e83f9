/**
 * How a fact is asked for, in beginnings of folded words (`=` before a whole one).
 *
 * `asked`: one of these groups has to be there. `needs`: besides, one of these words. `not`: none of these. `also`: what else may stand
 * in the question; any other word makes it a question about something else, which no column answers. `by`: who, when, where and how may
 * ask for it only where they stand here.
 */
export type FactWords = { asked: string; needs?: string; not?: string; also?: string; by?: string };

/** Who takes part in a claim. */
export const roleWords =
  'pagubit pagubas asigurat proprietar sofer conducator vinovat martor reprezentant client claimant =insured owner driver witness fault party';
/** The car of a claim. */
export const carWords = 'masin autoturism autovehicul vehicul =auto =car vehicle';
/** What surrounds a person in a question: how one is called, and what the file is about. */
export const contextWords =
  'nume prenum numest cheam chema persoan identitat name person called daun accident eveniment polit policy ' +
  'rca casco contract masin autoturism autovehicul vehicul =auto =car vehicle avariat damaged';
/** What asks for another column of somebody than their name. */
export const otherColumns =
  'numar =nr =no number =seria =serie serial adres address telefon phone =mail email =cnp iban =cont =plate =vin ' +
  'ultim last scris =scrie wrote write =zis =zice spus said thing lucru anterior earlier previous';
/** What asks for a day. */
export const whenWords = '=cand =data =zi =ziua =ora =when =date =day =time programat';
/** What asks for a place. */
export const whereWords =
  '=unde =loc locul localitat locati judet oras strad adres where place city town street';
/** What documents of claims are called. */
export const paperWords =
  'talon permis buletin cart identitat amiabil constatar factur proces verbal poze poza fotograf deviz certificat inmatricul document =act =acte polita imputernic procur declarat cerere extras nota certificate registration invoice licence attorney power photo statement';

const papers = paperWords.split(' ').map((word) => word.replace('=', ''));

/** Whether a folded word of a question is what a paper is called by, and not one that only stands beside it. */
export const isPaperWord = (word: string): boolean => papers.some((paper) => word.startsWith(paper));
