import {
  browseAssistantMessages,
  completeAssistantMessage,
  getAssistantModelUse,
  processAssistantMessage,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  aMessage,
  aPendingAnswer,
  aProposal,
  aQuestion,
  theInitialMessage,
} from '../conversation/message-fixture.ts';
import type { Message } from '../conversation/next-call.ts';
import { AssistantWindow } from './assistant-window.tsx';

const at = '/workflow/getById/DM26R0000075/0190b6a0-0000-7000-8000-00000000a001';

export default {
  title: 'Assistant/Panel',
  component: AssistantWindow,
  args: { open: true, onClose: () => undefined },
  decorators: [(Story) => <div style={{ minHeight: '36rem' }}>{Story()}</div>, inFeature({ at })],
} satisfies Meta<typeof AssistantWindow>;

type Story = StoryObj<typeof AssistantWindow>;

const sayingWith = (host: string | null, ...messages: Message[]) => ({
  parameters: {
    network: [
      mock(getAssistantModelUse, { status: 200, body: { model_host: host } }),
      mock(browseAssistantMessages, { status: 200, body: messages }),
      mock(completeAssistantMessage, () => new Promise(() => undefined)),
      mock(processAssistantMessage, () => new Promise(() => undefined)),
    ],
  },
});

const saying = (...messages: Message[]) => sayingWith(null, ...messages);
const host = 'llm.example.com';

const answer = aMessage(3, {
  message_content:
    'Răspunsul era datorat la **24.10.2026**, la 30 de zile de la cerere. [1] [2] Penalitatea este **412,02 lei**, cu 13,73 lei pe zi.\nDevizul este agreat la 6.867,00 lei, [3] deci puteți trimite oferta azi.',
  sources: [
    { number: 1, kind: 'file', title: 'Cerere de despăgubire, 24.09.2026', path: `${at}#entry-1` },
    { number: 2, kind: 'legal_rule', title: 'Legea 132/2017, art. 21', path: null },
    { number: 3, kind: 'file', title: 'Notă, Dan Petrescu, 20.11.2026', path: `${at}#entry-3` },
  ],
});

