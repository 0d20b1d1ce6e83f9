import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

/** Calls of somebody who may change a page of the settings; each must be answered. */
export type PageCalls = {
  get: <Body>(url: string) => Promise<Body>;
  post: <Body>(url: string, payload: object) => Promise<Body>;
};

/** How a page of the settings is read and changed once, after whatever has to be there before. */
export type PageChange = {
  /** Who changes it; the configurator when absent. */
  who?: string;
  prepare?: (calls: PageCalls, api: TestApi) => Promise<unknown>;
  read: (calls: PageCalls) => Promise<unknown>;
  change: (calls: PageCalls) => Promise<unknown>;
};

/** Calls with the session of somebody. */
export function pageCalls(api: TestApi, headers: CallerHeaders): PageCalls {
  const answer = async <Body>(call: string, payload?: object): Promise<Body> => {
    const response = await api.inject({
      ...{ method: payload === undefined ? 'GET' : 'POST', url: `/api/${call}`, headers: { ...headers } },
      ...(payload !== undefined && { payload }),
    });
    if (response.statusCode >= 300) throw new Error(`${call}: ${response.statusCode} ${response.body}`);
    return response.json<Body>();
  };
  return {
    get: (url) => answer(url),
    post: async (url, payload) => {
      // Two changes never happen at the same moment.
      await api.letPass({ minutes: 0.02 });
      return answer(url, payload);
    },
  };
}

/** What has to be there for a page to be changed. */
export function there<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('There is nothing to change.');
  return thing;
}

/** The first of what a page holds. */
export const first = async <Item>(items: Promise<readonly Item[]>): Promise<Item> => {
  const [item] = await items;
  if (item === undefined) throw new Error('There is nothing to change.');
  return item;
};
/** Reads the items of a page. */
export const itemsOf =
  <Item>(url: string) =>
  async ({ get }: PageCalls): Promise<Item[]> =>
    (await get<{ items: Item[] }>(url)).items;
