import { carWords, roleWords, whenWords, whereWords, type FactWords } from './fact-vocabulary.ts';

/** Facts of the cars and of the accident of a file, with the words that ask for them. */
export const carFactWords = {
  plate: {
    asked:
      'inmatricul|numar masin|numere masin|=nr masin|numar =auto|=nr =auto|placut|=plate|=plates|license plate|licence plate|registration number|registration car|=reg number|=reg car|=registration|=cum inmatricul',
    also: `auto plate plates numar numere =nr license licence registration =reg =no avariat lovit damaged ${roleWords} ${carWords}`,
    by: 'where how',
  },
  other_plate: {
    asked:
      'inmatricul vinovat|numar masin vinovat|=nr masin vinovat|=plate fault|registration fault|numar =auto vinovat|=nr =auto vinovat|numar inmatricul vinovat|placut vinovat|=reg fault',
    also: `numar =nr sofer driver parte party registration =reg =no auto ${carWords}`,
  },
  vin: {
    asked: '=vin|=vinul|sasiu|seri caroser|chassis|numar identific masin|identification number',
    also: `numar =nr =seria serie code cod =no identific ${carWords} ${roleWords}`,
    by: 'where',
  },
  car: {
    asked:
      'marca|model|ce masin|tip masin|tipul masin|fel masin|what car|which car|make car|which make|kind car|brand|despre masin|masin avari|car damaged',
    also: `brand fel make avariat lovit conduc damaged despre ${roleWords} ${carWords}`,
    by: 'how',
  },
  color: { asked: 'culoar|colour|color', also: `${roleWords} ${carWords}` },
  year: {
    asked:
      '=an fabric|anul fabric|fabricat|vechim|cat vech|year|old car|=ce =an masin|=din =ce =an|anul masin|cat =nou masin|cat =noua masin|cati =ani masin',
    also: `=an =ani anul =nou =noua made =old built manufactur ${roleWords} ${carWords}`,
    by: 'when',
  },
  odometer: {
    asked: 'kilometr|kilometer|=km|rulaj|odomet|mileage',
    also: `=zi done bord clock indic arat numar facut reading parcurs rulat ${roleWords} ${carWords}`,
  },
  same_car: {
    asked:
      'alte dosar masin|alt dosar masin|istoric masin|aceeasi masin|alte daun masin|alte dosar vin|masin =alte dosar|masin alt dosar|masin =mai dosar|other claim car|previous claim car|earlier claim car|other file car|same car|masin avut daun|masin avut accident|masin avut dosar|masin =mai daun|car had claim|daun anterior masin|istoric daun masin|daun vechi masin|=dosare masin|=daune masin|=claims car',
    also: `istoric anterior vechi sunt daun avut =alte =alt aceeasi claim other earlier previous same =had before ${carWords} ${roleWords}`,
  },
  same_person: {
    asked:
      'alte dosar pagubit|alt dosar pagubit|alte daun pagubit|alte dosar persoan|alte dosar om|istoric pagubit|pagubit avut daun|other claim person|other file person|other file claimant|other claim claimant|=mai pagubit dosare|cate dosar pagubit|pagubit =alte dosar|claimant claim before|claimant other claim|claimant =had claim|previous claim claimant|pagubit avut dosar|same person|daun anterior pagubit|=daune pagubit|=dosare pagubit|=claims claimant|=claims person|previous file claimant',
    also: 'istoric anterior vechi daun avut =alte =alt aceeasi pagubit claim claimant person other previous =files same =had before persoan',
  },

  accident_day: {
    asked: 'accident|eveniment|intampla|produs|producer|petrecut|ciocnit|lovit|happen',
    needs: `${whenWords} =cat`,
    also: 'avut =loc produs petrecut lovit masin ciocnit daun happen accident',
    by: 'when',
  },
  accident_place: {
    asked: 'accident|eveniment|intampla|produs|producer|petrecut|ciocnit|lovit|happen',
    needs: whereWords,
    also: 'avut =loc produs petrecut lovit masin ciocnit daun happen accident',
    by: 'where',
  },
  accident_how: {
    asked:
      'cum produs|cum lovit|cum ciocnit|cum izbit|=cum accident|what caused accident|cauza accident|cum intampla|cum accident|cum petrecut|descri accident|descrier|imprejur|circumst|how happen|how accident|=ce intampla accident|povest accident|dinamic|what happen accident|describe accident|ajuns accident|how came accident|how =did accident|=ce intampla|what happen',
    also: 'ajuns came happened accident eveniment daun avut =loc produs happen povest petrecut lovit ciocnit izbit caused cauza',
    by: 'how',
  },
  injuries: {
    asked:
      'ranit|ranire|vatamar|vatamat|victim|injur|hurt|lovit cineva|patit cineva|spital cineva|hospital anybody|hospital anyone',
    also: 'accident persoan corporal cineva anybody anyone =any vreo vreun lovit patit =people person somebody someone spital hospital',
  },
} as const satisfies Record<string, FactWords>;
