import { beginOwnStatement, getGuestStatement, saveGuestStatement } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aGuestStatement, aSide, sharedSample } from '../testing/statement-samples.ts';
import { StatementNext } from './statement-next.tsx';
import { GuestStatementSteps } from './guest-statement-steps.tsx';

test('57 a driver fills in the own column one thing at a time; each step is kept', async () => {
  const sent: JsonBodyOf<'saveGuestStatement'>[] = [];
  server.use(
    mock(saveGuestStatement, ({ body }) => {
      sent.push(body);
      return { status: 201 as const, body: aGuestStatement({ own: body.own, shared: body.shared }) };
    }),
  );
  const { user } = renderFeature(
    <GuestStatementSteps statement={aGuestStatement()} onLookAgain={() => undefined} />,
  );
  expect(await screen.findByRole('heading', { name: 'When and where did it happen?' })).toBeVisible();
  for (const heading of ['Your car and its insurance', 'Who was driving?', 'What was your car doing?']) {
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
  }
  await user.click(screen.getByRole('checkbox', { name: '8 Hit the rear: same direction, same lane' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Where is your car damaged?' })).toHaveFocus();
  // What nobody has touched is not sent again.
  expect(sent.map(({ own }) => own.circumstances)).toEqual([[8]]);
});

test('57 nobody signs before both have ticked; somebody hurt is told to call 112', async () => {
  const shared = { ...aGuestStatement().shared, injuries: true };
  server.use(mock(saveGuestStatement, { status: 201, body: aGuestStatement({ shared }) }));
  const { user } = renderFeature(
    <GuestStatementSteps
      statement={aGuestStatement({ shared, own: aSide() })}
      onLookAgain={() => undefined}
    />,
  );
  expect(await screen.findByText(/call 112/)).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    const before = screen.getByRole('heading', { level: 1 }).textContent;
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await expect.poll(() => screen.getByRole('heading', { level: 1 }).textContent).not.toBe(before);
  }
  expect(screen.getByText(/Both drivers have to tick/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign the statement' })).toBeNull();
  expect(screen.getByRole('region', { name: 'The other car' })).toHaveTextContent('1 Parked or stopped');
});

test('57 what the other driver changed meanwhile stays beside what is typed here, without a word', async () => {
  const sent: JsonBodyOf<'saveGuestStatement'>[] = [];
  const theirs = { ...sharedSample, witnesses: 'Toma Ilie' };
  server.use(
    mock(getGuestStatement, { status: 200, body: aGuestStatement({ row_version: 2, shared: theirs }) }),
    mock(saveGuestStatement, ({ body }) => {
      sent.push(body);
      return body.row_version === 1
        ? problem(412, 'stale_row_version', { context: { row_version: 2 } })
        : {
            status: 201 as const,
            body: aGuestStatement({ row_version: 3, own: body.own, shared: body.shared }),
          };
    }),
  );
  const { user } = renderFeature(
    <GuestStatementSteps statement={aGuestStatement()} onLookAgain={() => undefined} />,
  );
  await user.click(
    within(await screen.findByRole('radiogroup', { name: /^4 / })).getByRole('radio', { name: 'yes' }),
  );
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Your car and its insurance' })).toHaveFocus();
  expect(sent.at(-1)).toMatchObject({
    row_version: 2,
    shared: { other_damage: true, witnesses: 'Toma Ilie' },
  });
});

test('57 a report goes on to its statement once; whoever comes back goes on by the same link', async () => {
  let begun = 0;
  server.use(
    mock(beginOwnStatement, () => {
      begun += 1;
      return {
        status: 201 as const,
        body: {
          url: 'https://x.example/workflow/guest/accident_statement/k',
          expires_at: '2026-03-11T10:00:00Z',
        },
      };
    }),
  );
  const { user } = renderFeature(<StatementNext claimFileNo="DM26R0000301" />);
  await user.click(await screen.findByRole('button', { name: 'Fill in the statement' }));
  await user.click(await screen.findByRole('button', { name: 'Go on with the statement' }));
  expect(begun).toBe(1);
});
