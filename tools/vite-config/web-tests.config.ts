// The tests of all web projects in one go: `vitest run --config tools/vite-config/web-tests.config.ts libs/fnol`.
import { togetherConfig } from './src/index.ts';

export default togetherConfig();
