import { testConfig } from '@dosar/vite-config';

export default testConfig();
