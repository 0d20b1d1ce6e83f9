import { colorModeScript } from '@dosar/design-system/color-mode';
import { webApp } from '@dosar/vite-config';

export default webApp({
  name: 'backoffice',
  port: 4330,
  headScripts: [colorModeScript],
  preload: [{ path: /^\/login/, module: 'account/feature/src/login/login-page.tsx' }],
});
