import { previewAbsence, saveAbsence } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { BodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { anAbsence, anAbsencePreview, people, someOwnAbsences } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequestForm } from './request-form.tsx';

test('R11 M5 B4 ux 66 ux 67 a request says what it costs and who is away before it is sent, and half a day counts half', async () => {
  const asked: BodyOf<'previewAbsence'>[] = [];
  const sent: BodyOf<'saveAbsence'>[] = [];
  const radu = { user_id: people.radu.userId, full_name: people.radu.fullName };
  server.use(
    mock(previewAbsence, ({ body }) => {
      asked.push(body);
      const isHalf = body.last_part === 'morning';
      const away = {
        ...radu,
        date_from: body.date_from,
        date_to: body.date_to,
        first_part: 'whole' as const,
      };
      return {
        status: 200,
        body: anAbsencePreview({
          half_days: isHalf ? 3 : 4,
          balance_after: isHalf ? 41 : 40,
          colleagues: [{ ...away, last_part: 'whole', is_approved: false }],
        }),
      };
    }),
    mock(saveAbsence, ({ body }) => {
      sent.push(body);
      return { status: 201, body: anAbsence() };
    }),
  );
  const { user } = renderFeature(<RequestForm own={someOwnAbsences()} draft={{}} onDone={() => undefined} />);
  await user.type(await screen.findByLabelText(/^From/), '07.09.2026');
  await user.tab();
  await user.clear(screen.getByLabelText(/^To/));
  await user.type(screen.getByLabelText(/^To/), '08.09.2026');
  await user.tab();
  const cost = await screen.findByText('Working days');
  expect(cost.parentElement).toHaveTextContent('Working days2');
  expect(screen.getByText(/^Radu Marin, .*, asked for$/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /morning/i }));
  expect(await screen.findByText('1½')).toBeVisible();
  expect(screen.getByText('20½')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  await expect
    .poll(() => sent)
    .toMatchObject([{ date_from: '2026-09-07', date_to: '2026-09-08', last_part: 'morning', send: true }]);
  expect(asked.at(-1)).toMatchObject({ last_part: 'morning' });
});

test('B4 M10 whoever asks for leave reads which place would have too few people, beside the team', async () => {
  const [date, present, minimum] = ['2026-09-07', 2, 4] as const;
  server.use(
    mock(previewAbsence, {
      status: 200,
      body: anAbsencePreview({
        warnings: [
          { date, place_name: null, present: 3, minimum },
          { date, place_name: 'Militari', present, minimum },
          { date: '2026-09-08', place_name: 'Militari', present, minimum },
        ],
      }),
    }),
  );
  const { user } = renderFeature(<RequestForm own={someOwnAbsences()} draft={{}} onDone={() => undefined} />);
  await user.type(await screen.findByLabelText(/^From/), '07.09.2026');
  await user.tab();
  expect(
    await screen.findByText(
      'At Militari 1 would be there on 07.09.2026, the minimum is 2 (2 days). You can go on.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/^On 07\.09\.2026 1½ would be there, the minimum is 2 \(1 day\)/)).toBeVisible();
});
