import { expect, test } from 'vitest';
import { attachmentDisposition } from './send-file.ts';

test('a Romanian name survives in the form that modern browsers read', () => {
  expect(attachmentDisposition('Proces verbal Țăndărei.pdf')).toBe(
    `attachment; filename="Proces verbal Tandarei.pdf"; filename*=UTF-8''Proces%20verbal%20%C8%9A%C4%83nd%C4%83rei.pdf`,
  );
});

test.each(['a"; filename="b.exe', 'a\r\nSet-Cookie: x=1', '../../etc/passwd', 'photo\u202Egpj.exe', ''])(
  'the name %j cannot become another header, folder or name',
  (name) => {
    const disposition = attachmentDisposition(name);
    expect(disposition).toMatch(/^attachment; filename="[^"\r\n/\\]*"; filename\*=UTF-8''[\w.~!%-]*$/);
    expect(disposition).not.toContain('%E2%80%AE');
  },
);
