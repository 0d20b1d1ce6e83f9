import type { Env } from '#src/env.ts';
import { startChecks } from '../config/extension-points.ts';
import { countTemplates } from './start-check-repository.ts';

/** What messages to claimants begin with, and whom they come from. */
export const messageStartChecks = (env: Pick<Env, 'MAIL_FROM' | 'SMTP_URL'>) => [
  startChecks.entry({
    code: 'templates',
    order: 50,
    title: { ro: 'Șabloane de mesaje', en: 'Message templates' },
    without: { ro: 'fiecare mesaj se scrie de la zero', en: 'every message is written from nothing' },
    page: { address: '/config/message-templates', role: 'org.configurator' },
    async look(tx, orgId) {
      const { count, own } = await countTemplates(tx, orgId);
      return {
        isDone: count > 0,
        detail: {
          ro: `texte: ${count}, dintre care schimbate aici: ${own}`,
          en: `texts: ${count}, of which changed here: ${own}`,
        },
      };
    },
  }),
  startChecks.entry({
    code: 'sender',
    order: 60,
    title: { ro: 'Adresa expeditorului', en: 'Sender address' },
    without: { ro: 'niciun e-mail nu pleacă', en: 'no e-mail leaves' },
    async look() {
      const isSet = env.SMTP_URL !== undefined && !env.MAIL_FROM.includes('dosar.test');
      return {
        isDone: isSet,
        detail: isSet
          ? { ro: env.MAIL_FROM, en: env.MAIL_FROM }
          : {
              ro: 'cine administrează serverul pune SMTP_URL și MAIL_FROM',
              en: 'whoever runs the server sets SMTP_URL and MAIL_FROM',
            },
      };
    },
  }),
];
