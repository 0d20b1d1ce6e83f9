import type { Schema } from '@dosar/openapi';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { featureWords } from './feature-words.ts';
import { morePermissionWords } from './more-permission-words.ts';
import { pageWords } from './page-words.ts';
import { permissionWords } from './permission-words.ts';
import { roleWords } from './role-words.ts';
import { messages } from './access-messages.ts';

type Line = Pick<Schema<'AccessLine'>, 'kind' | 'code'>;

const pages: Record<string, MessageDescriptor> = pageWords;
const permissions: Record<string, MessageDescriptor> = { ...permissionWords, ...morePermissionWords };
const features: Record<string, MessageDescriptor> = featureWords;
const roles: Record<string, MessageDescriptor> = roleWords;

/** Gives the words for what roles open; a test sees to it that nothing of the contract lacks them. */
export function useAccessWords() {
  const { formatMessage: t } = useIntl();
  const worded = (known: MessageDescriptor | undefined, code: string) => (known ? t(known) : code);
  return {
    nameOf: ({ kind, code }: Line) => worded((kind === 'page' ? pages : permissions)[code], code),
    featureOf: (code: string) => worded(features[code], code),
    /** What people with a built-in role do. */
    aboutRole: (code: string) => worded(roles[code], ''),
    /** A condition of the contract: a role, or any role with an ending. */
    conditionOf: (condition: string, nameOfRole: (code: string) => string) =>
      condition.startsWith('*') ? t(messages.ending, { ending: condition.slice(1) }) : nameOfRole(condition),
  };
}
