import { extensionPoint } from '../extension-point.ts';
import type { Part } from '../lazy-part.tsx';
import type { ListedPage } from '../listed-pages/listed-page.ts';

/** The pages below `/manager-area`, in groups: each area brings what managers do with it. */
export const managerPages = extensionPoint<ListedPage>('workload.manager-pages');

/** What is decided, shown beside the request by the area that it belongs to, such as the letter of an offer. */
export type ApprovalSubject = {
  /** The kind of the request, as the server registers it (`workload.approval-kinds`). */
  kind: string;
  Subject: Part<{ subjectId: string }>;
};

/** What stands beside a request of a kind before it is decided. */
export const approvalSubjects = extensionPoint<ApprovalSubject>('workload.approval-subjects');
