import type { Schema } from '@dosar/openapi';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { addressOfView } from '../worklist/worklist-address.ts';
import { viewOfSettings } from '../worklist/worklist-view.ts';

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  settings: Schema<'ViewSettings'>;
  /** The page that lists what is counted, where that is not the worklist. */
  path?: string | undefined;
};

/** The way to a list that a number counts. */
export function ListLink({ settings, path, ...link }: ListLinkProps) {
  return <Link {...link} to={path ?? addressOfView(viewOfSettings(settings))} />;
}