export const Beginning: Story = saying(theInitialMessage());
export const Answered: Story = saying(aQuestion(2), answer);
export const Answering: Story = saying(aQuestion(2), aPendingAnswer(3));
export const NotFound: Story = saying(
  aQuestion(2, { message_content: 'Cât costă un bilet la teatru?' }),
  aMessage(3, { type: 'not_found', message_content: 'Nu am găsit un răspuns. Căutați în ajutor.' }),
);
export const Proposed: Story = saying(
  aQuestion(2, { message_content: 'Ce lipsește?' }),
  aMessage(3, {
    message_content: 'Lipsește acordul de plată.',
    run_status: 'saved',
    proposals: [aProposal()],
  }),
);
export const Choice: Story = saying(
  aQuestion(2, { message_content: 'Ce fac acum?' }),
  aMessage(3, {
    message_content: 'Puteți face două lucruri.',
    run_status: 'saved',
    proposals: [
      aProposal(),
      aProposal({ number: 2, kind: 'snooze', title: 'Amână până mâine', details: ['Revine pe 24.11.2026'] }),
    ],
  }),
);
export const Done: Story = saying(
  aQuestion(2, { message_content: 'Ce lipsește?' }),
  aMessage(3, { proposals: [aProposal({ outcome: 'done' })], run_status: 'saved' }),
  aMessage(4, { type: 'result', message_content: 'Cererea de documente a fost trimisă.' }),
);
export const Refused: Story = saying(
  aQuestion(2, { message_content: 'Amână până luni' }),
  aMessage(3, {
    message_content: 'Vă propun să fac eu asta, după ce confirmați.',
    proposals: [
      aProposal({
        kind: 'snooze',
        title: 'Amân activitatea până pe 30.11.2026',
        details: ['Revine în listă în ziua aceea.'],
        outcome: 'refused',
      }),
    ],
  }),
);
const waiting = aProposal({
  kind: 'set_waiting',
  title: 'Pun activitatea în așteptare: service-ul',
  details: [
    'Pasul „Suspendă”: starea devine „Suspendat”.',
    'Motivul: vine piesa',
    'Până pe 30.11.2026, ultima zi din termenul legal.',
    'Păgubitul primește motivul în scris. Termenul legal nu se oprește.',
  ],
});
const waitingAsked = aQuestion(2, {
  message_content: 'Pune în așteptare după service până luni: vine piesa',
});
/** Everything that will happen stands there, also what the claimant gets. */
export const SetsWaiting: Story = saying(
  waitingAsked,
  aMessage(3, {
    message_content: 'Vă propun să fac eu asta, după ce confirmați.',
    run_status: 'saved',
    proposals: [waiting],
  }),
);
/** The user confirmed it, and has no right to it: the result says so. */
export const NotAllowed: Story = saying(
  waitingAsked,
  aMessage(3, {
    message_content: 'Vă propun să fac eu asta, după ce confirmați.',
    proposals: [{ ...waiting, outcome: 'failed' }],
  }),
  aMessage(4, {
    type: 'result',
    message_content:
      'Nu s-a putut: Pun activitatea în așteptare: service-ul. Nu aveți dreptul: activitatea nu este a dumneavoastră, ci a lui Dan Petrescu.',
  }),
);
export const OpensTask: Story = saying(
  aQuestion(2, { message_content: 'Creează o activitate: de sunat păgubitul' }),
  aMessage(3, {
    message_content: 'Vă propun să fac eu asta, după ce confirmați.',
    run_status: 'saved',
    proposals: [
      aProposal({
        kind: 'create_task',
        title: 'Deschid o activitate: Activitate',
        details: [
          'Stă sub activitatea deschisă și așteaptă în coada ei până o preia cineva.',
          'Cu nota: de sunat păgubitul',
        ],
      }),
    ],
  }),
);
/** Confirmed, and on its way. */
export const CarryingOut: Story = saying(
  waitingAsked,
  aMessage(3, { run_status: 'saved', proposals: [{ ...waiting, outcome: 'accepted' }] }),
);
export const Stopped: Story = saying(
  aQuestion(2),
  aMessage(3, { type: 'stopped', message_content: 'Oprit.' }),
);
/** The answer could not be fetched; the question is still there. */
export const DidNotCome: Story = {
  parameters: {
    network: [
      mock(getAssistantModelUse, { status: 200, body: { model_host: null } }),
      mock(browseAssistantMessages, { status: 200, body: [aQuestion(2), aPendingAnswer(3)] }),
      mock(completeAssistantMessage, problem(503, 'database_unavailable')),
    ],
  },
};
export const BeginningWithModel: Story = sayingWith(host, theInitialMessage());
/** The answer is not shown while it streams: it is judged whole, and only then there. */
export const Streaming: Story = sayingWith(host, aQuestion(2), aPendingAnswer(3));
export const WordedByModel: Story = sayingWith(host, aQuestion(2), { ...answer, worded_by: 'model' });
export const FellBack: Story = sayingWith(host, aQuestion(2), {
  ...answer,
  worded_by: 'rules_after_model',
  message_content: `Modelul de limbaj nu a răspuns la timp, așa că răspund din reguli.\n${answer.message_content}`,
});
export const Off: Story = {
  parameters: {
    network: [
      mock(getAssistantModelUse, problem(403, 'forbidden')),
      mock(browseAssistantMessages, problem(403, 'forbidden')),
    ],
  },
};
export const Missing: Story = {
  parameters: {
    network: [
      mock(getAssistantModelUse, problem(503, 'database_unavailable')),
      mock(browseAssistantMessages, problem(503, 'database_unavailable')),
    ],
  },
};
