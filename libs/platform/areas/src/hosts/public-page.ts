import type { Schema } from '@dosar/openapi';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router';

type Looks = Schema<'OrganisationLooks'>;

/** What the frame of public pages takes from the page in it. */
export type ShowOwner = (owner: Looks | undefined) => void;

/** Names in the frame whose page it is, where its reader has no session: name and logo of the insurer, nothing for the staff. */
export function useShownOwner(owner: Looks | undefined): void {
  const showOwner = useOutletContext<ShowOwner | undefined>();
  useEffect(
    function nameOwner() {
      showOwner?.(owner);
      return () => showOwner?.(undefined);
    },
    [showOwner, owner],
  );
}
