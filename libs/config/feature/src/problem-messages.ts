import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'config'> = defineMessages({
  configuration_damaged: {
    id: 'config.problem.configurationDamaged',
    description: 'A file of the configuration that is imported is not whole',
    defaultMessage: 'The file is damaged: something appears in it twice or without content.',
  },
  configuration_newer: {
    id: 'config.problem.configurationNewer',
    description: 'A file of the configuration was exported by a newer version of the product',
    defaultMessage: 'The file comes from a newer version of the product. Update this installation first.',
  },
  setting_changed_later: {
    id: 'config.problem.settingChangedLater',
    description: 'An old value of a setting is not put back; the page names the later change',
    defaultMessage: 'The same setting was changed again later.',
  },
  setting_gone: {
    id: 'config.problem.settingGone',
    description: 'An old value of a setting is not put back: the record that it belongs to was removed',
    defaultMessage: 'What this change was about is not there any more.',
  },
  setting_in_use: {
    id: 'config.problem.settingInUse',
    description: 'A thing of the settings is not removed while something uses it',
    defaultMessage: 'Something still uses it. Choose where that moves, then try again.',
  },
  setting_not_restorable: {
    id: 'config.problem.settingNotRestorable',
    description: 'A change of the settings that cannot be taken back, such as a link that was sent',
    defaultMessage: 'This change cannot be taken back.',
  },
  would_lock_out: {
    id: 'config.problem.wouldLockOut',
    description: 'A way in is not switched off by somebody who has no other one',
    defaultMessage:
      'You could not come back. Sign in once by the way that stays, the provider or a password, then switch the other one off.',
  },
});
