import { factKnowledge, filePath, type FileQuestion, type ToldFact } from '../assistant/extension-points.ts';
import { findPartnerOfFile } from './partner-repository.ts';

/** Who repairs, tows or assesses the car of a file. */
async function tellOfShop(question: FileQuestion): Promise<ToldFact[]> {
  const { tx, caller, claimFileId, language } = question;
  const partner = await findPartnerOfFile(tx, caller.orgId, claimFileId);
  const value = partner && [partner.name, partner.locality].filter((part) => part !== null).join(', ');
  const source = { title: { ro: 'Dosarul', en: 'The file' }[language], path: filePath(question) };
  return [{ name: { ro: 'Service', en: 'Repair shop' }, value, source }];
}

/** What the assistant answers about the partner of a file. */
export const assistantKnowledge = [factKnowledge({ shop: tellOfShop })];
