type FormFile = { name: string; type: string; content: Uint8Array | string };

/** A multipart form as a browser sends it: its fields first, then the file. */
export async function formWithFile(fields: Record<string, string>, file: FormFile) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([Buffer.from(file.content)], file.name, { type: file.type }));
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
