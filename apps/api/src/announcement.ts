import { demoAccounts, demoPassword } from '../db/seed/demo/account/demo-accounts.ts';
import { pinned } from '../db/seed/demo/pinned-keys.ts';
import type { Env } from './env.ts';
import type { Server } from './start-server.ts';

/** What whoever started the server wants to know: where it answers, who can sign in, what to open first. */
export function announcement(
  env: Env,
  { setupCode, jobHold }: Partial<Pick<Server, 'setupCode' | 'jobHold'>> = {},
): string {
  const lines = ['', heading('Dosar is running'), ...table(addresses(env))];
  if (setupCode !== undefined)
    lines.push(
      '',
      heading('Nobody has set this installation up yet'),
      ...table([
        ['Open', `${env.STAFF_ORIGIN}/setup`],
        ['Code', setupCode],
      ]),
      '  The code works once and for a day; a restart prints another one.',
    );
  if (jobHold !== undefined)
    lines.push(
      '',
      heading('Jobs are held: nothing is sent or exported'),
      `  ${jobHold.reason}.`,
      '  npm run restore -- release lets them go on from the next start on.',
    );
  if (env.DEMO) {
    lines.push('', heading(`Demo accounts, password ${demoPassword}`));
    lines.push(...table(demoAccounts.map(({ username, shows }) => [username, shows.en])));
    lines.push('', heading('To begin with'), ...table(links(env)));
  }
  return [...lines, '', 'Ctrl-C stops everything.', ''].join('\n');
}

function addresses(env: Env): [string, string][] {
  const all: [string, string][] = [
    ['Staff', env.STAFF_ORIGIN],
    ['Tracker', `${env.TRACKER_ORIGIN}/status`],
  ];
  if (env.API_DOCS) all.push(['API', `${env.STAFF_ORIGIN}/api/docs`]);
  if (!env.isProduction) all.push(['Outbox', `${env.STAFF_ORIGIN}/dev/outbox`]);
  return all;
}

function links(env: Env): [string, string][] {
  return [
    ['Report an accident', `${env.STAFF_ORIGIN}/guest/claim_notification/demo`],
    ['A guest on an assignment', `${env.STAFF_ORIGIN}/guest/assessment/${pinned.guestAssignmentKey}`],
    ['An offer to answer', `${env.STAFF_ORIGIN}/workflow/guest/offer/${pinned.offerKey}`],
    ['A case on the tracker', `${env.TRACKER_ORIGIN}/status/${pinned.trackerCases[0]}?org_code=demo`],
    ['Confirm a contact', `${env.STAFF_ORIGIN}/contact-confirmation/${pinned.contactKey}`],
  ];
}

function heading(text: string): string {
  return `${text}\n${'─'.repeat(text.length)}`;
}

function table(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
}
