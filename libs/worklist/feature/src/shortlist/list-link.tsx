import type { Schema } from '@dosar/openapi';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { addressOfView } from '../worklist/worklist-address.ts';
import { viewOfSettings } from '../worklist/worklist-view.ts';

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { settings: Schema<'ViewSettings'> };

/** The way to a list that a number counts. */
export function ListLink({ settings, ...link }: ListLinkProps) {
  return <Link {...link} to={addressOfView(viewOfSettings(settings))} />;
}
