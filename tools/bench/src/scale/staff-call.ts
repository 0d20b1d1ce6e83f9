import type { browseWorklist } from '@dosar/api/areas/worklist';

/** The transaction in which a use case runs. */
export type Transaction = Parameters<typeof browseWorklist>[0]['tx'];

type Who = { orgId: string; userId: string };

/** A call of a member of staff as use cases get it, but for its body. */
export function staffCall(tx: Transaction, who: Who) {
  return { ...standaloneCall(who), tx };
}

/** The same for operations that open their own transactions. */
export function standaloneCall({ orgId, userId }: Who) {
  return {
    path: {},
    query: {},
    caller: {
      kind: 'staff' as const,
      orgId,
      userId,
      sessionId: userId,
      isExternal: false,
      roles: ['claims.handler'],
    },
    now: new Date(),
    language: 'ro' as const,
    origin: 'staff' as const,
    requestId: 'benchmark',
    address: '127.0.0.1',
    userAgent: undefined,
    refreshToken: undefined,
    audit: {
      subject: () => undefined,
      note: () => undefined,
      actor: () => undefined,
      leaveOut: () => undefined,
    },
  };
}
