import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { costlyLetters, smsLength } from '@dosar/kernel/sms-text';
import { describe, expect, test } from 'vitest';
import { composeAreas } from '#src/composition/compose-areas.ts';
import { readEnv } from '#src/env.ts';
import { toldClaim, type ClaimantTexts } from '#src/testing/told-claim.ts';
import { withWayOut } from './choices/with-way-out.ts';
import { messageReasons } from './extension-points.ts';
import { writtenFor } from './send/written-for.ts';

composeAreas(readEnv({ APP_ENV: 'Test' }));

const { organisation, claimFileNo, trackerHost } = toldClaim;
const areas = join(import.meta.dirname, '..');

/** What each area writes to claimants by itself. */
const ofAreas: ClaimantTexts[] = await Promise.all(
  readdirSync(areas)
    .map((area) => join(areas, area, 'testing/claimant-texts.ts'))
    .filter((file) => existsSync(file))
    .map(async (file) => ((await import(file)) as { claimantTexts: ClaimantTexts }).claimantTexts),
);
const textsIn: ClaimantTexts = (language) => ofAreas.flatMap((texts) => texts(language));

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
      const { parts } = smsLength(text);
      expect([text, parts]).toEqual([text, Math.min(parts, 2)]);
      const letter = asSent(email.body, 'email');
      for (const [written, name] of [
        [text, 'Carpati Asigurari'],
        [letter, organisation],
      ] as const) {
        expect(written).toContain(name);
        for (const host of hostsIn(written)) expect(host).toBe(trackerHost);
      }
      // A driver who is only named has no case of their own yet: the text says why it came.
      const [inSms, inEmail] =
        reason === 'statement_link'
          ? [/ca sofer|as a driver/, /ca șofer|as a driver/]
          : [claimFileNo, claimFileNo];
      expect(text).toMatch(inSms);
      expect(`${email.subject} ${letter}`).toMatch(inEmail);
      expect([reason, waysOut[language].sms.test(text)]).toEqual([reason, topic !== undefined]);
      expect([reason, waysOut[language].email.test(letter)]).toEqual([reason, topic !== undefined]);
    },
  );
});

test('R14 every reason for which claimants are written to is among these texts', () => {
  const written = new Set(textsIn('ro').map(({ reason }) => reason));
  const reasons = messageReasons
    .entries()
    .map(({ code }) => code)
    .filter((code) => !notForClaimants.test(code));
  expect(reasons.filter((code) => !written.has(code))).toEqual([]);
});
