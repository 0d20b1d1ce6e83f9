import { webApp } from '@dosar/vite-config';

export default webApp({
  name: 'tracker',
  port: 4350,
  isOnePage: true,
  api: 'http://127.0.0.1:4201',
  pushWorker: 'src/service-worker.ts',
});
