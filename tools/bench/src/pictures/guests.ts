import sharp from 'sharp';

/** What each request of a guest carries. */
export type GuestTokens = Record<string, string>;

/** A guest who reports a claim. */
export type Guest = {
  tokens: GuestTokens;
  /** Sends a photo and answers the number of its document. */
  send: (photo: Uint8Array) => Promise<string>;
  /** Takes a photo back, so that a run leaves nothing behind. */
  takeBack: (documentId: string) => Promise<void>;
};

/** A photo of a phone: twelve megapixels that do not compress well. */
export function phonePhoto(): Promise<Uint8Array> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 };
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#888888', noise } })
    .blur(1.2)
    .jpeg({ quality: 85 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Opens the public page of an organisation. */
export async function openGuest(origin: string, orgKey: string): Promise<Guest> {
  const body = JSON.stringify({ assignment_type: 'claim_notification', assignment_key: orgKey });
  const headers = { 'content-type': 'application/json' };
  const answer = await checked(
    await fetch(`${origin}/api/auth/guestToken`, { method: 'POST', headers, body }),
  );
  const { idToken, refreshToken } = (await answer.json()) as { idToken: string; refreshToken: string };
  const tokens: GuestTokens = {
    authorization: `Bearer ${idToken}`,
    'x-refresh-token': refreshToken,
    'x-correlation-token': refreshToken,
  };
  const post = async (path: string, form?: FormData) =>
    checked(await fetch(origin + path, { method: 'POST', headers: tokens, ...(form && { body: form }) }));

  return {
    tokens,
    async send(photo) {
      const form = new FormData();
      form.set('doc_type_code', 'damage_photo');
      form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
      const stored = (await (await post('/api/document/upload', form)).json()) as { id: string };
      return stored.id;
    },
    takeBack: async (documentId) => void (await post(`/api/document/remove/${documentId}`)),
  };
}

async function checked(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
