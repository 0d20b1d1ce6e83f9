import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOfPage } from './notification-address.ts';
import { useNotification } from './notification-context.ts';
import { pageAfter, pageBefore, type WizardPage } from './wizard-pages.ts';

/** Where the ways from a page lead. An answer that is being changed leads back to the check, not onward. */
export function usePageWay(page: WizardPage) {
  const { orgKey, draft } = useNotification();
  const navigate = useNavigate();
  const isChange = new URLSearchParams(useLocation().search).has('change');
  const before = isChange ? 'check' : pageBefore(page);

  useEffect(
    function rememberPage() {
      draft.change({ page });
    },
    [draft, page],
  );

  return {
    isChange,
    backTo: before && addressOfPage(orgKey, before),
    goOn: () => navigate(addressOfPage(orgKey, isChange ? 'check' : pageAfter(page))),
  };
}
