import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import { startChecks } from '../config/extension-points.ts';
import { countArrivedPeople, countTeamedHandlers, listHeldRoles } from './start-check-repository.ts';

const users = { address: '/config/users', role: 'org.configurator' };

/** Who a claim passes on its way from the notice to the payment. */
const needed = [
  { condition: 'claims.handler', ro: 'Inspector de daune', en: 'Claims handler' },
  { condition: '*.manager', ro: 'Manager', en: 'Manager' },
  { condition: 'AC.Assessor', ro: 'Inspector constatări', en: 'Assessor' },
  { condition: 'finance.payments', ro: 'Plăți', en: 'Payments' },
];

/** People, roles and teams of an organisation that begins. */
export const accountStartChecks = [
  startChecks.entry({
    code: 'people',
    order: 10,
    title: { ro: 'Oameni', en: 'People' },
    without: { ro: 'nimeni nu poate lucra la dosare', en: 'nobody can work on claims' },
    page: users,
    async look(tx, orgId) {
      const { invited, arrived } = await countArrivedPeople(tx, orgId);
      return {
        isDone: arrived > 1,
        detail: {
          ro: `intrați în cont: ${arrived} · invitați care nu au intrat încă: ${invited}`,
          en: `${arrived} with a password of their own, ${invited} invited who have not come yet`,
        },
      };
    },
  }),
  startChecks.entry({
    code: 'roles',
    order: 20,
    title: { ro: 'Roluri', en: 'Roles' },
    without: {
      ro: 'un pas al dosarului rămâne fără om',
      en: 'a step of the claim has nobody who may take it',
    },
    page: users,
    async look(tx, orgId) {
      const held = await listHeldRoles(tx, orgId);
      const missing = needed.filter(({ condition }) => !meetsRoleCondition(held, condition));
      const names = (language: 'ro' | 'en') => missing.map((role) => role[language]).join(', ');
      return missing.length === 0
        ? { isDone: true, detail: { ro: 'fiecare pas are un om', en: 'every step has somebody' } }
        : {
            isDone: false,
            detail: { ro: `fără om: ${names('ro')}`, en: `nobody yet: ${names('en')}` },
          };
    },
  }),
  startChecks.entry({
    code: 'teams',
    order: 30,
    title: { ro: 'Echipe', en: 'Teams' },
    without: {
      ro: 'dosarul nou rămâne în coada comună',
      en: 'a new claim stays in the common queue',
    },
    page: { address: '/config/teams', role: 'org.configurator' },
    async look(tx, orgId) {
      const count = await countTeamedHandlers(tx, orgId);
      return {
        isDone: count > 0,
        detail:
          count > 0
            ? { ro: `inspectori de daune în echipe: ${count}`, en: `claims handlers in teams: ${count}` }
            : {
                ro: 'niciun inspector de daune nu este într-o echipă',
                en: 'no claims handler is in a team',
              },
      };
    },
  }),
];
