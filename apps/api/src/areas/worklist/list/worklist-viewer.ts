import { isPreviewOnly } from '@dosar/openapi/preview-only';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { WorklistViewer } from '../extension-points.ts';

/** The caller as the viewer of lists. */
export function viewerOf({ orgId, userId, roles }: UserCaller, now: Date): WorklistViewer {
  return { orgId, userId, now, findsPeople: !isPreviewOnly(roles) };
}
