import {
  decideLiability,
  getAccidentStatement,
  makeStatementLink,
  saveAccidentStatement,
  sendStatementLink,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aSide, aStatement, sharedSample } from '../testing/statement-samples.ts';
import { StatementSection } from './statement-section.tsx';

const assignmentId = '0e000000-0000-4000-8000-000000000004';

function opened(statement = aStatement()) {
  server.use(mock(getAccidentStatement, { status: 200, body: statement }));
  return renderFeature(<StatementSection assignmentId={assignmentId} />);
}

describe('57 the accident statement in a claim file', () => {
  test('says of each box where it comes from for as long as it says so, and counts them', async () => {
    const { statement } = aStatement();
    const b = { ...aSide([8]), driver: { ...aSide().driver, name: 'Marin Cosmin', phone: '0745 110 276' } };
    const { user } = opened({
      ...aStatement(),
      statement: statement && { ...statement, content: { ...statement.content, b } },
      sources: [
        { path: 'shared.place', source: 'notice' },
        { path: 'b.driver.phone', source: 'driver_b' },
        { path: 'b.driver.name', source: 'driver_b' },
      ],
    });
    const kept: string[] = [];
    server.use(
      mock(saveAccidentStatement, ({ body }) => {
        kept.push(body.content.b.driver.phone);
        return {
          status: 201,
          body: { ...aStatement(), statement: statement && { ...statement, content: body.content } },
        };
      }),
    );
    // The box of the form; the link of the driver stands beside it under the same name.
    const [box] = await screen.findAllByRole('region', { name: 'Driver B' });
    const driver = within(box!);
    expect(driver.getByLabelText(/^Phone/)).toHaveAccessibleDescription('from driver B');
    expect(screen.getByLabelText(/^2 /)).toHaveAccessibleDescription('from the report');
    const counted = screen.getByRole('region', { name: 'Where it comes from' });
    expect(counted).toHaveTextContent('from the report1 fieldfrom driver B2 fields');
    await user.type(driver.getByLabelText(/^Phone/), '1');
    expect(driver.getByLabelText(/^Phone/)).not.toHaveAccessibleDescription();
    await waitFor(() => expect(kept).toEqual(['0745 110 2761']), { timeout: 4000 });
  });

  test('names what the other driver has not told, and asks them by the link with one button', async () => {
    const { statement } = aStatement();
    const b = { ...aSide([8]), driver: { ...aSide().driver, name: 'Marin Cosmin', phone: '0745 110 276' } };
    const content = statement && { ...statement.content, b };
    const told = { ...aStatement(), statement: statement && content && { ...statement, content } };
    const sent: JsonBodyOf<'sendStatementLink'>[] = [];
    server.use(
      mock(sendStatementLink, ({ body }) => {
        sent.push(body);
        return { status: 201, body: told };
      }),
    );
    const { user } = opened(told);
    expect(
      await screen.findByText(
        'Missing in column B: driving licence, plate, insurer, policy number, first impact',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask Marin Cosmin' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/Mobile phone/)).toHaveValue('0745 110 276');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toMatchObject([{ side: 'b', to: '0745 110 276' }]));
  });

  test('names what does not go together with its boxes, and proposes liability while somebody ticks', async () => {
    const { user } = opened();
    expect(await screen.findByText('The boxes go together.')).toBeVisible();
    const liability = screen.getByRole('region', { name: 'Liability' });
    expect(liability).toHaveTextContent('The boxes suggest: B is to blame');
    expect(liability).toHaveTextContent('B hit the rear (12.8 B)');

    await user.click(screen.getByRole('checkbox', { name: 'B 10 Changing lane' }));
    const boxes = screen.getByRole('region', { name: 'Circumstances' });
    expect(within(boxes).getByRole('status')).toHaveTextContent('A: 1 box ticked, B: 2 boxes ticked');
    expect(screen.getByText('These circumstances exclude each other.')).toBeVisible();
    expect(liability).toHaveTextContent('The boxes suggest: Unclear');
    await user.click(screen.getByRole('button', { name: 'Show box 12.8 B' }));
    expect(screen.getByRole('checkbox', { name: /^B 8 / })).toHaveFocus();
  });

  test('17 boxes for each column, walked over by arrows and ticked by A and B', async () => {
    server.use(mock(saveAccidentStatement, { status: 201, body: aStatement() }));
    const { user } = opened();
    const first = await screen.findByRole('checkbox', { name: /^A 1 / });
    const boxes = within(screen.getByRole('region', { name: 'Circumstances' }));
    expect(boxes.getAllByRole('checkbox')).toHaveLength(34);
    first.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowUp}');
    expect(screen.getByRole('checkbox', { name: /^B 2 / })).toHaveFocus();
    await user.keyboard('ab');
    expect(screen.getByRole('checkbox', { name: /^A 2 / })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^B 2 / })).toBeChecked();
    await user.keyboard('b');
    expect(screen.getByRole('checkbox', { name: /^B 2 / })).not.toBeChecked();
    expect(boxes.getByRole('status')).toHaveTextContent('A: 2 boxes ticked, B: 1 box ticked');
  });

  test('keeps what is typed while it is typed, over the version that was read, and says when', async () => {
    const sent: JsonBodyOf<'saveAccidentStatement'>[] = [];
    server.use(
      mock(saveAccidentStatement, ({ body }) => {
        sent.push(body);
        return { status: 201 as const, body: aStatement([8], { row_version: 4, content: body.content }) };
      }),
    );
    const { user } = opened();
    const columnA = await screen.findByRole('region', { name: 'Column A' });
    const driver = within(columnA).getByRole('region', { name: 'Driver A' });
    await user.type(within(driver).getByLabelText(/^Name/), 'Anghel Raluca');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await expect
      .poll(() => sent.at(-1), { timeout: 6_000 })
      .toMatchObject({ content: { a: { driver: { name: 'Anghel Raluca' }, circumstances: [1] } } });
    expect(sent[0]?.row_version).toBe(3);
    expect(await screen.findByText('Saved at 12:00')).toBeVisible();
    expect(within(driver).getByLabelText(/^Name/)).toHaveFocus();
  });

  test('what somebody else typed into other boxes stays; a box that both changed asks whose words stay', async () => {
    const sent: JsonBodyOf<'saveAccidentStatement'>[] = [];
    const theirs = aStatement([8, 10], { row_version: 4 });
    if (theirs.statement) theirs.statement.content.shared = { ...sharedSample, place: 'Cluj-Napoca' };
    server.use(
      mock(saveAccidentStatement, ({ body }) => {
        sent.push(body);
        return body.row_version === 3
          ? problem(412, 'stale_row_version', { context: { row_version: 4 } })
          : { status: 201 as const, body: aStatement([8, 10], { row_version: 5, content: body.content }) };
      }),
    );
    const { user } = opened();
    const place = await screen.findByLabelText(/^2 Place/);
    await user.clear(place);
    await user.type(place, 'Turda');
    server.use(mock(getAccidentStatement, { status: 200, body: theirs }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/there “Cluj-Napoca”, here “Turda”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep what stands here' }));
    await expect
      .poll(() => sent.at(-1))
      .toMatchObject({
        row_version: 4,
        content: { shared: { place: 'Turda' }, b: { circumstances: [8, 10] } },
      });
    expect(screen.queryByText(/here “Turda”/)).toBeNull();
  });

  test('a date that is not whole is not kept, and it says so', async () => {
    const { user } = opened();
    const columnA = await screen.findByRole('region', { name: 'Column A' });
    await user.type(within(columnA).getByLabelText(/^Born on/), 'demult');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/Enter a date that exists/)).not.toHaveLength(0);
    expect(screen.getByText(/Not saved yet/)).toBeVisible();
  });

  test('a person decides, with a reason; another link is shown once', async () => {
    const decided: JsonBodyOf<'decideLiability'>[] = [];
    server.use(
      mock(decideLiability, ({ body }) => {
        decided.push(body);
        return { status: 201 as const, body: aStatement() };
      }),
      mock(makeStatementLink, {
        status: 201,
        body: {
          url: 'https://x.example/workflow/guest/accident_statement/k',
          expires_at: '2026-03-11T10:00:00Z',
        },
      }),
    );
    const { user } = opened();
    await user.click(await screen.findByRole('button', { name: 'New link and QR code B' }));
    expect(await screen.findByText(/accident_statement\/k/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code for driver B' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const liability = screen.getByRole('region', { name: 'Liability' });
    await user.click(within(liability).getByRole('radio', { name: 'B is to blame' }));
    await user.type(within(liability).getByLabelText('Why'), 'Caseta 12.8');
    await user.click(within(liability).getByRole('button', { name: 'Decide' }));
    await expect.poll(() => decided).toEqual([{ row_version: 3, liability: 'b', reason: 'Caseta 12.8' }]);
  });

  test('the link is sent to the phone of the driver; how often is limited in words', async () => {
    const sent: JsonBodyOf<'sendStatementLink'>[] = [];
    const columnOfB = { ...aSide([8]), driver: { ...aSide().driver, phone: '0722 418 903' } };
    const before = aStatement();
    if (before.statement) before.statement.content.b = columnOfB;
    server.use(
      mock(sendStatementLink, ({ body }) => {
        sent.push(body);
        return sent.length > 1
          ? problem(409, 'conflict', { context: { reason: 'sent_often', limit: 3 } })
          : {
              status: 201 as const,
              body: aStatement([8], {
                sendings: [
                  {
                    side: 'b',
                    channel: 'sms',
                    sent_to: '… 903',
                    sent_at: '2026-03-04T10:00:00.000Z',
                    by_driver: false,
                    left_today: 2,
                  },
                ],
              }),
            };
      }),
    );
    const { user } = opened(before);
    await user.click(await screen.findByRole('button', { name: 'Send the link to driver B' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText(/Mobile phone/)).toHaveValue('0722 418 903');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await expect
      .poll(() => sent)
      .toEqual([{ side: 'b', channel: 'sms', to: '0722 418 903', language: 'ro' }]);
    expect(await screen.findByText(/SMS to … 903/)).toBeVisible();
    expect(screen.getByText('It can be sent 2 more times today.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again to driver B' }));
    const again = await screen.findByRole('dialog');
    await user.click(within(again).getByRole('radio', { name: 'E-mail' }));
    await user.type(within(again).getByLabelText(/E-mail address/), 'marin@example.com');
    await user.click(within(again).getByRole('button', { name: 'Send' }));
    expect(await within(again).findByText(/It was sent 3 times within a day/)).toBeVisible();
  });
});
