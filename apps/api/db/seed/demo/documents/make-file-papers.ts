import { handlerNotes } from '../claims/accident-stories.ts';
import { demoId, keyHash } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';
import type { DemoAssignment, DemoFile } from '../assignments/make-work.ts';
import { makeTimelineEvent } from '../claims/make-timeline-event.ts';
import { damagedSide } from './damage-drawing.ts';
import { photoNames, subjectOf, undrawn, type PlannedPhoto } from './planned-photo.ts';
import { storedFile } from './stored-file.ts';
import type { PhotoView } from './vehicle-drawing.ts';

/** A note of the assignment's owner. */
export function makeNote(
  world: DemoWorld,
  file: DemoFile,
  { assignmentId, owner, createdAt }: DemoAssignment,
) {
  if (!owner) return;
  const { rows, random, moments } = world;
  const at = moments.atWork(createdAt, moments.now, owner);
  if (!moments.isThere(at, owner)) return;
  const noteId = demoId('note', world.orgCode, rows.note.length);
  const body = random.pick(handlerNotes);
  rows.note.push({
    org_id: world.orgId,
    note_id: noteId,
    claim_file_id: file.claimFileId,
    assignment_id: assignmentId,
    body,
    author_user_id: owner.userId,
    created_at: at,
  });
  makeTimelineEvent(world, file, {
    assignmentId,
    kind: 'note',
    title: ['Notă adăugată', 'Note added'],
    body,
    data: { note_id: noteId },
    at,
    actor: owner,
  });
}

/** A verdict of the assignment's owner; one that nobody owns has accepted papers without a judge. */
function verdict(state: 'rejected' | 'accepted' | 'received', judge: DemoAssignment['owner'], at: Date) {
  const isJudged = state !== 'received' && judge !== undefined;
  return {
    state,
    reject_reason: state === 'rejected' ? 'Fotografia este neclară sau mișcată.' : null,
    judged_by_user_id: isJudged ? judge.userId : null,
    judged_at: isJudged ? at : null,
  };
}

/** Documents of the given kinds: papers have one content for each kind, and photos show the vehicle of the file. */
export function makeDocuments(
  world: DemoWorld,
  file: DemoFile,
  assignment: DemoAssignment,
  { docTypes, at: wanted }: { docTypes: readonly string[]; at?: Date },
) {
  const { rows, orgId, orgCode, moments, random, contents } = world;
  for (const docType of docTypes) {
    const view = docType === 'damage_photo' ? viewOfDamage(world, file) : undefined;
    const content = view === undefined ? paperOf(contents, docType) : undrawn(photoNames[view]);
    if (!content) continue;
    const number = rows.document.length + 1;
    const documentId = demoId('document', orgCode, number);
    const at =
      wanted ??
      moments.between(
        file.openedAt,
        moments.hoursAfter(file.openedAt, 48) < moments.now
          ? moments.hoursAfter(file.openedAt, 48)
          : moments.now,
      );
    const isOurs = docType === 'assessment_note';
    const isAccepted = random.chance(0.7);
    const judge = assignment.owner;
    // Every seventh paper was refused, so that each state of a document can be seen.
    const isRefused = !isOurs && number % 7 === 0 && judge !== undefined;
    const row: PlannedPhoto['row'] = {
      org_id: orgId,
      document_id: documentId,
      doc_type_code: docType,
      claim_file_id: file.claimFileId,
      assignment_id: assignment.assignmentId,
      ...content,
      ...verdict(
        isRefused ? 'rejected' : isAccepted ? 'accepted' : 'received',
        judge,
        moments.atWorkNear(at, at, judge),
      ),
      scan_state: 'not_scanned',
      description: isOurs ? 'Notă de constatare' : null,
      registration_no: isOurs ? `NC-${String(number).padStart(5, '0')}` : null,
      registration_date: isOurs ? moments.dateOf(at) : null,
      visibility: 'claimant',
      system_time: at,
    };
    rows.document.push(row);
    if (view !== undefined) world.photos.push({ row, view });
    makeTimelineEvent(world, file, {
      assignmentId: assignment.assignmentId,
      kind: 'document',
      title: ['Document primit', 'Document received'],
      body: content.file_name,
      data: { document_id: documentId, doc_type_code: docType },
      at,
      visibility: 'claimant',
      ...(isOurs ? {} : { guestName: file.claimantName }),
    });
    if (view !== undefined)
      makeMorePhotos(world, file, assignment, { at, view: view === 'rear' ? 'front' : 'rear' });
  }
}

