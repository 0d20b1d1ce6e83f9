import {
  api,
  apiPages,
  apiQuery,
  browsePlates,
  browseSpecialCustomers,
  dataOf,
  getSpecialCustomer,
} from '@dosar/api-client';
import type { FindChoices } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';

/** What the list of customers is asked for. */
export type CustomerSearch = { q: string; level: Schema<'SpecialCustomerLevel'> | undefined };

/** The list as the page begins. */
export const everyCustomer: CustomerSearch = { q: '', level: undefined };

/** The customers that match, page by page. */
export const customersQuery = ({ q, level }: CustomerSearch) =>
  apiPages(browseSpecialCustomers, (after) => ({
    params: {
      query: {
        ...(q.trim() !== '' && { q: q.trim() }),
        ...(level !== undefined && { level }),
        ...(after !== undefined && { after }),
      },
    },
  }));

/** One customer with everything that its page shows. */
export const customerQuery = (id: string) =>
  apiQuery(getSpecialCustomer, { params: { path: { special_customer_id: id } } });

/** The plates of a customer, page by page. */
export const platesQuery = (id: string, q: string) =>
  apiPages(browsePlates, (after) => ({
    params: {
      path: { special_customer_id: id },
      query: { ...(q.trim() !== '' && { q: q.trim() }), ...(after !== undefined && { after }) },
    },
  }));

/** People who can answer for a customer, by a part of the name. */
export const findHandlers: FindChoices = async (text, signal) => {
  const { items } = await dataOf(
    api.GET('/api/user/browsePeople', { params: { query: { q: text, state: 'active' } }, signal }),
  );
  return items.map(({ user_id: value, full_name: label }) => ({ value, label }));
};
