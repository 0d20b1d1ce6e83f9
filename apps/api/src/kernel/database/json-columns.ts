import type { Schema } from '@dosar/openapi';

/** Any value that fits into a jsonb column. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** What must hold before a transition may be made: the value of each guard by its code. */
export type TransitionConditions = { readonly [code: string]: JsonValue };

/** What happens together with a transition: the value of each effect by its code. */
export type TransitionEffects = { readonly [code: string]: JsonValue };

/** One step of the tracker's stepper. */
export type TrackerStep = {
  index: number;
  /** Code of the step, the same in every language. */
  state: string;
  icon: string;
  label_ro: string;
  label_en: string;
  description_ro: string;
  description_en: string;
};

/** A button of the tracker. */
export type TrackerAction = {
  type: 'link' | 'extLink' | 'extTabLink';
  name_ro: string;
  name_en: string;
  url: string;
};

/** Switches and rules of an organisation. */
export type OrganisationMetadata = {
  enable_user_new_activities_notifications?: boolean;
  enable_ai_assistant?: boolean;
  enable_user_impersonation?: boolean;
  assistant_role_codes?: string[];
  /** Whether a language model words what the assistant found; it does when absent. */
  assistant_uses_model?: boolean;
  credentials?: { password_policy?: PasswordPolicy };
};

/** The words that refuse a password; without English ones everybody reads the others. */
type RefusalWords = { message?: string; message_en?: string };

/** Rules for new passwords, each with the words that refuse one. */
export type PasswordPolicy = {
  min_length?: number;
  prevent_username?: RefusalWords & { enabled: boolean };
  prevent_org_name?: RefusalWords & { enabled: boolean };
  prevent_month?: RefusalWords & { enabled: boolean };
  validation_rule?: RefusalWords & { pattern: string };
};

/** What a user's browser keeps on the server. */
export type UserMetadata = {
  worklist_filter?: Schema<'ViewSettings'>;
  preferences?: {
    color_mode: 'system' | 'light' | 'dark';
    density: 'comfortable' | 'compact';
    notify_new_activities: boolean;
    /** Younger than the others: absent where somebody chose before. */
    single_key_shortcuts?: boolean;
  };
};

/** A damaged part of a vehicle in a claim. */
export type DamagedPart = {
  vehicle_part_code: string;
  severity: 'scratch' | 'dent' | 'broken' | 'deformed' | 'missing';
  is_preexisting?: boolean;
};

/** Texts of a configured thing by column, as a base of the product gives them. */
export type SuppliedValues = { readonly [column: string]: string | null };

/** One changed field of a page of the settings. */
export type SettingFieldChange = { field: string; before: JsonValue; after: JsonValue };

/** A weekday, Monday is 1, on which an organisation works, with its hours as `HH:mm`. */
export type WorkingDay = { weekday: number; from: string; until: string };

/** A kind of work with its statuses and steps, as a version of its process keeps it. */
export type StoredProcess = Schema<'ProcessContent'>;

/** What becomes of work in a status that a version does not have any more. */
export type ProcessAnswer = Schema<'ProcessAnswer'>;

/** In which row version of a draft its items changed last, by their key. */
export type ProcessRevisions = { readonly [key: string]: number };

/** What became of the files of last month in a draft. */
export type ProcessSimulation = Schema<'ProcessSimulation'>;
