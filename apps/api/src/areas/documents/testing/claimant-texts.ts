import { toldClaim, type ClaimantTexts } from '#src/testing/told-claim.ts';
import { requestEmail, requestSms, type RequestFacts } from '../requests/request-texts.ts';

const occasions = ['asked', 'reminded', 'refused'] as const;

export const claimantTexts: ClaimantTexts = (language) =>
  occasions.map((occasion) => {
    const request: RequestFacts = {
      ...toldClaim,
      occasion,
      dueDate: '2026-12-15',
      message: undefined,
      uploadUrl: toldClaim.link('doc_request'),
      docTypeNames: ['Factura reparației', 'Fotografii după reparație', 'Certificat de înmatriculare'],
      refusals: [{ name: 'Factura reparației', reason: 'Lipsește CUI-ul' }],
    };
    return {
      reason: 'document_request',
      sms: requestSms(language, request),
      email: requestEmail(language, request),
    };
  });
