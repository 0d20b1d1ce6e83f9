import { foldText } from '@dosar/kernel/search-text';

/** What a mail server says of a message of ours that it could not deliver. */
export type Bounce = {
  /** Message-ID of ours, as far as the report has it. */
  messageId: string | undefined;
  recipients: { address: string; reason: string | undefined }[];
};

/** A report as its parts: the machine-readable ones, what people read, and the message that came back. */
export type ReportParts = {
  from: string;
  subject: string;
  headers: ReadonlyMap<string, string>;
  statuses: readonly string[];
  text: string;
  returned: string;
};

const mostRecipients = 50;
const longestReason = 300;
const address = String.raw`[^\s<>()\[\],;:"'„”]+@[^\s<>()\[\],;:"'„”]+\.[a-z0-9-]{2,}`;

/** Reads the report of a mail server; one that a message is late, or was delivered, is none. */
export function bounceOf(report: ReportParts): Bounce | undefined {
  const recipients = report.statuses.length > 0 ? failedRecipients(report.statuses) : toldRecipients(report);
  if (recipients.length === 0) return undefined;
  const known = new Map(recipients.map((one) => [one.address.toLowerCase(), one]));
  return {
    messageId:
      /^message-id:\s*<([^>\s]+)>/im.exec(report.returned)?.[1] ??
      /^[\s>]*message-id:\s*<([^>\s]+)>/im.exec(report.text)?.[1] ??
      /<([^>\s]+)>/.exec(report.headers.get('in-reply-to') ?? report.headers.get('references') ?? '')?.[1],
    recipients: [...known.values()].slice(0, mostRecipients),
  };
}

/** RFC 3464: a block of fields for each recipient. Exchange leaves out the action, others the status. */
function failedRecipients(statuses: readonly string[]): Bounce['recipients'] {
  const unfolded = statuses.map((status) => status.replaceAll(/\r?\n[ \t]+/g, ' '));
  return unfolded
    .flatMap((status) => status.split(/\r?\n[ \t]*\r?\n/))
    .flatMap((block) => {
      const field = (name: string) =>
        new RegExp(String.raw`^${name}:[ \t]*(.+)$`, 'im').exec(block)?.[1]?.trim();
      const found = [field('final-recipient'), field('original-recipient')]
        .map((value) => new RegExp(address, 'i').exec(value ?? '')?.[0])
        .find((value) => value !== undefined);
      const action = field('action')?.toLowerCase();
      const hasFailed = action === undefined ? field('status')?.startsWith('5') : /^failed/.test(action);
      if (found === undefined || hasFailed !== true) return [];
      const reason = field('diagnostic-code')?.replace(/^[\w-]+\s*;\s*/, '') ?? field('status');
      return [{ address: found, reason: shortened(reason) }];
    });
}

const reporter = /^(?:mailer-?daemon|mail-?daemon|postmaster|mdaemon|double-bounce|bounces?|mailadmin)@/i;
const failureSubject =
  /undeliver|not delivered|delivery (?:status notification \(failure\)|failure|failed|has failed)|returned mail|failure notice|mail delivery failed|mail delivery system|mail system error|could ?n[o']t be delivered|delivery problem|nelivrat|nu a putut fi livrat|livrare esuata|unzustellbar|non remis|mancata consegna/;
const delaySubject = /delay|warning:? (?:message|could not)|will be retried|intarzi|still being retried/;

/** Servers without a machine-readable report: qmail, Exim, old Sendmail and Exchange tell it in words. */
function toldRecipients({ from, subject, headers, text, returned }: ReportParts): Bounce['recipients'] {
  const plainSubject = foldText(subject);
  if (delaySubject.test(plainSubject)) return [];
  const listed = headers.get('x-failed-recipients');
  const isReport =
    listed !== undefined ||
    (failureSubject.test(plainSubject) &&
      (reporter.test(from) || headers.has('auto-submitted') || from === ''));
  if (!isReport) return [];
  // What came back names its sender and others: only what stands before it is about recipients.
  const said = text.split(
    /^(?:[-=_ ]*(?:below this line|original message|this is a copy|returned message|mesaj original|the following is)[^\n]*|return-path:.*)$/im,
    1,
  )[0];
  const addresses = listed === undefined ? addressesIn(said ?? '') : addressesIn(listed);
  const sender = /^from:.*?<?([^\s<>]+@[^\s<>]+)>?\s*$/im.exec(returned)?.[1]?.toLowerCase();
  return addresses
    .filter((one) => one.toLowerCase() !== sender && !reporter.test(one) && one.toLowerCase() !== from)
    .map((one) => ({ address: one, reason: shortened(reasonIn(said ?? '', one)) }));
}

const addressesIn = (text: string) => text.match(new RegExp(address, 'gi')) ?? [];

/** What a server says near an address: the line with a code of failure, else the rest of its own line. */
function reasonIn(said: string, one: string): string | undefined {
  const after = said.slice(said.indexOf(one) + one.length, said.indexOf(one) + one.length + 1_000);
  const coded = /(?:^|[\s(:])((?:5\d\d|5\.\d+\.\d+)[ -][^\n]+)/.exec(after)?.[1];
  return coded ?? /^[>:)\s]*([^\n]+)/.exec(after)?.[1];
}

function shortened(reason: string | undefined): string | undefined {
  return reason?.replaceAll(/\s+/g, ' ').trim().slice(0, longestReason) || undefined;
}
