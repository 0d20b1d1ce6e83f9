import { defineMessage, defineMessages } from 'react-intl';

/** The words about keeping what is typed. */
export const keepingMessages = {
  ...defineMessages({
    typing: {
      id: 'fnol.keeping.typing',
      description: 'How what is typed into the accident statement stands',
      defaultMessage: 'Not saved yet',
    },
    saving: {
      id: 'fnol.keeping.saving',
      description: 'How what is typed into the accident statement stands',
      defaultMessage: 'Saving…',
    },
    failed: {
      id: 'fnol.keeping.failed',
      description: 'How what is typed into the accident statement stands',
      defaultMessage: 'Not saved: no connection. We try again; keep this page open.',
    },
    incomplete: {
      id: 'fnol.keeping.incomplete',
      description: 'How what is typed into the accident statement stands',
      defaultMessage: 'Not saved yet: a date is not right.',
    },
    waits: {
      id: 'fnol.keeping.waits',
      description: 'How what is typed into the accident statement stands',
      defaultMessage:
        'It is signed. What you change takes the signatures off and is saved by the button only.',
    },
    twice: {
      id: 'fnol.keeping.twice',
      description: 'How what is typed into the accident statement stands',
      defaultMessage: 'Somebody else has changed the same boxes meanwhile',
    },
    empty: {
      id: 'fnol.keeping.empty',
      description: 'How what is typed into the accident statement stands',
      defaultMessage: 'empty',
    },
    drawn: {
      id: 'fnol.keeping.drawn',
      description: 'How what is typed into the accident statement stands',
      defaultMessage: 'a drawing',
    },
    keepMine: {
      id: 'fnol.keeping.keepMine',
      description: 'How what is typed into the accident statement stands',
      defaultMessage: 'Keep what stands here',
    },
    takeTheirs: {
      id: 'fnol.keeping.takeTheirs',
      description: 'How what is typed into the accident statement stands',
      defaultMessage: 'Take what stands there',
    },
  }),
  saved: defineMessage<{ time: string }>({
    id: 'fnol.keeping.saved',
    description: 'How what is typed into the accident statement stands',
    defaultMessage: 'Saved at {time}',
  }),
  refused: defineMessage<{ why: string }>({
    id: 'fnol.keeping.refused',
    description: 'How what is typed into the accident statement stands',
    defaultMessage: 'Not saved: {why}',
  }),
  box: defineMessage<{ box: string; theirs: string; mine: string }>({
    id: 'fnol.keeping.box',
    description: 'How what is typed into the accident statement stands',
    defaultMessage: '{box}: there “{theirs}”, here “{mine}”',
  }),
};
