import { webApp } from '@dosar/vite-config';

export default webApp({ name: 'print', base: '/apps/print/', port: 4352 });
