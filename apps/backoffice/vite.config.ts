import { colorModeScript } from '@dosar/design-system/color-mode';
import { webApp } from '@dosar/vite-config';

export default webApp({
  name: 'backoffice',
  port: 4330,
  headScripts: [colorModeScript],
  firstCall: 'src/first-call.ts',
  offlinePage: '/home',
  preload: [
    // What somebody sees who is not signed in yet is described by no area.
    {
      path: /^(?!\/(login|logincallback|one-time-password|renew-password)\/?$)/,
      module: 'backoffice/src/areas/area-routes.tsx',
    },
    { path: /^\/login/, module: 'account/feature/src/login/login-page.tsx' },
    {
      path: /^\/one-time-password/,
      module: 'account/feature/src/one-time-password/one-time-password-page.tsx',
    },
    { path: /^\/guest\/./, module: 'account/feature/src/guest-entry/guest-entry-page.tsx' },
    { path: /\/claim_notification\//, module: 'fnol/feature/src/claim-notification/pages.ts' },
    { path: /^\/assignments\/(?!.*\/guest)/, module: 'backoffice/src/shell/secured-layout.tsx' },
    { path: /^\/assignments\/(?!.*\/guest)/, module: 'design-system/src/icon/more-icon.tsx' },
    {
      path: /^\/assignments\/(worklist|list\/)/,
      module: 'worklist/feature/src/worklist/worklist-route.tsx',
    },
    { path: /^\/assignments\/shortlist/, module: 'worklist/feature/src/shortlist/shortlist-page.tsx' },
    { path: /^\/workflow\/getById/, module: 'claims/feature/src/claim-file/claim-file-page.tsx' },
  ],
});
