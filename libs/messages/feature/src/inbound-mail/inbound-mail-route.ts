import type { PageModule } from '@dosar/areas';
import { InboundMailPage } from './inbound-mail-page.tsx';

/** Asks nothing of the server until somebody makes a key. */
export const route: PageModule = { page: async () => InboundMailPage };
