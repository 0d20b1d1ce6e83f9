import { toldClaim, type ClaimantTexts } from '#src/testing/told-claim.ts';
import { gradeEmail, gradeSms } from '../grade/grade-letter.ts';
import { newsEmail, newsSms } from '../jobs/telling/job-letters.ts';
import type { ToldJob } from '../jobs/telling/told-job-repository.ts';

const { organisation, claimFileNo, trackerUrl, soon, link } = toldClaim;

const job: ToldJob = {
  ...{ kind: 'repair', claim_file_no: claimFileNo, assignment_id: '', organisation, offer_no: 1 },
  ...{ worker_name: 'Auto Străuț', worker_email: null, has_pages: false, vehicle: 'Dacia Logan' },
  ...{ damage: 'Aripa', note: null, county: null, due_at: null, promised_on: '2026-12-20' },
};
const news = ['accepted', 'done', 'moved'] as const;

export const claimantTexts: ClaimantTexts = (language) => {
  const asking = { job, language, url: link('partner_grade'), expiresAt: soon };
  return [
    { reason: 'partner_job_grade', sms: gradeSms(asking), email: gradeEmail(asking) },
    ...news.map((kind) => {
      const told = { news: kind, job, language, trackerUrl };
      return { reason: `partner_job_${kind}`, sms: newsSms(told), email: newsEmail(told) };
    }),
  ];
};
