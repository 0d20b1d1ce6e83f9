import { colorModeScript } from '@dosar/design-system/color-mode';
import { webApp } from '@dosar/vite-config';

export default webApp({
  name: 'backoffice',
  port: 4330,
  headScripts: [colorModeScript],
  firstCall: 'src/first-call.ts',
  offlinePage: '/home',
  smallTexts: [
    {
      name: 'sign-in',
      path: /^\/(login|logincallback|one-time-password|renew-password)\/?$/,
      like: '/login',
    },
    {
      name: 'guest',
      path: /\/guest\/./,
      like: '/guest/claim_notification/demo',
      later: [
        'fnol/feature/src/claim-notification/later-pages.tsx',
        'fnol/feature/src/statement/guest-statement-page.tsx',
        'assignments/feature/src/guest-assignment/guest-assignment-page.tsx',
        'scheduling/feature/src/own-visit/own-visit-page.tsx',
        'messages/feature/src/guest/guest-messages.tsx',
        'partners/feature/src/guest/guest-job-page.tsx',
        'partners/feature/src/grade/grade-page.tsx',
        'documents/feature/src/doc-request/doc-request-page.tsx',
        'settlement/feature/src/received-offer/received-offer-page.tsx',
      ],
    },
  ],
  preload: [
    // What somebody sees who is not signed in yet is described by no area.
    {
      path: /^(?!\/(login|logincallback|one-time-password|renew-password)\/?$)/,
      module: 'backoffice/src/areas/area-routes.tsx',
    },
    { path: /^\/assignments\/(?!.*\/guest)/, module: 'backoffice/src/shell/secured-layout.tsx' },
    { path: /^\/assignments\/(?!.*\/guest)/, module: 'design-system/src/icon/more-icon.tsx' },
  ],
});
