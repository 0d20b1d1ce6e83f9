import type { AreaProblemCode, AreaTag, GeneralProblemCode, ProblemCode } from '@dosar/openapi';

type Sentence = { en: string; ro: string };

/** A sentence for every problem code that one area answers and no other; the area's manifest brings them. */
export type ProblemTexts<Tag extends AreaTag> = Record<AreaProblemCode<Tag>, Sentence>;

let areaTexts: ReadonlyMap<string, Sentence> = new Map();

/** Replaces the sentences of the areas; the composition calls it once when the process starts. */
export function setAreaProblemTexts(ofAreas: readonly Record<string, Sentence>[]): void {
  areaTexts = new Map(ofAreas.flatMap((texts) => Object.entries(texts)));
}

/** The sentence behind a code. Clients have their own words; these serve logs, tools and developers. */
export function problemSentence(code: ProblemCode, language: keyof Sentence): string {
  const sentence = isGeneral(code) ? generalTexts[code] : areaTexts.get(code);
  // Tests of the kernel run without areas; the code alone still says what happened.
  return sentence?.[language] ?? code;
}

function isGeneral(code: ProblemCode): code is GeneralProblemCode {
  return Object.hasOwn(generalTexts, code);
}

/** What any area may answer. */
const generalTexts: Record<GeneralProblemCode, Sentence> = {
  token_expired: { en: 'The id token has expired.', ro: 'Tokenul de identificare a expirat.' },
  token_invalid: {
    en: 'The id token is missing or invalid.',
    ro: 'Tokenul de identificare lipsește sau nu e valid.',
  },
  session_revoked: { en: 'The session was ended.', ro: 'Sesiunea a fost închisă.' },
  refresh_token_expired: { en: 'Refresh token expired', ro: 'Sesiunea a expirat.' },
  forbidden: { en: 'You may not do this.', ro: 'Nu aveți dreptul să faceți acest lucru.' },
  not_found: { en: 'There is nothing here for you.', ro: 'Nu am găsit ce căutați.' },
  validation_failed: { en: 'The request breaks the contract.', ro: 'Cererea nu respectă contractul.' },
  malformed_json: { en: 'The body is not valid JSON.', ro: 'Conținutul cererii nu este JSON valid.' },
  malformed_form: {
    en: 'The form is damaged or did not arrive whole.',
    ro: 'Formularul este deteriorat sau nu a ajuns întreg.',
  },
  unknown_field: {
    en: 'The request has a field that does not exist.',
    ro: 'Cererea are un câmp care nu există.',
  },
  payload_too_large: { en: 'The request is too large.', ro: 'Cererea este prea mare.' },
  unsupported_media_type: {
    en: 'This media type is not accepted here.',
    ro: 'Tipul de conținut nu este acceptat aici.',
  },
  unsupported_file_type: {
    en: 'Files of this kind are not accepted.',
    ro: 'Fișierele de acest tip nu sunt acceptate.',
  },
  file_too_large: { en: 'The file is too large.', ro: 'Fișierul este prea mare.' },
  too_many_files: { en: 'There are too many files.', ro: 'Sunt prea multe fișiere.' },
  storage_quota_exceeded: {
    en: 'There is no more room for files here.',
    ro: 'Nu mai este loc pentru fișiere aici.',
  },
  picture_too_large: {
    en: 'The picture has too many pixels.',
    ro: 'Imaginea are prea mulți pixeli.',
  },
  picture_not_ready: {
    en: 'The picture is being prepared. Try again shortly.',
    ro: 'Imaginea este în pregătire. Încercați din nou imediat.',
  },
  correlation_token_changed: {
    en: 'Somebody signed in, out or switched user in another tab.',
    ro: 'Utilizatorul s-a schimbat în altă filă.',
  },
  conflict: { en: 'The present state does not allow this.', ro: 'Starea actuală nu permite acest lucru.' },
  stale_row_version: { en: 'Somebody changed it since you read it.', ro: 'A fost modificat între timp.' },
  idempotency_key_reused: {
    en: 'The idempotency key was used for another request.',
    ro: 'Cheia de idempotență a fost folosită pentru altă cerere.',
  },
  idempotency_in_progress: {
    en: 'The first request with this key is still running.',
    ro: 'Prima cerere cu această cheie este încă în lucru.',
  },
  rule_refused: { en: 'A business rule refuses this.', ro: 'O regulă nu permite acest lucru.' },
  rate_limited: { en: 'Too many requests. Try again later.', ro: 'Prea multe cereri. Încercați mai târziu.' },
  origin_not_served: { en: 'This site does not serve this call.', ro: 'Acest site nu oferă acest apel.' },
  planned: {
    en: 'This call is agreed on and not built yet.',
    ro: 'Acest apel este convenit, dar încă nu există.',
  },
  overloaded: {
    en: 'The server is busy. Try again shortly.',
    ro: 'Serverul este ocupat. Încercați din nou imediat.',
  },
  database_unavailable: {
    en: 'The database does not answer. Nothing was stored.',
    ro: 'Baza de date nu răspunde. Nu s-a salvat nimic.',
  },
  file_store_unavailable: {
    en: 'The file store does not answer. Nothing was stored.',
    ro: 'Spațiul de fișiere nu răspunde. Nu s-a salvat nimic.',
  },
  storage_full: {
    en: 'The server has no room to store anything. Nothing was stored.',
    ro: 'Serverul nu mai are loc de stocare. Nu s-a salvat nimic.',
  },
  internal_error: { en: 'Something went wrong on our side.', ro: 'A apărut o eroare la noi.' },
};
