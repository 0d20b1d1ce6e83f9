import type { Step } from '../step.ts';
import { withUndo } from '../surroundings/undo.ts';
import { acceptOffer, reportAccident, valueClaim } from './claim.ts';
import { hold } from './hold.ts';
import { install, type Installation } from './installation.ts';
import { accounts, namePayingAccount, pay, sendOffer } from './money.ts';
import { inviteStaff, setUpOrganisation } from './people.ts';

/**
 * An operator's way from the archive to the first paid claim: Production, behind nginx and PgBouncer, with a mail server and an
 * SMS gateway. No statement of SQL, no demo: whatever it needs a page, a mail or a command of the archive gives.
 */
export function walk(root: string, step: Step): Promise<void> {
  const { timed, say } = step;
  return withUndo(async (undo) => {
    const place = await install(root, step, undo);
    const administrator = await timed('the organisation is set up with the printed code', () =>
      setUpOrganisation(place),
    );
    const staff = await timed('three people are invited by e-mail and choose passwords', () =>
      inviteStaff(place, administrator),
    );
    await timed('finance names the paying account, the manager approves it', () => namePayingAccount(staff));
    const number = await timed('a claimant reports an accident and confirms the address', () =>
      reportAccident(place),
    );
    say(`    ${number}`);
    const { assignment_id: work } = await timed('the handler accepts and values it', () =>
      valueClaim(staff.handler, number),
    );
    await timed('an offer is reckoned, approved and sent', () => sendOffer(staff, work, number));
    await timed('the claimant accepts it by the link of the e-mail', () =>
      acceptOffer(place, accounts.claimant),
    );
    const paid = await timed('the payment is ordered, approved and recorded', () => pay(staff, work, number));
    say(`    ${(paid / 100).toFixed(2)} lei paid; ${place.receivers.mails.length} e-mails arrived`);
    await examine(place, step);
  });
}

/** What an operator looks at afterwards: the log, the doctor, the audit log. */
async function examine({ release, settings, server }: Installation, { say, timed }: Step): Promise<void> {
  await timed('the doctor finds nothing bad, but that no name service knows the example names', async () => {
    const doctor = release.start(settings, 'doctor');
    await doctor.ended;
    const bad = doctor
      .output()
      .split('\n')
      .filter((line) => line.startsWith('BAD'));
    const isName = (line: string) => /^BAD +(staff|tracker) origin +\S+: getaddrinfo /.test(line);
    hold(
      doctor.output().includes('ok    database') && bad.every(isName),
      `dosar doctor:\n${doctor.output()}`,
    );
  });
  const lines = server.output().split('\n');
  const errors = lines.filter((line) => /"level":(50|60)|"statusCode":5\d\d/.test(line));
  hold(errors.length === 0, `the log has no error:\n${errors.join('\n')}`);
  say(`ok  ${lines.length} lines of the log, none of them an error`);
  await timed('the server stops when it is told', async () =>
    hold((await server.stop()) === 0, 'it ends with 0'),
  );
  await timed('every chain of the audit log is whole', async () => {
    const audit = release.start(settings, 'audit', 'verify');
    hold((await audit.ended) === 0, `dosar audit verify:\n${audit.output()}`);
  });
}
