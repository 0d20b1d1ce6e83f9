import { gradeJob, readGradeRequest, stopGradeRequests } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { aContactConfirmation, renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { GradePage } from './grade-page.tsx';

const key = 'cheia-notei-din-mesaj-0001';
let question: Schema<'GradeRequest'>;
let read: JsonBodyOf<'readGradeRequest'>[];
let sent: JsonBodyOf<'gradeJob'>[];

beforeEach(() => {
  [read, sent] = [[], []];
  question = {
    state: 'open',
    org_name: 'Asigurarea Demo',
    organisation: aContactConfirmation().organisation,
    worker_name: 'Auto Rapid',
    kind: 'repair',
    vehicle: 'Renault Clio 2019',
    done_on: '2026-11-20',
    expires_at: '2026-12-05T10:00:00.000Z',
    is_stopped: false,
  };
  server.use(
    mock(readGradeRequest, ({ body }) => {
      read.push(body);
      return { status: 200 as const, body: question };
    }),
    mock(gradeJob, ({ body }) => {
      sent.push(body);
      question = { ...question, state: 'answered' };
      return { status: 200 as const, body: { success: true } };
    }),
  );
});

const open = () =>
  renderFeature(<GradePage />, {
    path: '/workflow/guest/partner_grade/:key',
    at: `/workflow/guest/partner_grade/${key}`,
    profile: null,
    otherRoutes: [{ path: '/guest', element: <h1>Wrong address</h1> }],
  });

describe('M8 the question about the work of a partner', () => {
  test('names the work, takes a grade once, and thanks for it', async () => {
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'How was it?' })).toBeVisible();
    expect(screen.getByText(/Repair at Auto Rapid, done on/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the grade' }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('radio', { name: '4 – good' }));
    await user.type(screen.getByRole('textbox', { name: /What should we know/ }), ' Vopseaua e bună. ');
    await user.click(screen.getByRole('button', { name: 'Send the grade' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for the grade' })).toBeVisible();
    expect(sent).toEqual([{ key, grade: 4, comment: 'Vopseaua e bună.' }]);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(read).toEqual([{ key }, { key }]);
  });

  test('shows what is true now when the grade came from another window', async () => {
    server.use(
      mock(gradeJob, () => {
        question = { ...question, state: 'answered' };
        return problem(409, 'partner_grade_rule', { context: { reason: 'answered' } });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: '5 – very good' }));
    await user.click(screen.getByRole('button', { name: 'Send the grade' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for the grade' })).toBeVisible();
  });

  test('says why it came, and stops at once where nobody wants it', async () => {
    const stopped: JsonBodyOf<'stopGradeRequests'>[] = [];
    server.use(
      mock(stopGradeRequests, ({ body }) => {
        stopped.push(body);
        return { status: 200 as const, body: { success: true } };
      }),
    );
    const { user } = open();
    expect(await screen.findByText(/done for a claim at Asigurarea Demo/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Do not ask me again' }));
    expect(await screen.findByText('We do not ask you for grades any more.')).toBeVisible();
    expect(stopped).toEqual([{ key }]);
  });

  test('takes no grade once its time is over', async () => {
    question = { ...question, state: 'expired', vehicle: null };
    open();
    expect(await screen.findByRole('heading', { name: 'The time for the grade is over' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('whose link opens nothing leads to the page of wrong addresses', async () => {
    server.use(mock(readGradeRequest, problem(404, 'not_found')));
    open();
    expect(await screen.findByRole('heading', { name: 'Wrong address' })).toBeVisible();
  });
});
