import {
  browseAssistantMessages,
  completeAssistantMessage,
  decideAssistantProposals,
  getAssistantModelUse,
  processAssistantMessage,
  rateAssistantMessage,
  sendAssistantMessage,
  stopAssistantMessage,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { now, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  aMessage,
  aPendingAnswer,
  aProposal,
  aQuestion,
  theInitialMessage,
} from '../conversation/message-fixture.ts';
import { withAnswer, withChanged, type Message } from '../conversation/next-call.ts';
import { AssistantWindow } from './assistant-window.tsx';

const today = { system_time: now };
const source = { number: 1, kind: 'help', title: 'Legal terms', path: '/home?help=legal' } as const;
const theAnswer = aMessage(4, { ...today, message_content: 'Due **today**. [1]', sources: [source] });
const theQuestion = aQuestion(2, { ...today, message_content: 'When is it due?' });

/** A server that stores the conversation; calls can be held up, lost or counted. */
function aServer(stored: Message[] = [theInitialMessage()], host: string | null = null) {
  const calls: string[] = [];
  const sent: unknown[] = [];
  const store = { messages: stored };
  server.use(
    mock(getAssistantModelUse, { status: 200, body: { model_host: host } }),
    mock(browseAssistantMessages, () => ({ status: 200, body: store.messages })),
    mock(sendAssistantMessage, ({ body }) => {
      sent.push(body);
      const pending = { ...aPendingAnswer(3), ...today };
      const before = body.delete_thread ? [] : store.messages;
      store.messages = [...before, { ...theQuestion, message_content: body.message_content }, pending];
      return { status: 200, body: pending };
    }),
    mock(completeAssistantMessage, ({ path }) => {
      calls.push(`complete ${path.id}`);
      store.messages = withAnswer(store.messages, theAnswer);
      return { status: 200, body: theAnswer };
    }),
  );
  return { calls, sent, store };
}

const open = (at = '/') =>
  renderFeature(<AssistantWindow open onClose={() => undefined} />, { at, path: '*' });
const field = () => screen.findByRole('textbox', { name: 'Your question' });

beforeEach(() => sessionStorage.clear());

test('S6 C32 C33 C34 T4 ux 99 an empty question cannot be sent, Enter sends, and the answer is appended and told of once', async () => {
  const { sent, calls } = aServer();
  const { user } = open('/workflow/getById/DM26R0000075/0190b6a0-0000-7000-8000-00000000a001');
  const question = await field();
  await waitFor(() => expect(question).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.getByText('DM26R0000075')).toBeVisible();

  await user.type(question, 'When is{Shift>}{Enter}{/Shift}it due?{Enter}');
  expect(await screen.findByText('today')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      message_content: 'When is\nit due?',
      delete_thread: false,
      assignment_id: '0190b6a0-0000-7000-8000-00000000a001',
    }),
  ]);
  expect(calls).toEqual([`complete ${aPendingAnswer(3).id}`]);
  expect(screen.getByText('The assistant has answered.')).toBeInTheDocument();
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
  expect(question).toHaveValue('');
});

test('ux 100 a place of an answer and the list below it lead to the source, and a next step has its button', async () => {
  const step = {
    number: 2,
    kind: 'step',
    title: 'Send the offer',
    path: '/workflow/getById/DM1/1?step=offer',
  } as const;
  aServer([theQuestion, { ...theAnswer, sources: [source, step] }]);
  open();
  expect(await screen.findByRole('link', { name: 'Source 1: Legal terms' })).toHaveAttribute(
    'href',
    '/home?help=legal',
  );
  const sources = within(screen.getByRole('list', { name: 'Sources' }));
  expect(sources.getByRole('link', { name: 'Legal terms' })).toHaveAttribute('href', '/home?help=legal');
  expect(sources.queryByRole('link', { name: 'Send the offer' })).toBeNull();
  // What could be done next is a button, which leads to the window of that step.
  const next = screen.getByRole('link', { name: 'Send the offer' });
  expect(next).toHaveAttribute('href', '/workflow/getById/DM1/1?step=offer');
});

test('ux 100 an answer that asks back has a button for each question, which is asked as it stands', async () => {
  const meant = (number: number, title: string) => ({ number, kind: 'question' as const, title, path: null });
  const { sent } = aServer([
    theQuestion,
    {
      ...theAnswer,
      type: 'not_found',
      sources: [meant(1, 'How much is the reserve?'), meant(2, 'How much is the estimate?')],
    },
  ]);
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'How much is the estimate?' });
  expect(screen.queryByRole('list', { name: 'Sources' })).toBeNull();
  await user.click(button);
  await expect
    .poll(() => sent)
    .toEqual([expect.objectContaining({ message_content: 'How much is the estimate?' })]);
});

