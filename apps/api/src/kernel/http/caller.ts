import type { CallerKind, OperationId, operationIndex } from '@dosar/openapi';

/** Nobody was asked who they are. */
export type PublicCaller = { kind: 'public' };

/** A signed-in user; `pre_auth` and `renew` are one step away from being one. */
export type UserCaller<Kind extends 'staff' | 'pre_auth' | 'renew' = 'staff' | 'pre_auth' | 'renew'> = {
  kind: Kind;
  orgId: string;
  sessionId: string;
  userId: string;
  /** The user who really acts, when replacing `userId`. */
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
  /** None of these: may only file a claim. */
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

/** The directory of an organisation, which keeps its people by SCIM; nobody stands behind it. */
export type ProvisioningCaller = { kind: 'provisioning'; orgId: string; tokenId: string };

/** Somebody with a session. */
export type SessionCaller = UserCaller | GuestCaller | TrackerCaller;

/** Who makes a call. */
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

/** Who can be the caller of an operation: the contract's kinds; where the public may call, nobody is asked. */
export type CallerOf<Id extends OperationId> =
  'public' extends CallersOf<Id> ? PublicCaller : CallerOfKind<CallersOf<Id>>;

/** The organisation a caller belongs to; undefined for the public. */
export function organisationOf(caller: Caller): string | undefined {
  return caller.kind === 'public' ? undefined : caller.orgId;
}
