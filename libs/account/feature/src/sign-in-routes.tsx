import { explainedBy } from '@dosar/areas';
import { handOverOfPage } from './external-sign-in/arrival.ts';

/**
 * The way in for the staff: what somebody sees who is not signed in yet.
 *
 * Apart from the manifest, which comes with those of all areas once somebody goes further. Made anew for each router, which marks in it what it has fetched.
 */
export const signInRoutes = () =>
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
      path: 'invitation/:key',
      lazy: {
        Component: async () => (await import('./invitation/invitation-page.tsx')).InvitationPage,
      },
    },
    {
      path: 'setup',
      lazy: { Component: async () => (await import('./setup/setup-page.tsx')).SetupPage },
    },
    {
      path: 'renew-password',
      lazy: {
        Component: async () => (await import('./renew-password/renew-password-page.tsx')).RenewPasswordPage,
      },
    },
  );
