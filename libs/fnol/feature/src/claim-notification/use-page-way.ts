import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOfPage } from './notification-address.ts';
import { useDraft, useNotification } from './notification-context.ts';
import { firstOpenPage } from './page-answers.ts';
import { pageAfter, pageBefore, type WizardPage } from './wizard-pages.ts';

/** Where the ways from a page lead. An answer that is being changed leads back to the check, not onward. */
export function usePageWay(page: WizardPage) {
  const { orgKey, draft } = useNotification();
  const navigate = useNavigate();
  const isChange = new URLSearchParams(useLocation().search).has('change');
  const before = isChange ? 'check' : pageBefore(page);
  // Only what was answered before counts: this page itself may be as empty as it likes.
  const openPage = firstOpenPage(useDraft(), page, new Date());

  useEffect(
    function rememberPage() {
      if (openPage === undefined) draft.change({ page });
    },
    [draft, openPage, page],
  );

  return {
    isChange,
    /** Set when an earlier page still needs an answer: this one cannot be shown yet. */
    redirectTo: openPage && addressOfPage(orgKey, openPage),
    backTo: before && addressOfPage(orgKey, before),
    goOn: () => navigate(addressOfPage(orgKey, isChange ? 'check' : pageAfter(page))),
  };
}
