import { defineArea, explainedBy, lazyPart } from '@dosar/areas';
import { replacedColleagueActs } from '@dosar/areas/worklist';
import { handOverOfPage } from './external-sign-in/arrival.ts';
import { WrongAddress } from './guest-entry/wrong-address.tsx';
import { profileRoute } from './profile/profile-route.ts';

/** Sign-in, the way in of guests, what belongs to the signed-in person, and working in the name of a colleague. */
export const area = defineArea({
  name: 'account',
  routes: (world) => ({
    open: [
      explainedBy(
        'sign-in',
        {
          path: 'login',
          lazy: { Component: async () => (await import('./login/login-page.tsx')).LoginPage },
        },
        {
          path: 'logincallback',
          lazy: {
            async Component() {
              const { LoginCallbackPage } = await import('./external-sign-in/login-callback-page.tsx');
              return () => <LoginCallbackPage handOver={handOverOfPage()} />;
            },
          },
        },
        {
          path: 'one-time-password',
          lazy: {
            Component: async () =>
              (await import('./one-time-password/one-time-password-page.tsx')).OneTimePasswordPage,
          },
        },
        {
          path: 'renew-password',
          lazy: {
            Component: async () =>
              (await import('./renew-password/renew-password-page.tsx')).RenewPasswordPage,
          },
        },
      ),
    ],
    guest: [
      explainedBy(
        'guest-link',
        {
          path: 'guest/:assignmentType/:assignmentKey',
          lazy: {
            Component: async () => (await import('./guest-entry/guest-entry-page.tsx')).GuestEntryPage,
          },
        },
        { path: 'guest/*', element: <WrongAddress /> },
      ),
    ],
    secured: [explainedBy('profile', profileRoute(world))],
    moved: { user: '/user/profile' },
  }),
  help: {
    topics: [
      { topic: 'profile', order: 60, isForStaff: true },
      { topic: 'sign-in', order: 80 },
      { topic: 'guest-link', order: 100 },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  palette: async () => (await import('./commands/palette.ts')).palette,
  contributions: [
    replacedColleagueActs.entry({
      Act: lazyPart(async () => (await import('./acting/act-for-button.tsx')).ActForButton),
    }),
  ],
});
