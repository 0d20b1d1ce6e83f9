import { WrongAddress } from '@dosar/account-feature';
import { pendingStep, useSession } from '@dosar/auth';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { FirstPageLoading } from '../root-layout.tsx';
import type { MissingAddress } from './no-such-page.tsx';
import { PublicLayout } from './public-layout.tsx';

const NoSuchPage = lazy(async () => ({ default: (await import('./no-such-page.tsx')).NoSuchPage }));

/** R17: an address that is not ours leads to `/guest`, which remembers what was asked for. */
function ToNowhere() {
  const { pathname } = useLocation();
  const state: MissingAddress = { missing: pathname };
  return <Navigate replace to="/guest" state={state} />;
}

export type NowhereLayoutProps = {
  loadStaffLayout: () => Promise<ComponentType>;
  /** At an address that nobody knows; only the staff stay there, to mend what they typed. */
  isUnknown?: boolean;
};

/** The frame of an address that leads nowhere: the staff keep their menu, everybody else sees the public page of `/guest`. */
export function NowhereLayout({ loadStaffLayout, isUnknown = false }: NowhereLayoutProps) {
  const [StaffLayout] = useState(() => lazy(async () => ({ default: await loadStaffLayout() })));
  const { state } = useSession();
  const isStaff = useIsStaff();
  if (state.status === 'starting') return <FirstPageLoading />;
  if (!isStaff) return isUnknown ? <ToNowhere /> : <PublicLayout />;
  return (
    <Suspense fallback={<FirstPageLoading />}>
      <StaffLayout />
    </Suspense>
  );
}

/** What stands there: for the staff the ways on, for guests the hint to use their link. */
export function Nowhere() {
  return useIsStaff() ? <NoSuchPage /> : <WrongAddress />;
}

function useIsStaff(): boolean {
  const { profile } = useSession();
  return profile?.kind === 'staff' && !pendingStep(profile);
}
