import { claimantLink, type LinkedPage } from '../kernel/links/claimant-links.ts';

type Language = 'ro' | 'en';

/** A text that the product writes to a claimant or driver by itself, as a text message and as an e-mail. */
export type ClaimantText = {
  /** The registered reason. */
  reason: string;
  sms: string;
  email: { subject: string; body: string };
};

/** What an area writes to claimants, from `testing/claimant-texts.ts` in its folder. */
export type ClaimantTexts = (language: Language) => ClaimantText[];

const trackerOrigin = 'https://dosar.carpati.example';
const claimFileNo = 'DM26R0000075';

/** The claim that the sample texts are about: its insurer has a name with marks, as most have. */
export const toldClaim = {
  organisation: 'Carpați Asigurări',
  claimFileNo,
  trackerOrigin,
  trackerHost: 'dosar.carpati.example',
  trackerUrl: `${trackerOrigin}/status/${claimFileNo}?org_code=carpati`,
  now: new Date('2026-12-01T10:00:00+02:00'),
  soon: new Date('2026-12-10T10:00:00+02:00'),
  link: (page: LinkedPage) => claimantLink(trackerOrigin, page, 'kJ8-x'.repeat(6)),
};
