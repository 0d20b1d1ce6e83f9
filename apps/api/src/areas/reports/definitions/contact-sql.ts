import { sql } from 'kysely';
import type { Report } from '../extension-points.ts';
import { dayOf, documentNames, namesOf, ofFile, within } from './case-sql.ts';
import { counted, lasting, percent } from './shares.ts';

const kindNames = namesOf({
  email: { ro: 'E-mail', en: 'E-mail' },
  sms: { ro: 'SMS', en: 'SMS' },
  call: { ro: 'Apel', en: 'Call' },
});

/** How well people are reached. */
export const communication: Report = {
  state: 'communication',
  category: 'contact',
  name: { ro: 'Comunicare', en: 'Communication' },
  definition: {
    ro: 'Mesaje trimise și primite în perioadă pe dosare, cu cele care nu au ajuns. Un mesaj care nu a ajuns se numără în ziua trimiterii, dacă se știe până la instantaneu.',
    en: 'Messages sent and received in the period on claim files, with those that did not arrive. A message that did not arrive counts on the day it was sent, if that is known by the snapshot.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: (
    [
      [
        'message_sent',
        sql`message.direction = 'out' and message.state in ('sent', 'delivered', 'failed', 'bounced')`,
      ],
      ['message_received', sql`message.direction = 'in'`],
      ['message_lost', sql`message.direction = 'out' and message.state in ('failed', 'bounced')`],
    ] as const
  ).map(([code, condition]) => ({
    code,
    cases: (
      days,
    ) => sql`select ${ofFile}, ${dayOf(sql`message.system_time`)} as happened_on, message.kind as subject, 0 as value,
      0 as amount_bani
      from message join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = message.claim_file_id
      where message.org_id = ${days.orgId} and ${condition} and ${within(sql`message.system_time`, days)}`,
  })),
  columns: [
    counted('sent', 'message_sent', { ro: 'Trimise', en: 'Sent' }),
    counted('received', 'message_received', { ro: 'Primite', en: 'Received' }),
    counted('lost', 'message_lost', { ro: 'Neajunse', en: 'Not delivered' }, 'bad'),
    {
      key: 'share',
      title: { ro: '% neajunse', en: '% not delivered' },
      unit: 'percent',
      of: ({ count }) => percent(count('message_lost'), count('message_sent')),
    },
  ],
  figure: 'share',
  better: 'less',
  cases: 'sent',
  stacked: ['sent', 'received'],
  subject: { title: { ro: 'canale', en: 'channels' }, names: kindNames },
  drill: {
    measure: 'message_lost',
    column: 'lost',
    title: { ro: 'Mesaje care nu au ajuns', en: 'Messages that did not arrive' },
    about: kindNames,
  },
  finding: ({ now, value }) => {
    if (value('sent') === 0)
      return {
        ro: `Mesaje primite: ${now('received')}; nu s-a trimis niciunul`,
        en: `Messages received: ${now('received')}; none was sent`,
      };
    return value('lost') === 0
      ? {
          ro: `Mesaje trimise: ${now('sent')}; neajunse: 0`,
          en: `Messages sent: ${now('sent')}; not delivered: 0`,
        }
      : {
          ro: `Mesaje neajunse: ${now('lost')} din ${now('sent')}`,
          en: `Messages not delivered: ${now('lost')} of ${now('sent')}`,
        };
  },
};

/** How long people take to send what they are asked for. */
export const documentRequests: Report = {
  state: 'document-requests',
  category: 'contact',
  name: { ro: 'Cereri de documente', en: 'Document requests' },
  definition: {
    ro: 'Documente judecate în perioadă, după felul lor. Durata este de la trimiterea cererii până la răspunsul celui rugat. Refuzate sunt cele pe care cel rugat trebuie să le trimită din nou.',
    en: 'Documents judged in the period, by their kind. The time is from the sending of the request to the answer. Refused are those that have to be sent again.',
  },
  roles: ['*.manager', 'org.configurator'],
  measures: (
    [
      ['document_judged', sql`item.state in ('accepted', 'rejected', 'waived')`],
      ['document_refused', sql`item.state = 'rejected'`],
    ] as const
  ).map(([code, condition]) => ({
    code,
    cases: (
      days,
    ) => sql`select ${ofFile}, ${dayOf(sql`item.decided_at`)} as happened_on, item.doc_type_code as subject,
      greatest(coalesce(${dayOf(sql`item.answered_at`)}, ${dayOf(sql`item.decided_at`)})
        - ${dayOf(sql`coalesce(request.sent_at, request.system_time)`)}, 0) as value, 0 as amount_bani
      from doc_request_item item
        join doc_request request on request.org_id = ${days.orgId} and request.doc_request_id = item.doc_request_id
        join claim_file file on file.org_id = ${days.orgId} and file.claim_file_id = request.claim_file_id
      where item.org_id = ${days.orgId} and ${condition} and ${within(sql`item.decided_at`, days)}`,
  })),
  columns: [
    counted('judged', 'document_judged', { ro: 'Judecate', en: 'Judged' }),
    {
      key: 'taken',
      title: { ro: 'Acceptate', en: 'Accepted' },
      unit: 'count',
      of: ({ count }) => count('document_judged') - count('document_refused'),
    },
    counted('refused', 'document_refused', { ro: 'Refuzate', en: 'Refused' }, 'bad'),
    {
      key: 'share',
      title: { ro: '% refuzate', en: '% refused' },
      unit: 'percent',
      of: ({ count }) => percent(count('document_refused'), count('document_judged')),
    },
    lasting('median', 'document_judged', { ro: 'Durata mediană', en: 'Median time' }),
  ],
  figure: 'median',
  better: 'less',
  cases: 'judged',
  stacked: ['taken', 'refused'],
  subject: { title: { ro: 'documente', en: 'documents' }, names: documentNames },
  drill: {
    measure: 'document_refused',
    lasts: 'days',
    column: 'refused',
    title: { ro: 'Documente refuzate', en: 'Documents refused' },
    about: documentNames,
  },
  finding: ({ now, value, top }) => {
    const most = top('refused');
    if (value('refused') === 0)
      return {
        ro: `Documente judecate: ${now('judged')}; refuzate: 0`,
        en: `Documents judged: ${now('judged')}; refused: 0`,
      };
    return {
      ro: `Documente refuzate: ${now('refused')} din ${now('judged')}${most ? `; cel mai des: ${most.label}` : ''}`,
      en: `Documents refused: ${now('refused')} of ${now('judged')}${most ? `; most often: ${most.label}` : ''}`,
    };
  },
};
