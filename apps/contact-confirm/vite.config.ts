import { webApp } from '@dosar/vite-config';

export default webApp({ name: 'contact-confirm', base: '/apps/contact-confirm/', port: 4351 });