function paperOf(contents: DemoWorld['contents'], docType: string) {
  const content = contents.find(({ docTypeCode }) => docTypeCode === docType);
  return content && storedFile(content);
}

function viewOfDamage({ rows }: DemoWorld, { claimFileId }: DemoFile) {
  const subject = subjectOf(rows, claimFileId);
  return subject && damagedSide(subject.category, subject.damage);
}

/** A second photo, which shows the plate, and now and then the same one again. */
function makeMorePhotos(
  world: DemoWorld,
  file: DemoFile,
  assignment: DemoAssignment,
  { at, view }: { at: Date; view: PhotoView },
) {
  const { rows, orgId, orgCode, photos } = world;
  const number = rows.document.length;
  const name = photoNames[view];
  for (const fileName of number % 4 === 0 ? [name, name.replace('.', ' (2).')] : [name]) {
    const row: PlannedPhoto['row'] = {
      org_id: orgId,
      document_id: demoId('document', orgCode, rows.document.length + 1),
      doc_type_code: 'damage_photo',
      claim_file_id: file.claimFileId,
      assignment_id: assignment.assignmentId,
      ...undrawn(fileName),
      state: 'received',
      scan_state: 'not_scanned',
      visibility: 'claimant',
      system_time: at,
    };
    rows.document.push(row);
    photos.push({ row, view });
  }
  if (number % 10 === 0) makeQuarantined(world, file, assignment, at);
}

/** A file in which the virus scanner found something: everybody sees that it came, and nobody can open it. */
function makeQuarantined(world: DemoWorld, file: DemoFile, assignment: DemoAssignment, at: Date) {
  const { rows, orgId, orgCode, contents } = world;
  const content = contents.find(({ mimeType }) => mimeType === 'application/pdf');
  if (!content) return;
  const documentId = demoId('document', orgCode, rows.document.length + 1);
  const scanned = { scan_state: 'infected' as const, scan_signature: 'Eicar-Test-Signature', scanned_at: at };
  rows.document.push({
    org_id: orgId,
    document_id: documentId,
    doc_type_code: 'police_report',
    claim_file_id: file.claimFileId,
    assignment_id: assignment.assignmentId,
    ...storedFile({ ...content, thumbnailKey: null }),
    file_name: 'proces-verbal.pdf',
    ...scanned,
    state: 'rejected',
    reject_reason: 'Am găsit un virus în fișier, așa că nu l-am deschis. Trimiteți documentul din nou.',
    judged_at: at,
    visibility: 'claimant',
    system_time: at,
  });
  makeTimelineEvent(world, file, {
    assignmentId: assignment.assignmentId,
    kind: 'document',
    title: ['Document în carantină: virus găsit', 'Document in quarantine: virus found'],
    body: `proces-verbal.pdf (${scanned.scan_signature})`,
    data: { document_id: documentId },
    at,
  });
}

/** A link with which a guest opens this assignment. */
export function makeGuestAccess(world: DemoWorld, file: DemoFile, assignment: DemoAssignment, type: string) {
  world.rows.guest_access.push({
    org_id: world.orgId,
    guest_access_id: demoId('guest-access', world.orgCode, world.rows.guest_access.length),
    key_hash: keyHash(assignment.assignmentKey),
    assignment_type_code: type,
    assignment_id: assignment.assignmentId,
    party_id: file.partyId,
    expires_at: world.moments.hoursAfter(world.moments.now, 365 * 24),
    created_at: assignment.createdAt,
  });
}
