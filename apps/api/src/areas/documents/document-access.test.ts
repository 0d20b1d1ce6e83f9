import { describe, expect, test } from 'vitest';
import { mayRead, variantFor, type DocumentReader, type ReadableDocument } from './document-access.ts';

const staff = (...roles: string[]): DocumentReader => ({
  kind: 'staff',
  orgId: 'demo',
  sessionId: 'staff-session',
  userId: 'ana',
  isExternal: false,
  roles,
});
const guest = (scope: { assignmentId?: string; docRequestId?: string } = {}): DocumentReader => ({
  kind: 'guest',
  orgId: 'demo',
  sessionId: 'guest-session',
  scope: { assignmentType: 'assessment', ...scope },
});
const handler = staff('app.handler');
const previewer = staff('app.previewer');

/** A photo of an assignment that its claimant may see. */
const photo = (different: Partial<ReadableDocument> = {}): ReadableDocument => ({
  claim_file_id: 'file',
  assignment_id: 'inspection',
  doc_type_code: 'damage_photo',
  visibility: 'claimant',
  uploaded_in_session_id: null,
  ...different,
});

describe('a document is read', () => {
  test('by who sent it, whatever it is', () => {
    const own = photo({
      uploaded_in_session_id: 'guest-session',
      claim_file_id: null,
      visibility: 'internal',
    });
    expect(mayRead(guest(), own, false)).toBe(true);
    expect(mayRead(guest({ docRequestId: 'request' }), own, false)).toBe(true);
  });

  test.each(['claimant', 'internal', 'partner'] as const)(
    'by staff once it belongs to a claim file, also when it is %s',
    (visibility) => {
      expect(mayRead(handler, photo({ visibility }), false)).toBe(true);
      expect(mayRead(handler, photo({ visibility, claim_file_id: null }), false)).toBe(false);
    },
  );

  test('by who only previews files when it is a photo of the damage', () => {
    expect(mayRead(previewer, photo(), false)).toBe(true);
    expect(mayRead(previewer, photo({ doc_type_code: 'driving_licence' }), false)).toBe(false);
    expect(mayRead(previewer, photo({ claim_file_id: null }), false)).toBe(false);
  });

  test('by the recipient of a request when it answers that request, and never because it was released', () => {
    const recipient = guest({ docRequestId: 'request' });
    expect(mayRead(recipient, photo({ visibility: 'internal' }), true)).toBe(true);
    expect(mayRead(recipient, photo(), false)).toBe(false);
    expect(mayRead(guest({ docRequestId: 'request', assignmentId: 'inspection' }), photo(), false)).toBe(
      false,
    );
  });

  test('by a guest of its assignment when it was released to claimants', () => {
    const owner = guest({ assignmentId: 'inspection' });
    expect(mayRead(owner, photo(), false)).toBe(true);
    expect(mayRead(owner, photo({ visibility: 'internal' }), false)).toBe(false);
    expect(mayRead(owner, photo({ visibility: 'partner' }), false)).toBe(false);
    expect(mayRead(owner, photo({ assignment_id: 'repair' }), false)).toBe(false);
    expect(mayRead(owner, photo({ assignment_id: null }), false)).toBe(false);
  });

  test('by nobody who only reports a claim, even when it belongs to no assignment', () => {
    expect(mayRead(guest(), photo({ assignment_id: null }), false)).toBe(false);
    expect(mayRead(guest(), photo(), true)).toBe(false);
  });
});

describe('the original of a document', () => {
  const own = photo({ uploaded_in_session_id: 'guest-session' });

  test('goes to staff and to who sent it', () => {
    expect(variantFor(handler, photo(), 'original')).toBe('original');
    expect(variantFor(guest(), own, 'original')).toBe('original');
  });

  test('does not go to other guests, nor to who only previews files', () => {
    expect(variantFor(guest({ assignmentId: 'inspection' }), photo(), 'original')).toBe('copy');
    expect(variantFor(previewer, photo(), 'original')).toBe('copy');
    expect(variantFor(previewer, photo({ uploaded_in_session_id: 'staff-session' }), 'original')).toBe(
      'copy',
    );
  });

  test.each(['copy', 'thumbnail'] as const)('is not sent to who asks for its %s', (variant) => {
    expect(variantFor(handler, photo(), variant)).toBe(variant);
    expect(variantFor(guest(), own, variant)).toBe(variant);
  });
});
