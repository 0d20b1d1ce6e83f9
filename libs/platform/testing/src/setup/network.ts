import { listenInTests } from '@dosar/api-client/testing/network';
import { server } from '../server.ts';

listenInTests(server);
