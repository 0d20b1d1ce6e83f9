import { extensionPoint } from '../extension-point.ts';
import type { Part } from '../lazy-part.tsx';

/** What a guest can do about the assignment whose link it is, on its page; the smallest order stands first. */
export const guestAssignmentParts = extensionPoint<{ Part: Part<object>; order: number }>(
  'assignments.guest-parts',
);
