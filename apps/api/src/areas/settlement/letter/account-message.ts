type AccountFacts = { claimFileNo: string; organisation: string; ibanMasked: string; offerUrl: string };

/** The message that asks a claimant to confirm the account that staff typed. */
export function accountMessage(
  language: 'ro' | 'en',
  { claimFileNo, organisation, ibanMasked, offerUrl }: AccountFacts,
) {
  return language === 'ro'
    ? {
        subject: `Confirmați contul pentru dosarul ${claimFileNo}`,
        body: `Bună ziua,\n\nPentru dosarul ${claimFileNo} vrem să plătim în contul ${ibanMasked}, pe care l-a scris un coleg. Înainte de plată, confirmați că este al dumneavoastră:\n${offerUrl}\n\nDacă nu îl recunoașteți, nu confirmați și sunați-ne.\n\nCu stimă,\n${organisation}`,
        sms: `${organisation}: confirmati contul ${ibanMasked} pentru dosarul ${claimFileNo} aici: ${offerUrl}`,
      }
    : {
        subject: `Confirm the account for claim ${claimFileNo}`,
        body: `Hello,\n\nFor claim ${claimFileNo} we want to pay into the account ${ibanMasked}, which a colleague typed. Before we pay, confirm that it is yours:\n${offerUrl}\n\nIf you do not know it, do not confirm it and call us.\n\nKind regards,\n${organisation}`,
        sms: `${organisation}: confirm the account ${ibanMasked} for claim ${claimFileNo} here: ${offerUrl}`,
      };
}
