import type { Language } from '#src/kernel/http/request-language.ts';
import type { KnownArticle } from '../extension-points.ts';

/** Why the language model did not word an answer that it could have worded. */
export type WhyNotModel = 'failed' | 'too_slow' | 'not_trusted' | 'over_budget' | 'resting';

type Texts = Record<'notFound' | 'notInFile' | 'openFile' | 'lookElsewhere' | 'proposes', string> & {
  whyNot: Record<WhyNotModel, string>;
  /** Of a part of a question that nothing answers. */
  unknownPart: (part: string) => string;
  /** Asks back which of one or two questions was meant. */
  meant: (questions: readonly string[]) => string;
  /** How a quotation begins, so that nobody takes it for a fact of a file. */
  quoted: Record<KnownArticle['kind'], (title: string) => string>;
};

/** The assistant's own sentences. */
export const answerTexts: Record<Language, Texts> = {
  ro: {
    notFound: 'Nu am găsit un răspuns de care să fiu sigur.',
    notInFile: 'Nu găsesc asta în dosar. Dacă întrebați cum se lucrează, citiți:',
    openFile: 'Pare o întrebare despre un dosar: deschideți dosarul și întrebați din nou.',
    lookElsewhere: 'Căutați în „Ajutor”, sus în dreapta, sau întrebați managerul echipei.',
    unknownPart: (part) => `Nu știu: „${part}”.`,
    meant: (questions) =>
      `Nu știu sigur ce întrebați. Ați vrut să întrebați ${questions.map((one) => `„${one}”`).join(' sau ')}.`,
    quoted: {
      help: (title) => `Din ajutor, „${title}”:`,
      status_help: (title) => `Ce înseamnă starea „${title}”, în general:`,
      template: (title) => `Din „${title}”:`,
      legal_rule: (title) => `Legea, „${title}”:`,
    },
    proposes: 'Vă propun să fac eu asta, după ce confirmați.',
    whyNot: {
      failed: 'Modelul de limbaj nu a răspuns, așa că răspund din reguli.',
      too_slow: 'Modelul de limbaj nu a răspuns la timp, așa că răspund din reguli.',
      not_trusted: 'Modelul de limbaj a spus altceva decât sursele, așa că răspund din reguli.',
      over_budget: 'Organizația a folosit azi cât avea pentru modelul de limbaj, așa că răspund din reguli.',
      resting: 'Modelul de limbaj nu răspunde în aceste minute, așa că răspund din reguli.',
    },
  },
  en: {
    notFound: 'I found no answer that I am sure of.',
    notInFile: 'I do not find this in the file. If you ask how it is done, read:',
    openFile: 'This seems to be about a claim file: open the file and ask again.',
    lookElsewhere: 'Look into “Help” at the top right, or ask the manager of your team.',
    unknownPart: (part) => `I do not know: “${part}”.`,
    meant: (questions) =>
      `I am not sure what you ask. Did you mean ${questions.map((one) => `“${one}”`).join(' or ')}.`,
    quoted: {
      help: (title) => `From the help, “${title}”:`,
      status_help: (title) => `What the status “${title}” means, in general:`,
      template: (title) => `From “${title}”:`,
      legal_rule: (title) => `The law, “${title}”:`,
    },
    proposes: 'I can do this once you confirm it.',
    whyNot: {
      failed: 'The language model did not answer, so this comes from the rules.',
      too_slow: 'The language model did not answer in time, so this comes from the rules.',
      not_trusted: 'The language model said something else than the sources, so this comes from the rules.',
      over_budget:
        'The organisation has used today what it had for the language model, so this comes from the rules.',
      resting: 'The language model does not answer at the moment, so this comes from the rules.',
    },
  },
};
