import { formatLei } from '@dosar/kernel/money';
import { localDateOf } from '@dosar/kernel/zone';
import { factKnowledge, filePath, type FileQuestion, type ToldFact } from '../assistant/extension-points.ts';
import { clockOf } from './clock/clock-of.ts';

/** What a day of delay costs, whether the term is over or not. */
async function tellOfPenalty(question: FileQuestion): Promise<ToldFact[]> {
  const { tx, caller, claimFileId, language, now } = question;
  const clock = await clockOf(tx, caller.orgId, claimFileId, localDateOf(now));
  const source = {
    title: { ro: 'Ceasul legal', en: 'Legal clock' }[language],
    path: filePath(question, 'money'),
  };
  const name = { ro: 'O zi de întârziere costă', en: 'A day of delay costs' };
  if (clock === undefined) {
    const value = { ro: 'nimic, dosarul nu are termen legal', en: 'nothing, the file has no legal term' }[
      language
    ];
    return [{ name, value, source }];
  }
  if (clock.amountBani === null) {
    const value = {
      ro: 'nu se știe încă, dauna nu este estimată',
      en: 'not known yet, nobody has estimated the damage',
    };
    return [{ name, value: value[language], source }];
  }
  const days = { ro: `${clock.daysLate} zile până azi`, en: `${clock.daysLate} days so far` }[language];
  const late = clock.daysLate > 0 ? ` (${days}, ${formatLei(clock.penaltyBani)})` : '';
  return [{ name, value: `${formatLei(clock.penaltyPerDayBani)}${late}`, source }];
}

/** What the assistant answers about the price of a delay. */
export const assistantPenalty = factKnowledge({ penalty_day: tellOfPenalty });
