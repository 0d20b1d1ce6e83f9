import { startChecks } from '../config/extension-points.ts';
import { countLegalRules, countLimits } from './start-check-repository.ts';

/** The terms of the law, and who decides alone up to which amount. */
export const workloadStartChecks = [
  startChecks.entry({
    code: 'legal_rules',
    order: 70,
    title: { ro: 'Reguli legale', en: 'Legal rules' },
    without: { ro: 'niciun termen legal nu se calculează', en: 'no legal deadline is computed' },
    page: { address: '/config/legal-rules', role: 'org.configurator' },
    async look(tx, orgId, today) {
      const { count, own } = await countLegalRules(tx, orgId, today);
      return {
        isDone: count > 0,
        detail: {
          ro: `reguli în vigoare: ${count}, dintre care scrise aici: ${own}`,
          en: `rules in force: ${count}, of which written here: ${own}`,
        },
      };
    },
  }),
  startChecks.entry({
    code: 'limits',
    order: 80,
    title: { ro: 'Limite de autoritate', en: 'Authority limits' },
    without: { ro: 'orice sumă cere o aprobare', en: 'every amount needs an approval' },
    page: { address: '/config/authority-limits', role: 'org.configurator' },
    async look(tx, orgId) {
      const { count, own } = await countLimits(tx, orgId);
      return {
        isDone: count > 0,
        detail: {
          ro: `limite: ${count}, dintre care schimbate aici: ${own}`,
          en: `limits: ${count}, of which changed here: ${own}`,
        },
      };
    },
  }),
];