test('ux 101 a question that cannot be sent stays in its field, also after a reload, and another try sends the same one', async () => {
  const { sent } = aServer();
  const { user, unmount } = open();
  const answering = server.listHandlers();
  server.use(mock(sendAssistantMessage, problem(503, 'database_unavailable')));
  await user.type(await field(), 'When is it due?{Enter}');
  expect(await screen.findByText(/^Not sent, your text is still here/)).toBeVisible();
  expect(await field()).toHaveValue('When is it due?');
  unmount();
  open();
  expect(await field()).toHaveValue('When is it due?');
  server.resetHandlers(...answering);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('today')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('T4 ux 101 an answer that is stopped is given up on the server, and asked for again on demand', async () => {
  const stopped: string[] = [];
  const { calls } = aServer([theQuestion, { ...aPendingAnswer(3), ...today }]);
  const answering = server.listHandlers();
  server.use(
    mock(completeAssistantMessage, () => new Promise(() => undefined)),
    mock(stopAssistantMessage, ({ path }) => {
      stopped.push(path.id);
      return { status: 200, body: aPendingAnswer(3) };
    }),
  );
  const { user } = open();
  expect(await screen.findAllByText('Looking for the answer…')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(stopped).toEqual([aPendingAnswer(3).id]));
  server.resetHandlers(...answering);
  await user.click(again);
  expect(await screen.findByText('today')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('T5 K8 after more than a day the next question begins a conversation, and the one before is deleted', async () => {
  const old = { system_time: '2020-01-01T10:00:00Z' };
  const { sent } = aServer([aQuestion(1, old), aMessage(2, { ...old, message_content: 'Long ago.' })]);
  const { user } = open();
  await screen.findByText('Long ago.');
  await user.type(await field(), 'And now?{Enter}');
  expect(await screen.findByText('today')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ delete_thread: true, thread_id: null })]);
  expect(screen.queryByText('Long ago.')).toBeNull();
});

test('T4 C35 what is proposed is shown in full, carried out only when confirmed, and what became of it is appended', async () => {
  const saved = aMessage(5, { ...today, run_status: 'saved', proposals: [aProposal()] });
  const { calls, store } = aServer([theQuestion, saved]);
  const result = aMessage(6, { ...today, type: 'result', message_content: 'The request was sent.' });
  server.use(
    mock(decideAssistantProposals, ({ body }) => {
      expect(body.accepted_proposal_numbers).toEqual([1]);
      const decided = { ...saved, proposals: [aProposal({ outcome: 'accepted' })] };
      store.messages = withChanged(store.messages, decided);
      return { status: 200, body: decided };
    }),
    mock(processAssistantMessage, ({ path }) => {
      calls.push(`process ${path.id}`);
      const done = { ...saved, proposals: [aProposal({ outcome: 'done' })] };
      store.messages = withAnswer(withChanged(store.messages, done), result);
      return { status: 200, body: result };
    }),
  );
  const { user } = open();
  expect(await screen.findByText('Acord de plată, de la Anghel Raluca')).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The request was sent.')).toBeVisible();
  expect(await screen.findByText('Done')).toBeVisible();
  expect(calls).toEqual([`process ${saved.id}`]);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('an answer that did not help is told with a reason', async () => {
  const { store } = aServer([theQuestion, theAnswer]);
  const rated: unknown[] = [];
  server.use(
    mock(rateAssistantMessage, ({ body }) => {
      rated.push(body);
      const changed = { ...theAnswer, rating: body.rating };
      store.messages = withChanged(store.messages, changed);
      return { status: 200, body: changed };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Bad answer' }));
  await user.type(await screen.findByRole('textbox', { name: /^In a few words/ }), 'Wrong law');
  await user.click(
    within(screen.getByRole('dialog', { name: 'What was wrong?' })).getByRole('button', { name: 'Send' }),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Bad answer', hidden: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  expect(rated).toEqual([{ rating: 'bad', reason: 'Wrong law' }]);
});

test('S6 ux 103 where a model words the answers the panel says so, names where things are sent, and leads to the help about it', async () => {
  const worded = { ...theAnswer, worded_by: 'model' as const };
  aServer([theQuestion, worded], 'llm.example.com');
  const { unmount } = open('/somewhere?tab=1');
  expect(await screen.findByText(/^Worded by a model from the sources shown/)).toBeVisible();
  const link = await screen.findByRole('link', { name: 'What is sent to llm.example.com?' });
  expect(link).toHaveAttribute('href', expect.stringContaining('help=assistant'));
  unmount();
  aServer([theQuestion, { ...aPendingAnswer(3), ...today }], 'llm.example.com');
  server.use(mock(completeAssistantMessage, () => new Promise(() => undefined)));
  open();
  expect(await screen.findAllByText('Looking for the answer and wording it…')).not.toHaveLength(0);
});

test('S6 ux 103 an answer that the model did not word says so, and without a model nothing speaks of one', async () => {
  aServer([theQuestion, { ...theAnswer, worded_by: 'rules_after_model' }], 'llm.example.com');
  const { unmount } = open();
  expect(await screen.findByText(/^Not worded by the model/)).toBeVisible();
  unmount();
  aServer([theQuestion, theAnswer]);
  open();
  expect(await screen.findByText(/^Without a model/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^What is sent/ })).toBeNull();
});

test('ux 99 what happened meanwhile is suggested where a file is open, since only a file answers it', async () => {
  aServer();
  const whileAway = { name: 'What happened while I was away?' };
  const { unmount } = open();
  expect(await screen.findByRole('button', { name: 'When must we answer by law?' })).toBeVisible();
  expect(screen.queryByRole('button', whileAway)).toBeNull();
  unmount();
  open('/workflow/getById/DM26R0000075/0190b6a0-0000-7000-8000-00000000a001');
  expect(await screen.findByRole('button', whileAway)).toBeVisible();
});

test('S6 an assistant that was switched off meanwhile says so, and asks nothing', async () => {
  server.use(
    mock(getAssistantModelUse, problem(403, 'forbidden')),
    mock(browseAssistantMessages, problem(403, 'forbidden')),
  );
  open();
  expect(await screen.findByText(/^The assistant is switched off for you/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});
