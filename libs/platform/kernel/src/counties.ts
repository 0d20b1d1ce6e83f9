/** A county of Romania: the code on its plates, its name, and its number in personal numbers. */
export type County = { code: string; name: string; cnpCode: string };

const rows = `
AB Alba 01|AR Arad 02|AG Argeș 03|BC Bacău 04|BH Bihor 05|BN Bistrița-Năsăud 06|BT Botoșani 07|BV Brașov 08|BR Brăila 09
BZ Buzău 10|CS Caraș-Severin 11|CJ Cluj 12|CT Constanța 13|CV Covasna 14|DB Dâmbovița 15|DJ Dolj 16|GL Galați 17|GJ Gorj 18
HR Harghita 19|HD Hunedoara 20|IL Ialomița 21|IS Iași 22|IF Ilfov 23|MM Maramureș 24|MH Mehedinți 25|MS Mureș 26|NT Neamț 27
OT Olt 28|PH Prahova 29|SM Satu Mare 30|SJ Sălaj 31|SB Sibiu 32|SV Suceava 33|TR Teleorman 34|TM Timiș 35|TL Tulcea 36
VS Vaslui 37|VL Vâlcea 38|VN Vrancea 39|B București 40|CL Călărași 51|GR Giurgiu 52`;

/** The 41 counties and Bucharest, by their number. */
export const counties: readonly County[] = rows
  .trim()
  .split(/[|\n]/)
  .map((row) => {
    const [code = '', ...rest] = row.split(' ');
    const cnpCode = rest.pop() ?? '';
    return { code, name: rest.join(' '), cnpCode };
  });
