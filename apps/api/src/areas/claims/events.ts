import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** A claim file was opened under its number. */
export const claimRegistered = defineEvent<{ claimFileId: string; claimFileNo: string }>('claim.registered');

/** Somebody proved that a contact channel reaches its owner. */
export const channelConfirmed = defineEvent<{ contactChannelId: string; partyId: string }>(
  'channel.confirmed',
);
