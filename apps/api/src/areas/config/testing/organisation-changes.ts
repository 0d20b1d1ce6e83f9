import type { Schema } from '@dosar/openapi';
import { first, itemsOf, there, type PageChange } from './page-calls.ts';

const branches = itemsOf<Schema<'Branch'>>('config/getBranches');
const reasons = itemsOf<Schema<'Reason'>>('config/getReasons');
const periods = itemsOf<Schema<'RetentionPeriod'>>('config/getRetention');
const features = itemsOf<Schema<'Feature'>>('config/getFeatures');

/** Pages of the organisation itself. */
export const organisationChanges: Readonly<Record<string, PageChange>> = {
  branding: {
    read: ({ get }) => get('config/getBranding'),
    change: async ({ get, post }) =>
      post('config/updateBranding', { ...(await get<object>('config/getBranding')), sidebar: '#123456' }),
  },
  organisation: {
    read: async ({ get }) => (await get<Schema<'OrganisationPage'>>('config/getOrganisation')).details,
    change: async ({ get, post }) => {
      const { details } = await get<Schema<'OrganisationPage'>>('config/getOrganisation');
      return post('config/updateOrganisation', { ...details, locality: 'Arad' });
    },
  },
  features: {
    read: features,
    change: async (calls) => {
      const found = (await features(calls)).find(({ feature_code: code }) => code === 'reports');
      return calls.post('config/switchFeature', { ...found, is_enabled: !found?.is_enabled });
    },
  },
  'sign-in': {
    read: async ({ get }) => (await get<Schema<'SignInPage'>>('config/getSignIn')).settings,
    change: async ({ get, post }) => {
      const { settings } = await get<Schema<'SignInPage'>>('config/getSignIn');
      return post('config/updateSignIn', { ...settings, min_length: settings.min_length + 3 });
    },
  },
  closures: {
    read: async ({ get }) => (await get<Schema<'ClosureList'>>('config/getClosures?year=2027')).closures,
    change: ({ post }) =>
      post('config/saveClosure', {
        ...{ closure_date: '2027-03-16', closed_from: '12:00', closed_until: null },
        ...{ name_ro: 'Punte', name_en: 'Bridge day', row_version: 0 },
      }),
  },
  retention: {
    read: periods,
    change: async (calls) => {
      const { kind, row_version, most_days: days } = await first(periods(calls));
      return calls.post('config/saveRetention', { kind, days, row_version });
    },
  },
  'working-hours': {
    read: ({ get }) => get('config/getWorkingHours'),
    change: async ({ get, post }) =>
      post('config/updateWorkingHours', {
        ...(await get<object>('config/getWorkingHours')),
        messages_until: '18:45',
      }),
  },
  branches: {
    prepare: ({ post }) =>
      post('config/saveBranch', {
        ...{ branch_id: null, name: 'Agenția Zalău', county_code: 'SJ', locality: 'Zalău' },
        ...{ address: null, phone: null, is_active: true, row_version: 0 },
      }),
    read: branches,
    change: async (calls) => {
      const found = (await branches(calls)).find(({ name }) => name === 'Agenția Zalău');
      const { branch_id, name, county_code, address, phone, is_active, row_version } = there(found);
      const known = { branch_id, name, county_code, address, phone, is_active, row_version };
      return calls.post('config/saveBranch', { ...known, locality: 'Jibou' });
    },
  },
  sender: {
    read: async ({ get }) => (await get<Schema<'SenderPage'>>('config/getSender')).settings,
    change: async ({ get, post }) => {
      const { settings } = await get<Schema<'SenderPage'>>('config/getSender');
      return post('config/updateSender', { ...settings, sender_name: 'Daune auto' });
    },
  },
  reasons: {
    read: reasons,
    change: async (calls) =>
      calls.post('config/saveReason', { ...(await first(reasons(calls))), name_ro: 'Altfel' }),
  },
  provisioning: {
    read: async ({ get }) => (await get<Schema<'Provisioning'>>('provisioning/getProvisioning')).rules,
    change: async ({ get, post }) => {
      const { rules } = await get<Schema<'Provisioning'>>('provisioning/getProvisioning');
      const { row_version, creates_people } = rules;
      return post('provisioning/saveProvisioningRules', {
        ...{ row_version, creates_people: !creates_people, groups_claim: 'grupuri' },
      });
    },
  },
  users: {
    read: async ({ get }) => (await get<Schema<'OwnRoleList'>>('user/browseOwnRoles')).own,
    change: ({ post }) =>
      post('user/saveOwnRole', {
        ...{ own_role_id: null, row_version: 1, name: 'Ture', description: '', parts: ['claims.handler'] },
      }),
  },
};
