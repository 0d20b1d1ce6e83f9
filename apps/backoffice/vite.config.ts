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
    { path: /^\/assignments\/(?!.*\/guest)/, module: 'backoffice/src/shell/secured-layout.tsx' },
    { path: /^\/assignments\/(?!.*\/guest)/, module: 'design-system/src/icon/more-icon.tsx' },
  ],
});
