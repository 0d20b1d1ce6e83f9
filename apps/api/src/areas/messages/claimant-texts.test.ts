import { costlyLetters, smsLength } from '@dosar/kernel/sms-text';
import { formatLei } from '@dosar/kernel/money';
import { describe, expect, test } from 'vitest';
import { messageTemplates } from '#db/configuration/message-templates.ts';
import { contactEmail, contactSms } from '#src/areas/absences/notices/notice-texts.ts';
import { requestEmail, requestSms } from '#src/areas/documents/requests/request-texts.ts';
import { receiptEmail, receiptSms } from '#src/areas/fnol/receipt-texts.ts';
import { sendingEmail, sendingSms } from '#src/areas/fnol/statement/sending-texts.ts';
import { gradeEmail, gradeSms } from '#src/areas/partners/grade/grade-letter.ts';
import * as jobLetters from '#src/areas/partners/jobs/telling/job-letters.ts';
import type { ToldJob } from '#src/areas/partners/jobs/telling/told-job-repository.ts';
import { visitEmail, visitSms } from '#src/areas/scheduling/booking/visit-texts.ts';
import { accountMessage } from '#src/areas/settlement/letter/account-message.ts';
import { offerMessage, type OfferFacts } from '#src/areas/settlement/letter/offer-letter.ts';
import { codeEmail, codeSms } from '#src/areas/tracking/code-message.ts';
import { composeAreas } from '#src/composition/compose-areas.ts';
import { readEnv } from '#src/env.ts';
import { claimantLink, type LinkedPage } from '#src/kernel/links/claimant-links.ts';
import { withWayOut } from './choices/with-way-out.ts';
import { confirmationEmail, confirmationSms } from './confirm/confirmation-texts.ts';
import { messageReasons } from './extension-points.ts';
import { newsEmail, newsSms } from './news-texts.ts';
import { filled } from './send/message-variables.ts';
import { writtenFor } from './send/written-for.ts';
import { answerEmail, answerSms } from './web/web-texts.ts';

composeAreas(readEnv({ APP_ENV: 'Test' }));

const trackerOrigin = 'https://dosar.carpati.example';
const organisation = 'Carpați Asigurări';
const claimFileNo = 'DM26R0000075';
const trackerUrl = `${trackerOrigin}/status/${claimFileNo}?org_code=carpati`;
const link = (page: LinkedPage) => claimantLink(trackerOrigin, page, 'kJ8-x'.repeat(6));
const soon = new Date('2026-12-10T10:00:00+02:00');
const now = new Date('2026-12-01T10:00:00+02:00');
const facts = { organisation, claimFileNo, trackerUrl };

type Language = 'ro' | 'en';
type Texts = { reason: string; sms: string; email?: { subject: string; body: string } };

const visit = {
  ...{ starts_at: soon, claim_file_no: claimFileNo, address: null, place_name: 'Centrul Băneasa' },
  ...{ place_address: 'Șoseaua București–Ploiești 42', locality: 'București', place_phone: '+40214000000' },
  ...{ arrival_ro: 'Intrați prin curte.', arrival_en: 'Come in by the yard.' },
};
const job: ToldJob = {
  ...{ kind: 'repair', claim_file_no: claimFileNo, assignment_id: '', organisation, offer_no: 1 },
  ...{ worker_name: 'Auto Străuț', worker_email: null, has_pages: false, vehicle: 'Dacia Logan' },
  ...{ damage: 'Aripa', note: null, county: null, due_at: null, promised_on: '2026-12-20' },
};
const offer: OfferFacts = {
  ...{ organisation, claimFileNo, color: '#000', offerNo: 1, date: '2026-12-01', recipient: 'Ana Țurcanu' },
  ...{ address: null, vehicle: 'Dacia Logan', accidentOn: null, lines: [], amountBani: 1_234_567 },
  ...{ note: null, handler: null, daysToPay: 10, language: 'ro' },
};

/** Every text that the product writes to a claimant or driver by itself. */
function textsIn(language: Language): Texts[] {
  const asked = { ...facts, confirmUrl: link('contact'), language };
  const statement = { organisation, day: '28.11.2026', until: '12.12.2026', url: link('accident_statement') };
  const question = { job, language, url: link('partner_grade'), expiresAt: soon };
  const offered = offerMessage({ ...offer, language }, { lei: formatLei, offerUrl: link('offer') });
  const iban = { claimFileNo, organisation, ibanMasked: 'RO49 … 1234', offerUrl: link('offer') };
  const account = accountMessage(language, iban);
  const away = { date_from: '2026-12-10', date_to: '2026-12-20' };
  const told = { claimFileNo, organisation, contact: 'Ștefan Mănăilă' };
  const visits = ['booked', 'moved', 'cancelled', 'reminder', 'missed', 'failed'] as const;
  return [
    { reason: 'claim_receipt', sms: receiptSms(language, asked), email: receiptEmail(language, asked) },
    {
      reason: 'contact_confirmation',
      sms: confirmationSms(language, asked),
      email: confirmationEmail(language, asked),
    },
    {
      reason: 'statement_link',
      sms: sendingSms(language, statement),
      email: sendingEmail(language, statement),
    },
    { reason: 'claim_news', sms: newsSms(language, facts), email: newsEmail(language, facts) },
    { reason: 'web_answer', sms: answerSms(language, facts), email: answerEmail(language, facts) },
    ...(['asked', 'reminded', 'refused'] as const).map((occasion) => {
      const request = {
        ...{ ...facts, occasion, dueDate: '2026-12-15', message: undefined, uploadUrl: link('doc_request') },
        docTypeNames: ['Factura reparației', 'Fotografii după reparație', 'Certificat de înmatriculare'],
        refusals: [{ name: 'Factura reparației', reason: 'Lipsește CUI-ul' }],
      };
      const [sms, email] = [requestSms(language, request), requestEmail(language, request)];
      return { reason: 'document_request', sms, email };
    }),
    ...visits.map((kind) => {
      const letter = { reason: `visit_${kind}` as const, visit, language, trackerUrl, organisation, now };
      return { reason: letter.reason, sms: visitSms(letter), email: visitEmail(letter) };
    }),
    ...(['accepted', 'done', 'moved'] as const).map((news) => {
      const told = { news, job, language, trackerUrl };
      return {
        reason: `partner_job_${news}`,
        sms: jobLetters.newsSms(told),
        email: jobLetters.newsEmail(told),
      };
    }),
    { reason: 'partner_job_grade', sms: gradeSms(question), email: gradeEmail(question) },
    { reason: 'offer', sms: offered.sms, email: offered },
    { reason: 'offer', sms: account.sms, email: account },
    {
      reason: 'contact_away',
      sms: contactSms(language, away, told),
      email: contactEmail(language, away, told),
    },
    ...letters(language),
  ];
}

