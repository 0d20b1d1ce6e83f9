import { extensionPoint } from '../extension-point.ts';
import type { Part } from '../lazy-part.tsx';

/** What a guest can do about the assignment whose link it is, below the facts of its page. */
export const guestAssignmentParts = extensionPoint<{ Part: Part<object> }>('assignments.guest-parts');
