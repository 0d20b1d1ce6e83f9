import { demoId, demoKey } from '../demo-random.ts';
import type { DemoColleague, DemoWorld } from '../demo-world.ts';
import type { DemoAssignment, DemoFile } from '../assignments/make-work.ts';
import { makeTimelineEvent } from '../claims/make-timeline-event.ts';

type NewMessage = {
  kind: 'email' | 'sms';
  direction: 'in' | 'out';
  subject?: string;
  /** Paragraphs of plain text. */
  text: readonly string[];
  at: Date;
  sender?: DemoColleague | undefined;
};

/** Writes a message onto a file and its timeline; answers its id, which the print pages take. */
function makeMessage(world: DemoWorld, file: DemoFile, assignment: DemoAssignment, message: NewMessage) {
  const { rows, orgId, orgCode } = world;
  const number = rows.message.length + 1;
  const messageId = demoId('message', orgCode, number);
  const claimant = message.kind === 'email' ? file.email : file.phone;
  const ours = message.kind === 'email' ? `daune@${orgCode}.example` : world.orgName;
  const isOut = message.direction === 'out';
  rows.message.push({
    org_id: orgId,
    message_id: messageId,
    message_key: demoKey('message', orgCode, number),
    kind: message.kind,
    direction: message.direction,
    claim_file_id: file.claimFileId,
    assignment_id: assignment.assignmentId,
    from_address: isOut ? ours : claimant,
    to_addresses: [isOut ? claimant : ours],
    subject: message.subject ?? null,
    body_text: message.text.join('\n\n'),
    body_html: message.kind === 'email' ? message.text.map((line) => `<p>${line}</p>`).join('\n') : null,
    state: isOut ? 'delivered' : 'received',
    sent_by_user_id: isOut ? (message.sender?.userId ?? null) : null,
    system_time: message.at,
  });
  makeTimelineEvent(world, file, {
    assignmentId: assignment.assignmentId,
    kind: message.kind,
    title: isOut
      ? message.kind === 'email'
        ? ['E-mail trimis', 'E-mail sent']
        : ['SMS trimis', 'SMS sent']
      : ['E-mail primit', 'E-mail received'],
    body: message.text.join('\n\n'),
    data: {
      message_id: messageId,
      assignment_id: assignment.assignmentId,
      direction: message.direction,
      subject: message.subject ?? null,
      to: [file.claimantName],
      from: file.claimantName,
    },
    at: message.at,
    actor: isOut ? message.sender : undefined,
    ...(isOut ? {} : { guestName: file.claimantName }),
    visibility: 'claimant',
  });
  return messageId;
}

/** The messages that nearly every claim has: the receipt, a text message, now and then an answer. */
export function makeUsualMessages(
  world: DemoWorld,
  file: DemoFile,
  assignment: DemoAssignment,
  isRecent: boolean,
) {
  const { random, moments, orgName } = world;
  makeMessage(world, file, assignment, {
    kind: 'email',
    direction: 'out',
    subject: `Dosarul dumneavoastră ${file.claimFileNo} [#${file.claimFileNo}]`,
    text: [
      `Bună ziua, ${file.claimantName},`,
      `Am înregistrat avizarea dumneavoastră cu numărul ${file.claimFileNo}. Un inspector vă contactează în cel mult o zi lucrătoare.`,
      'Vă rugăm să păstrați vehiculul în starea în care este până la constatare.',
      `Cu respect, ${orgName}`,
    ],
    at: moments.soonAfter(file.openedAt, 0.1),
  });
  // What is over long since keeps its receipt only.
  if (!isRecent) return;
  if (random.chance(0.6)) {
    makeMessage(world, file, assignment, {
      kind: 'sms',
      direction: 'out',
      text: [
        `${orgName}: dosarul ${file.claimFileNo} este inregistrat. Urmariti stadiul lui pe pagina primita prin e-mail.`,
      ],
      at: moments.soonAfter(file.openedAt, 0.2),
    });
  }
  if (random.chance(0.3)) {
    makeMessage(world, file, assignment, {
      kind: 'email',
      direction: 'in',
      subject: `Re: Dosarul dumneavoastră ${file.claimFileNo} [#${file.claimFileNo}]`,
      text: [
        'Bună ziua,',
        'Am atașat fotografiile cerute. Când pot aduce mașina la constatare?',
        'Mulțumesc!',
      ],
      at: moments.between(moments.soonAfter(file.openedAt, 0.3), moments.now),
    });
  }
}
