import { defineArea } from '#src/composition/define-area.ts';
import { problemTexts } from './problem-texts.ts';
import { accountRoutes } from './routes.ts';

export const area = defineArea({
  name: 'account',
  problemTexts,
  routes: ({ env, ...needs }) =>
    accountRoutes({
      ...needs,
      idleMinutes: env.SESSION_IDLE_MINUTES,
      absoluteHours: env.SESSION_ABSOLUTE_HOURS,
      staffHost: new URL(env.STAFF_ORIGIN).host,
      allowedAddresses: env.ALLOWED_ADDRESSES,
      loginCallback: `${env.STAFF_ORIGIN}/logincallback`,
    }),
});
