import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** A claim file was opened under its number. */
export const claimRegistered = defineEvent<{ claimFileId: string; claimFileNo: string }>('claim.registered');

/** Somebody proved that a contact channel reaches its owner. */
export const channelConfirmed = defineEvent<{ contactChannelId: string; partyId: string }>(
  'channel.confirmed',
);

/** What is known of somebody on a file has changed, or what they are in it, or how they are reached. */
export const partyChanged = defineEvent<{ claimFileId: string; partyId: string }>('party.changed');

/** What is known of a vehicle on a file has changed. */
export const vehicleChanged = defineEvent<{ claimFileId: string }>('vehicle.changed');

/** What is known of the policy of a file has changed. */
export const policyChanged = defineEvent<{ claimFileId: string }>('policy.changed');

/** What is known of the accident of a file has changed, such as its day. */
export const accidentChanged = defineEvent<{ claimFileId: string }>('accident.changed');

/** The main work of a file came to its end. */
export const claimClosed = defineEvent<{ claimFileId: string }>('claim.closed');

/** A file that was closed is worked on again. */
export const claimReopened = defineEvent<{ claimFileId: string }>('claim.reopened');
