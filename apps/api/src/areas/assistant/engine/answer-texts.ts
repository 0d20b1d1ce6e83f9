import type { Language } from '#src/kernel/http/request-language.ts';

/** The assistant's own sentences. */
export const answerTexts: Record<
  Language,
  Record<'notFound' | 'openFile' | 'lookElsewhere' | 'proposes' | 'afterModel', string>
> = {
  ro: {
    notFound: 'Nu am găsit un răspuns de care să fiu sigur.',
    openFile: 'Pare o întrebare despre un dosar: deschideți dosarul și întrebați din nou.',
    lookElsewhere: 'Căutați în „Ajutor”, sus în dreapta, sau întrebați managerul echipei.',
    proposes: 'Vă propun să fac eu asta, după ce confirmați.',
    afterModel: 'Modelul de limbaj nu a răspuns la timp, așa că răspund din reguli.',
  },
  en: {
    notFound: 'I found no answer that I am sure of.',
    openFile: 'This seems to be about a claim file: open the file and ask again.',
    lookElsewhere: 'Look into “Help” at the top right, or ask the manager of your team.',
    proposes: 'I can do this once you confirm it.',
    afterModel: 'The language model did not answer in time, so this comes from the rules.',
  },
};