/** Letters from the templates that come with the product, each reason with its two channels. */
function letters(language: Language): Texts[] {
  const known = {
    ...{ claim_file_no: claimFileNo, claimant_name: 'Ana Țurcanu', recipient_name: 'Ana Țurcanu' },
    ...{ recipient_language: language, plate: 'B 879 WDA', vehicle: 'Dacia Logan', event_date: '2026-11-28' },
    ...{ legal_due_date: '2026-12-28', agreed_bani: '123456', organisation, org_code: 'carpati' },
    ...{ handler_name: 'Ion Mănăilă', trackerOrigin, reason: 'polița nu era valabilă în ziua accidentului' },
  };
  return ['claim_refused', 'claim_suspended'].map((reason) => {
    const textOf = (channel: 'email' | 'sms') =>
      messageTemplates.find((one) => one.code === reason && one.channel === channel)?.[language];
    const { subject = '', body = '' } = textOf('email') ?? {};
    const email = { subject: filled(subject, known), body: filled(body, known) };
    return { reason, sms: filled(textOf('sms')?.body ?? '', known), email };
  });
}

/** Those who work for the insurer get them. */
const notForClaimants = /^(partner_job_(offer|taken_back|link)|absence_|leave_)/;

const topicOf = (reason: string) => messageReasons.entries().find(({ code }) => code === reason)?.topic;
const hostsIn = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/([^/\s]+)/g)].map(([, host]) => host ?? '');
const waysOut = {
  ro: { sms: /STOP = fara SMS|puteti opri/, email: /Opriți-le pe pagina dosarului|Nu mă mai întrebați/ },
  en: { sms: /STOP = no more SMS|can stop these/, email: /Stop them on the page|Do not ask me again/ },
};

describe.each(['ro', 'en'] as const)('R14 T10 K9 what claimants are written, in %s', (language) => {
  test.each(textsIn(language).map((text, at) => [`${text.reason} ${at}`, text] as const))(
    '%s names the insurer and the case, links to the tracker alone, and says how to stop it where it may be stopped',
    (_name, { reason, sms, email }) => {
      const topic = topicOf(reason);
      const asSent = (text: string, kind: 'email' | 'sms') =>
        writtenFor(withWayOut(text, topic, { kind, language }), kind);
      const text = asSent(sms, 'sms');
      expect(costlyLetters(text).map(({ from, to }) => text.slice(from, to))).toEqual([]);
      expect([text, smsLength(text).parts]).toEqual([text, Math.min(smsLength(text).parts, 2)]);
      const letter = asSent(email?.body ?? '', 'email');
      for (const [written, name] of [
        [text, 'Carpati Asigurari'],
        [letter, organisation],
      ] as const) {
        expect(written).toContain(name);
        for (const host of hostsIn(written)) expect(host).toBe('dosar.carpati.example');
      }
      // A driver who is only named has no case of their own yet: the text says why it came.
      expect(text).toMatch(reason === 'statement_link' ? /ca sofer|as a driver/ : claimFileNo);
      expect(`${email?.subject} ${letter}`).toMatch(
        reason === 'statement_link' ? /ca șofer|as a driver/ : claimFileNo,
      );
      expect([reason, waysOut[language].sms.test(text)]).toEqual([reason, topic !== undefined]);
      expect([reason, waysOut[language].email.test(letter)]).toEqual([reason, topic !== undefined]);
    },
  );

  test('a code names the insurer and its site, and no case: the channel may be somebody else’s by now', () => {
    const code = {
      organisation: { name: 'Carpați Asigurări SA', shortName: organisation },
      ...{ code: 'ABC234', minutes: 10, trackerHost: 'dosar.carpati.example' },
    };
    const text = codeSms(language, code);
    expect(costlyLetters(text)).toEqual([]);
    expect(smsLength(text).parts).toBe(1);
    expect(text).toMatch(/^Carpati Asigurari: .*\n\n@dosar\.carpati\.example #ABC234$/s);
    expect(`${text}${codeEmail(language, code).body}`).not.toContain(claimFileNo);
  });
});

test('R14 every reason for which claimants are written to is among these texts', () => {
  const written = new Set(textsIn('ro').map(({ reason }) => reason));
  const reasons = messageReasons
    .entries()
    .map(({ code }) => code)
    .filter((code) => !notForClaimants.test(code));
  expect(reasons.filter((code) => !written.has(code))).toEqual([]);
});
