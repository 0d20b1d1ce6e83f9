import type { CallerKind, OperationId, operationIndex } from '@dosar/openapi';

/** A call without authentication. */
export type PublicCaller = { kind: 'public' };

/** A signed-in user; `pre_auth` and `renew` are the steps before: the one-time password and the expired password. */
export type UserCaller<Kind extends 'staff' | 'pre_auth' | 'renew' = 'staff' | 'pre_auth' | 'renew'> = {
  kind: Kind;
  orgId: string;
  sessionId: string;
  userId: string;
  /** The user who acts in the name of `userId`. */
  actorUserId?: string;
  /** Has no password here, or works for a partner (Specification P4). */
  isExternal: boolean;
  roles: readonly string[];
};

/** Somebody who came by a link: one assignment, one request for documents, one offer, one job of a partner, or filing a claim with one organisation. */
export type GuestCaller = {
  kind: 'guest';
  orgId: string;
  sessionId: string;
  /** A guest who may only file a claim. */
  scope: {
    assignmentType: string;
    assignmentId?: string;
    docRequestId?: string;
    offerId?: string;
    partnerJobLinkId?: string;
    statementLinkId?: string;
  };
};

/** A claimant on the tracker, before or after the access code of a case. */
export type TrackerCaller = { kind: 'tracker'; orgId: string; sessionId: string; claimFileId?: string };

/** The directory of an organisation, which changes its people by SCIM without a user. */
export type ProvisioningCaller = { kind: 'provisioning'; orgId: string; tokenId: string };

/** A caller with a session. */
export type SessionCaller = UserCaller | GuestCaller | TrackerCaller;

/** The caller of an operation. */
export type Caller = PublicCaller | SessionCaller | ProvisioningCaller;

type CallersOf<Id extends OperationId> = (typeof operationIndex)[Id]['access']['callers'][number];
type CallerOfKind<Kind extends CallerKind> = Kind extends 'public'
  ? PublicCaller
  : Kind extends 'staff' | 'pre_auth' | 'renew'
    ? UserCaller<Kind>
    : Kind extends 'guest'
      ? GuestCaller
      : Kind extends 'provisioning'
        ? ProvisioningCaller
        : TrackerCaller;

/** The possible callers of an operation, by its contract; public operations are called without authentication. */
export type CallerOf<Id extends OperationId> =
  'public' extends CallersOf<Id> ? PublicCaller : CallerOfKind<CallersOf<Id>>;

/** The organisation of a caller; undefined for public calls. */
export function organisationOf(caller: Caller): string | undefined {
  return caller.kind === 'public' ? undefined : caller.orgId;
}
