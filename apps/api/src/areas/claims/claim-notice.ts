import type { Schema } from '@dosar/openapi';

/** Somebody whom a notice names. */
export type NoticedParty = {
  kind: 'person' | 'company';
  /** Last name, or the name of a company. */
  name: string;
  firstName?: string | undefined;
  cui?: string | undefined;
  language: 'ro' | 'en';
};

/** What somebody beside the notifier is in the claim. */
export type NoticedPerson = NoticedParty & {
  role: Schema<'IntakeRole'>;
  /** Place of the other vehicle whose owner or driver this is; the first unless said. */
  otherVehicle?: number | undefined;
  channels: readonly { kind: 'email' | 'phone'; value: string }[];
};

/** A vehicle as a notice tells it. */
export type NoticedVehicle = {
  plate?: string | undefined;
  plateCountry: string;
  vin?: string | undefined;
  brandCode?: string | undefined;
  model?: string | undefined;
  categoryCode?: string | undefined;
  colorCode?: string | undefined;
  isDrivable?: boolean | undefined;
  damagedPartCodes?: readonly string[] | undefined;
  damagedZones?: readonly Schema<'DamagedZone'>[] | undefined;
  damage?: string | undefined;
};

/** Another vehicle of the accident. */
export type OtherVehicle = NoticedVehicle & {
  role: 'at_fault' | 'injured' | 'other';
  insurer?: string | undefined;
  policyNumber?: string | undefined;
};

/** The accident as it is told. */
export type NoticedEvent = {
  date: string;
  time?: string | undefined;
  timeUntil?: string | undefined;
  countyCode?: string | undefined;
  locality?: string | undefined;
  street?: string | undefined;
  description: string;
  injuries: boolean;
  recordedBy?: Schema<'AccidentRecord'> | undefined;
  policeStation?: string | undefined;
  policeReportNo?: string | undefined;
};

/** A report of an accident, whoever took it in: what a claim file is opened with. */
export type ClaimNotice = {
  /** The number that its draft was told; the next one of the year when absent. */
  claimFileNo?: string | undefined;
  channel: 'web_guest' | 'staff' | 'phone' | 'email';
  /** Of guests, who accepted a notice themselves. */
  consentVersion?: string | undefined;
  /** Of guests: their session adds documents for a while. */
  filedInSessionId?: string | undefined;
  policyType: Schema<'PolicyType'>;
  policyNumber?: string | undefined;
  notifier: NoticedParty & { role: 'owner' | 'driver' | 'other' };
  event: NoticedEvent;
  vehicle: NoticedVehicle;
  otherVehicles: readonly OtherVehicle[];
  people: readonly NoticedPerson[];
};
