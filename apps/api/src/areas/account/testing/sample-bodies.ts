/** A composed role. */
export const composed = {
  own_role_id: null,
  row_version: null,
  name: 'Rol compus',
  description: '',
  parts: ['claims.handler'],
};

/** Days that are not over whenever the sweeps run. */
export const standsIn = (deputyId: string | undefined) => ({
  row_version: 1,
  deputy_user_id: deputyId,
  date_from: '2099-03-02',
  date_to: '2099-03-06',
  reason: 'Concediu medical',
});

/** Somebody who is invited. */
export const invited = {
  username: 'proba.noua',
  full_name: 'Proba Nouă',
  email: 'proba.noua@example.com',
  language: 'ro',
  role_codes: [],
};

/** A file of people with a head alone. */
export const nobody = { csv: 'nume;e-mail;utilizator', columns: null };
