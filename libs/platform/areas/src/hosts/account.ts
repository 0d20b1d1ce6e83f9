import type { Schema } from '@dosar/openapi';
import type { MessageDescriptor } from 'react-intl';
import { extensionPoint } from '../extension-point.ts';

/** A page about the signed-in person that another area brings. */
export type ProfileLink = {
  /** Where it is. */
  path: string;
  text: MessageDescriptor;
  isFor: (profile: Schema<'Profile'>) => boolean;
};

/** Links beside the own data, preferences and devices. */
export const profileLinks = extensionPoint<ProfileLink>('account.profile-links');
