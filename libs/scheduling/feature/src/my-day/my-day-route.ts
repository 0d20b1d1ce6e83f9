import type { PageModule } from '@dosar/areas';
import { MyDayPage } from './my-day-page.tsx';

export const route: PageModule = { page: async () => MyDayPage };
