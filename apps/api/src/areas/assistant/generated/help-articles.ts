// Generated from libs/*/feature/src/help/{ro,en}/*.html by `npm run generate`. Do not edit.

/** The help articles of the staff, by topic and language. */
export const helpArticles: readonly {
  topic: string;
  language: 'ro' | 'en';
  title: string;
  passages: readonly { title: string; body: string }[];
}[] = [
  {
    topic: 'absences',
    language: 'en',
    title: 'Absences and replacement',
    passages: [
      {
        title: '',
        body: '“My absences” shows the days that you have left, where they come from, and your requests. Managers decide at “Manager”, on the page “Absences of the team”.',
      },
      {
        title: 'What you do most',
        body: 'Ask for leave or other time off: press “New request”, choose the days and the kind. Before you send it you see the balance before and after, who else is away, your deadlines, and who could stand in for you. To leave it in sight, unsent, press “Keep the draft”.',
      },
      {
        title: 'What you do most',
        body: 'Half a day: choose “Morning” or “Afternoon” for the first or the last day.',
      },
      {
        title: 'What you do most',
        body: 'Answer a colleague: under “I stand in for others” press “Accept” or “I cannot”. While you stand in, their work shows with yours, and whatever you do is recorded with both names.',
      },
      {
        title: 'What you do most',
        body: 'Medical leave: write the number of the certificate and add it as a PDF or photo, in the request or later from the list. Only you and whoever decides can see it; each download is recorded.',
      },
      {
        title: 'What you do most',
        body: 'Approve (managers): open the request. You see which work goes to somebody else, what stays, and which claimants are told. Change any line, then “Approve and apply all”. Visits move at once, work goes over when the absence begins. Until then you can undo the whole.',
      },
      {
        title: 'What you do most',
        body: 'No answer yet (managers): whoever stands in agrees first. If it cannot wait, write why; your colleague reads it.',
      },
      {
        title: 'What you do most',
        body: 'Several at once: tick the requests and press “Approve”. A refusal needs a reason, which the colleague reads.',
      },
      {
        title: 'What you do most',
        body: 'Balances (managers): “Leave balances” shows what everybody has, and what the new year carries over. “Export” saves it as a file; “Import…” takes it back and shows each change before it is made.',
      },
      {
        title: 'Good to know',
        body: 'Weekends and public holidays cost nothing. Medical leave during rest leave gives the days back.',
      },
      {
        title: 'Good to know',
        body: 'The minimum presence warns; it does not stop you.',
      },
      {
        title: 'Good to know',
        body: '“Add to calendar” makes a private address; a new one stops the old one.',
      },
    ],
  },
  {
    topic: 'absences',
    language: 'ro',
    title: 'Absențe și înlocuire',
    passages: [
      {
        title: '',
        body: '„Absențele mele” arată zilele libere rămase, de unde vin ele și cererile dvs. Managerii decid la „Manager”, pe pagina „Absențele echipei”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Cereți concediu sau alte zile libere: apăsați „Cerere nouă”, alegeți zilele și felul. Înainte de a trimite vedeți soldul înainte și după, cine mai lipsește, ce termene aveți și cine vă poate ține locul. Ca să rămână la vedere, netrimisă, apăsați „Păstrează ciorna”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Jumătate de zi: alegeți „Dimineața” sau „După-amiaza” la prima ori la ultima zi.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Răspundeți unui coleg: la „Înlocuiesc pe alții” apăsați „Accept” sau „Nu pot”. Cât ține înlocuirea, lucrările lui apar și la dvs., iar acțiunile se scriu cu ambele nume.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Concediu medical: scrieți seria și numărul certificatului și adăugați-l ca PDF sau fotografie, în cerere sau mai târziu, din listă. Îl vedeți doar dvs. și cine decide; fiecare descărcare se înregistrează.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Aprobați (manageri): deschideți cererea. Vedeți ce lucrări trec la altcineva, care rămân și ce păgubiți află. Schimbați orice rând, apoi „Aprobă și aplică tot”. Vizitele se mută atunci, munca trece la începutul absenței. Până atunci puteți anula totul.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Fără răspuns încă (manageri): înlocuitorul acceptă întâi. Dacă nu se poate aștepta, scrieți de ce; colegul citește motivul.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Mai multe odată: bifați cererile și apăsați „Aprobă”. Un refuz cere un motiv, pe care îl citește colegul.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Soldurile (manageri): „Soldurile de concediu” arată ce are fiecare și ce se reportează în anul nou. „Exportă” le salvează într-un fișier; „Importă…” îl preia și arată fiecare schimbare înainte de a o face.',
      },
      {
        title: 'Bine de știut',
        body: 'Weekendul și sărbătorile legale nu se scad. Concediul medical în timpul concediului de odihnă întoarce zilele.',
      },
      {
        title: 'Bine de știut',
        body: 'Prezența minimă avertizează, nu oprește.',
      },
      {
        title: 'Bine de știut',
        body: '„Adaugă în calendar” face o adresă privată; una nouă o oprește pe cea veche.',
      },
    ],
  },
  {
    topic: 'profile',
    language: 'en',
    title: 'My profile',
    passages: [
      {
        title: '',
        body: 'Here are your data, how Dosar looks and the places where you are signed in.',
      },
      {
        title: 'What you do most',
        body: 'Change language, colours or the space between rows: under “Preferences”. Choices act at once and follow you to your other devices.',
      },
      {
        title: 'What you do most',
        body: 'Stop being told of new tasks: under “Preferences”, too.',
      },
      {
        title: 'What you do most',
        body: 'Get notifications from the browser: under “Preferences” press “Allow notifications”. They come up while you work in another window.',
      },
      {
        title: 'What you do most',
        body: 'Switch off shortcuts of a single key: useful if you dictate.',
      },
      {
        title: 'What you do most',
        body: 'See where you are signed in: under “Devices”. End what you do not recognise, then change your password.',
      },
      {
        title: 'What you do most',
        body: 'Change your password: in the menu with your name.',
      },
      {
        title: 'If something goes wrong',
        body: 'Your name or phone number is wrong: your organisation keeps them. Ask your manager or administrator to correct them.',
      },
      {
        title: 'If something goes wrong',
        body: 'You cannot change the account: you work in the name of a colleague. Return to your own account first.',
      },
      {
        title: 'If something goes wrong',
        body: 'The browser has blocked notifications: press the icon to the left of the address and allow them there.',
      },
    ],
  },
  {
    topic: 'provisioning',
    language: 'en',
    title: 'SCIM and OIDC',
    passages: [
      {
        title: '',
        body: 'Your directory (Entra ID, Okta and others) adds, changes and closes accounts by itself, and its groups give roles and a team. Whoever is in no group stays as they are.',
      },
      {
        title: 'What you do most',
        body: 'Connect the directory: make a token, and type the address and the token into the directory. The token is shown once. Make another one before it expires, then end the old one.',
      },
      {
        title: 'What you do most',
        body: 'Let a group give roles: “Add a group”, write its name as the directory writes it, choose roles and team. Members have them at once, and lose them with the group.',
      },
      {
        title: 'What you do most',
        body: 'Read groups at sign-in: where only an identity provider knows the groups, write the name of the claim. Roles then follow at each sign-in.',
      },
      {
        title: 'When something does not work',
        body: 'A role cannot be removed on a person’s page: a group gives it and would give it back. Take the person out of the group, or change what the group gives, here.',
      },
      {
        title: 'When something does not work',
        body: 'A role stays after the group is gone: somebody gave it by hand. It is removed on the person’s page.',
      },
      {
        title: 'When something does not work',
        body: 'A group gives nothing to me: nobody gets roles from what they saved themselves. Another administrator gives them.',
      },
      {
        title: 'When something does not work',
        body: 'The directory reports an error: the last calls, at the end of the page, tell what was refused and why.',
      },
      {
        title: 'When something does not work',
        body: 'Somebody is locked instead of closed: they have open work. Hand it over on their page, and the account closes.',
      },
    ],
  },
  {
    topic: 'sign-in',
    language: 'en',
    title: 'Signing in',
    passages: [
      {
        title: '',
        body: 'Sign in with the username and password that your organisation gave you. Afterwards you come to the page you asked for.',
      },
      {
        title: 'What you do most',
        body: 'Stay signed in: tick “Stay signed in” only on a device that you alone use.',
      },
      {
        title: 'What you do most',
        body: 'Enter the code: some accounts also get a code of eight digits by e-mail or SMS. If it expires, ask for another one.',
      },
      {
        title: 'What you do most',
        body: 'Choose a new password: if yours has expired or was given to you by somebody else, you are asked for a new one. The rules are ticked off as you type.',
      },
      {
        title: 'If something goes wrong',
        body: "The username or the password is wrong: check Caps Lock and the keyboard's language. The eye in the field shows what you typed.",
      },
      {
        title: 'If something goes wrong',
        body: 'The account is locked: after five wrong passwords it is locked for 15 minutes. If that was not you, tell your administrator.',
      },
      {
        title: 'If something goes wrong',
        body: "The IP address is not allowed: the account can only be used from your organisation's network.",
      },
      {
        title: 'If something goes wrong',
        body: 'The code does not come: look among unwanted mail, then press “Send another code”.',
      },
      {
        title: 'If something goes wrong',
        body: "You have forgotten your password: ask your organisation's administrator for a new one.",
      },
    ],
  },
  {
    topic: 'profile',
    language: 'ro',
    title: 'Profilul meu',
    passages: [
      {
        title: '',
        body: 'Aici sunt datele dumneavoastră, cum arată Dosar și locurile în care sunteți autentificat.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Schimbați limba, culorile sau distanța dintre rânduri: la „Preferințe”. Alegerile se aplică imediat și vă însoțesc pe celelalte dispozitive.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Opriți sau dezactivați notificările despre activități noi: tot la „Preferințe”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Primiți notificări de la browser: la „Preferințe” apăsați „Permite notificările”. Apar când lucrați în altă fereastră.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Scurtăturile de la tastatură: tasta ? le arată pe toate. Pe cele dintr-o singură tastă le opriți aici, util dacă dictați.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Vedeți unde sunteți autentificat: la „Dispozitive”. Încheiați ce nu recunoașteți, apoi schimbați parola.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Schimbați parola: din meniul cu numele dumneavoastră.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Numele sau telefonul e greșit: le păstrează organizația. Cereți managerului sau administratorului să le corecteze.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Nu puteți schimba contul: lucrați în numele unui coleg. Reveniți întâi la contul dumneavoastră.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Browserul a blocat notificările: apăsați pe pictograma din stânga adresei și permiteți-le acolo.',
      },
    ],
  },
  {
    topic: 'provisioning',
    language: 'ro',
    title: 'SCIM și OIDC',
    passages: [
      {
        title: '',
        body: 'Directorul organizației (Entra ID, Okta și altele) adaugă, schimbă și închide singur conturi, iar grupurile lui dau roluri și o echipă. Cine nu este în niciun grup rămâne cum este.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Legați directorul: faceți un token și scrieți în director adresa și tokenul. Tokenul se arată o singură dată. Înainte să expire, faceți altul, apoi încheiați-l pe cel vechi.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Un grup dă roluri: „Adaugă un grup”, scrieți numele lui ca în director, alegeți rolurile și echipa. Membrii le au imediat și le pierd odată cu grupul.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Grupuri citite la autentificare: dacă doar furnizorul de identitate știe grupurile, scrieți numele atributului (claim). Rolurile îl urmează la fiecare autentificare.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Un rol nu se poate lua de pe pagina persoanei: îl dă un grup și l-ar da din nou. Scoateți persoana din grup sau schimbați aici ce dă grupul.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Un rol rămâne după ce grupul nu mai este: l-a dat cineva manual. Se ia de pe pagina persoanei.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Un grup nu îmi dă nimic: nimeni nu primește roluri din ce a salvat singur. Vi le dă alt administrator.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Directorul arată o eroare: ultimele apeluri, la sfârșitul paginii, spun ce a fost refuzat și de ce.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Cineva este blocat în loc să fie închis: are activități deschise. Predați-le de pe pagina lui, iar contul se închide.',
      },
    ],
  },
  {
    topic: 'sign-in',
    language: 'ro',
    title: 'Autentificarea',
    passages: [
      {
        title: '',
        body: 'Intrați cu numele de utilizator și parola primite de la organizație. După autentificare ajungeți la pagina pe care ați cerut-o.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Rămâneți autentificat: bifați „Păstrează-mă autentificat” numai pe un dispozitiv pe care îl folosiți singur.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Introduceți codul: unele conturi primesc și un cod de opt cifre prin e-mail sau SMS. Dacă expiră, cereți altul.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Alegeți o parolă nouă: dacă parola a expirat sau v-a fost dată de altcineva, vi se cere una nouă. Regulile se bifează pe măsură ce scrieți.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„Verificati utilizatorul si parola”: uitați-vă la Caps Lock și la limba tastaturii. Ochiul din câmp arată ce ați scris.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„Cont blocat”: după cinci parole greșite contul se blochează 15 minute. Dacă nu ați fost dumneavoastră, anunțați administratorul.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„Adresa IP neautorizata”: contul poate fi folosit numai din rețeaua organizației.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Codul nu vine (nu primiți codul prin SMS sau e-mail): verificați mesajele nedorite, apoi apăsați „Trimite alt cod”.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Ați uitat parola: cereți una nouă administratorului organizației.',
      },
    ],
  },
  {
    topic: 'assessment',
    language: 'en',
    title: 'The inspection and its note',
    passages: [
      {
        title: '',
        body: '“Inspections” finds an inspection by file, plate, VIN or name. The button of a row is the next step: begin, continue, take over.',
      },
      {
        title: 'The note',
        body: 'Type the part and press Tab. Enter goes to the next line, Ctrl D duplicates, Ctrl Z undoes, F2 opens all fields.',
      },
      {
        title: 'The note',
        body: 'A table from a spreadsheet or a shop is pasted: you see first what it writes, can change what each column is, and Ctrl Z takes all of it back.',
      },
      {
        title: 'The note',
        body: 'A zone on the outline leads to its line, or begins one.',
      },
      {
        title: 'The note',
        body: 'Everything is saved by itself. Without a network, what you wrote stays and is sent when the network is back.',
      },
      {
        title: 'The note',
        body: 'When a colleague changes the same line, you see what they wrote and choose.',
      },
      {
        title: 'Sums and photos',
        body: 'Each sum opens and shows how it came about.',
      },
      {
        title: 'Sums and photos',
        body: 'Missing photos have names; press one to take it.',
      },
      {
        title: 'Sums and photos',
        body: '“Item history” shows the files in which the same part of the same vehicle was named before.',
      },
      {
        title: 'Closing',
        body: 'Errors keep a note from being closed. What is still missing, such as the VIN, the kilometres or a photo, has a name and leads to its place; closing without it, or without a signature, asks why. A closed note never changes; what is found later goes into a supplement, with the differences line by line.',
      },
      {
        title: 'Closing',
        body: '“Print” opens the note as a page, after the Romanian form, with its photos and its fingerprint; “PDF” saves it. Whoever holds the paper checks it without an account, by the code at its foot: the page says whether we closed the note, which version it is and whether it has a newer supplement.',
      },
      {
        title: 'The estimate of the shop',
        body: "“Shop estimate” on the note takes the CSV, XLSX or PDF file of the shop, shows how its columns are read and remembers them for the shop. Each line then stands beside ours. An amount that differs from the shop's needs a reason; a new file is a new round. What is only on paper is typed with “Type an estimate”: Enter leads from line to line, and it is compared as a file is. “Agree” writes the total with VAT into the money of the file and keeps a letter of acceptance to the shop as a document of the file.",
      },
    ],
  },
  {
    topic: 'repair-rates',
    language: 'en',
    title: 'Repair rates',
    passages: [
      {
        title: '',
        body: 'Damage notes are reckoned with what an hour of work costs and what comes off the price of parts. “Repair rates” in the settings has them for the organisation and for single repair shops; the rates of a shop come before those of the organisation.',
      },
      {
        title: 'Changing rates',
        body: 'Press “Change…” beside the organisation or the shop, or “New rates…” for a shop that has none yet.',
      },
      {
        title: 'Changing rates',
        body: 'Choose from which day on they hold. The rates before stay until the day before.',
      },
      {
        title: 'Changing rates',
        body: 'Set the rates. A day that has rates already gets the new ones.',
      },
      {
        title: 'What becomes of notes',
        body: 'The day of the prices in a note decides which rates count.',
      },
      {
        title: 'What becomes of notes',
        body: 'An open note that was reckoned with other rates says which have changed, and cannot be closed until it is recalculated.',
      },
      {
        title: 'What becomes of notes',
        body: 'A closed note never changes.',
      },
      {
        title: 'Hours and prices of repairs',
        body: 'The page “Hours and prices of repairs” takes hours of labour and paint and the price of the part from a CSV, by part and operation. You first see what changes and which lines are left out; the table is in force from the day that you choose. Notes fill empty cells with it. “Take it back” brings back the table before.',
      },
    ],
  },
  {
    topic: 'assessment',
    language: 'ro',
    title: 'Constatarea și nota ei',
    passages: [
      {
        title: '',
        body: 'La „Constatări” găsiți inspecția după dosar, număr, VIN sau nume. Butonul rândului este pasul următor: începe, continuă, preia.',
      },
      {
        title: 'Nota',
        body: 'Scrieți piesa și apăsați Tab. Enter trece la rândul următor, Ctrl D dublează, Ctrl Z anulează, F2 deschide toate câmpurile.',
      },
      {
        title: 'Nota',
        body: 'Un tabel din Excel sau de la service se lipește direct: vedeți întâi ce se scrie, puteți schimba ce este fiecare coloană, iar Ctrl Z îl ia înapoi pe tot.',
      },
      {
        title: 'Nota',
        body: 'O zonă aleasă pe contur duce la rândul ei sau începe unul.',
      },
      {
        title: 'Nota',
        body: 'Totul se salvează singur. Fără rețea, ce ați scris rămâne și se trimite când rețeaua revine.',
      },
      {
        title: 'Nota',
        body: 'Dacă un coleg schimbă același rând, vedeți ce a scris și alegeți.',
      },
      {
        title: 'Sume și fotografii',
        body: 'Fiecare sumă se deschide și arată cum s-a ajuns la ea.',
      },
      {
        title: 'Sume și fotografii',
        body: 'Fotografiile care lipsesc au nume; apăsați pe ele ca să le faceți.',
      },
      {
        title: 'Sume și fotografii',
        body: '„Istoric piesă” arată dosarele în care aceeași piesă a mai apărut la același vehicul.',
      },
      {
        title: 'Închidere',
        body: 'Erorile nu lasă nota să se închidă. Ce mai lipsește, ca VIN-ul, kilometrii sau o fotografie, are nume și duce la locul lui; dacă închideți fără ele sau fără semnătură, spuneți de ce. O notă închisă nu se mai schimbă; ce se află mai târziu intră într-un supliment, cu diferențele pe rânduri.',
      },
      {
        title: 'Închidere',
        body: '„Tipărire” deschide nota ca pagină, după formularul românesc, cu fotografiile și amprenta ei; „PDF” o salvează. Oricine are hârtia o verifică fără cont, cu codul de la piciorul ei: pagina spune dacă am închis nota, ce versiune este și dacă are un supliment mai nou.',
      },
      {
        title: 'Devizul service-ului',
        body: '„Deviz service” din notă preia fișierul CSV, XLSX sau PDF al service-ului, arată cum sunt citite coloanele și le ține minte pentru acel service. Fiecare rând stă apoi lângă al nostru. O sumă diferită de a service-ului cere un motiv; un fișier nou este o rundă nouă. Ce este doar pe hârtie se scrie cu „Scrie devizul”: Enter duce din rând în rând, iar comparația este aceeași. „Convenit” trece totalul cu TVA în banii dosarului și păstrează scrisoarea de acceptare către service ca document al dosarului.',
      },
    ],
  },
  {
    topic: 'repair-rates',
    language: 'ro',
    title: 'Tarife de reparație',
    passages: [
      {
        title: '',
        body: 'Notele de constatare se calculează cu prețul unei ore de lucru și cu discountul la piese. „Tarife de reparație” din setări le arată pentru organizație și pentru fiecare service; tarifele unui service trec înaintea celor ale organizației.',
      },
      {
        title: 'Cum se schimbă tarifele',
        body: 'Apăsați „Schimbă…” lângă organizație sau lângă service, ori „Tarife noi…” pentru un service care nu are încă.',
      },
      {
        title: 'Cum se schimbă tarifele',
        body: 'Alegeți din ce zi sunt valabile. Cele dinainte rămân până în ziua precedentă.',
      },
      {
        title: 'Cum se schimbă tarifele',
        body: 'Stabiliți tarifele. O zi care are deja tarife le primește pe cele noi.',
      },
      {
        title: 'Ce se întâmplă cu notele',
        body: 'Ziua prețurilor din notă hotărăște ce tarife se aplică.',
      },
      {
        title: 'Ce se întâmplă cu notele',
        body: 'O notă deschisă, calculată cu alte tarife, spune care s-au schimbat și nu poate fi închisă până nu este recalculată.',
      },
      {
        title: 'Ce se întâmplă cu notele',
        body: 'O notă închisă nu se mai schimbă.',
      },
      {
        title: 'Ore și prețuri de reparație',
        body: 'Pagina „Ore și prețuri de reparație” ia dintr-un CSV orele de manoperă, de vopsire și prețul piesei, pe piesă și operație. Vedeți întâi ce se schimbă și ce rânduri se lasă deoparte; tabelul intră în vigoare din ziua aleasă. Notele completează singure celulele goale. „Retrage” aduce înapoi tabelul dinainte.',
      },
    ],
  },
  {
    topic: 'assistant',
    language: 'en',
    title: 'The assistant',
    passages: [
      {
        title: '',
        body: 'The assistant answers questions about the open file and about procedures. It opens with the button “Assistant” of the bar above or with Ctrl J, on any page.',
      },
      {
        title: 'What you do most',
        body: 'Ask: write into the field “Ask about the file or the procedures” and press Enter; Shift with Enter begins a new line.',
      },
      {
        title: 'What you do most',
        body: 'Check: the numbers in an answer and the list below it lead to the place in the file or in the help where each thing comes from.',
      },
      {
        title: 'What you do most',
        body: 'Confirm a proposal: where the assistant can do something, it shows exactly what will happen. Nothing is done before you press “Confirm”; “Refuse” leaves everything as it was.',
      },
      {
        title: 'What you do most',
        body: 'Ask for something to be done on the open task, in your words: Add a note: I called the repair shop, Remind me on Monday, Set waiting for the repair shop until Friday: the part is coming, Create a task: call the claimant. Is a document missing? “What is missing?” proposes the request too.',
      },
      {
        title: 'What you do most',
        body: 'See what has changed: “What happened while I was away?” tells what others did since you last saw the file; “Why is it assigned to me?” tells who or which rule gave you the task, when and with which note.',
      },
      {
        title: 'What you do most',
        body: 'Go on: “What do I do next?” names the steps of the file, with a button for each below the answer. The button opens the window of the step; you decide there.',
      },
      {
        title: 'What you do most',
        body: 'Stop or repeat: “Stop” gives an answer up, “Ask again” puts the same question once more.',
      },
      {
        title: 'What you do most',
        body: 'Begin something else: “New conversation” deletes the conversation with your next question.',
      },
      {
        title: 'The language model',
        body: 'The assistant finds its answers by itself, without a model. Where the organisation has chosen so, a language model words what was found; the line below the field says so, and where it is sent.',
      },
      {
        title: 'The language model',
        body: 'Leaves the house: the question and the sentences that were found. Nothing else: no documents and no photos.',
      },
      {
        title: 'The language model',
        body: 'Does not leave: personal numbers, IBANs, phones, e-mails, plates, VINs, numbers of files and names. They are replaced before and put back into the answer. A name that nobody knows, alone or in small letters in your question, is not recognised: leave it out.',
      },
      {
        title: 'The language model',
        body: 'What no source says is not shown: where the model adds a number, a name, a date or a link, you see the words of the assistant. So you do when the model does not answer in time.',
      },
      {
        title: 'The language model',
        body: 'The model can do nothing in the file. What it was told and what it said is kept for 90 days.',
      },
      {
        title: 'Good to know',
        body: 'The assistant sees only what you may see.',
      },
      {
        title: 'Good to know',
        body: 'Where a question may mean two things it asks back: press the button with the question that you meant.',
      },
      {
        title: 'Good to know',
        body: 'With a file open, help is quoted only when you ask how something is done; otherwise it is named, for you to open.',
      },
      {
        title: 'Good to know',
        body: 'When it finds no answer it says so, and where to look.',
      },
      {
        title: 'Good to know',
        body: 'A conversation that is more than a day old is deleted when you ask again.',
      },
    ],
  },
  {
    topic: 'assistant',
    language: 'ro',
    title: 'Asistentul',
    passages: [
      {
        title: '',
        body: 'Asistentul răspunde la întrebări despre dosarul deschis și despre proceduri. Se deschide cu butonul „Asistent” din bara de sus sau cu Ctrl J, pe orice pagină.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Întrebați: scrieți în câmpul „Întrebați despre dosar sau proceduri” și apăsați Enter; Shift cu Enter începe un rând nou. Diacriticele nu sunt necesare.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Verificați: numerele din răspuns și lista de sub el duc la locul din dosar sau din ajutor de unde vine fiecare lucru.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Confirmați o propunere: când asistentul poate face ceva, arată exact ce se va întâmpla. Nu se face nimic până nu apăsați „Confirmă”; cu „Refuză” rămâne totul cum era.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Cereți să fie făcut ceva pe activitatea deschisă, cu cuvintele dumneavoastră: Adaugă o notă: am sunat la service, Amână până luni, Pune în așteptare după service până vineri: vine piesa, Creează o activitate: de sunat păgubitul. Lipsește un document? „Ce lipsește?” propune și cererea.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Aflați ce s-a schimbat: „Ce s-a întâmplat cât am lipsit?” spune ce au făcut alții de când ați văzut ultima dată dosarul; „De ce e la mine?” spune cine sau ce regulă v-a dat activitatea, când și cu ce notă.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Mergeți mai departe: „Ce fac acum?” numește pașii dosarului, cu câte un buton sub răspuns. Butonul deschide fereastra pasului; acolo hotărâți dumneavoastră.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Opriți sau reluați: „Oprește” renunță la răspuns, „Întreabă din nou” pune aceeași întrebare.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Începeți altceva: „Discuție nouă” șterge discuția odată cu următoarea întrebare.',
      },
      {
        title: 'Modelul de limbaj',
        body: 'Asistentul găsește răspunsul singur, fără model. Dacă organizația a ales astfel, un model de limbaj formulează ce s-a găsit; rândul de sub câmp o spune și arată unde se trimite.',
      },
      {
        title: 'Modelul de limbaj',
        body: 'Pleacă din casă: întrebarea și propozițiile găsite. Nimic altceva: nici documente, nici fotografii.',
      },
      {
        title: 'Modelul de limbaj',
        body: 'Nu pleacă: CNP, IBAN, telefon, e-mail, număr auto, VIN, numere de dosar și nume. Sunt înlocuite înainte și puse la loc în răspuns. Un nume necunoscut, scris singur sau cu litere mici în întrebare, nu este recunoscut: nu îl scrieți.',
      },
      {
        title: 'Modelul de limbaj',
        body: 'Ce nu spun sursele nu se arată: dacă modelul adaugă un număr, un nume, o dată sau un link, vedeți cuvintele asistentului. La fel când modelul nu răspunde la timp.',
      },
      {
        title: 'Modelul de limbaj',
        body: 'Modelul nu poate face nimic în dosar. Ce a primit și ce a spus se păstrează 90 de zile.',
      },
      {
        title: 'Bine de știut',
        body: 'Asistentul vede numai ce vedeți și dumneavoastră.',
      },
      {
        title: 'Bine de știut',
        body: 'Când o întrebare poate însemna două lucruri, vă întreabă pe care: apăsați butonul cu întrebarea la care v-ați gândit.',
      },
      {
        title: 'Bine de știut',
        body: 'Cu un dosar deschis, ajutorul este citat numai când întrebați cum se face ceva; altfel este numit, ca să îl deschideți.',
      },
      {
        title: 'Bine de știut',
        body: 'Când nu găsește un răspuns, o spune și arată unde puteți căuta.',
      },
      {
        title: 'Bine de știut',
        body: 'O discuție mai veche de o zi se șterge când întrebați din nou.',
      },
    ],
  },
  {
    topic: 'claim-file',
    language: 'en',
    title: 'The claim file',
    passages: [
      {
        title: '',
        body: 'The page of a file brings together the task you work on, its history, the photos and the facts about people, vehicles and the policy.',
      },
      {
        title: 'What you do most',
        body: 'Go on: “Next step” shows the steps that are allowed, and “More” the rarer ones. If something is missing, it says what and leads there. A step that cannot be undone shows before what it does, what it sends and to whom.',
      },
      {
        title: 'What you do most',
        body: 'Find out what a status means: the question mark beside it says what to do and whom it waits for.',
      },
      {
        title: 'What you do most',
        body: 'Suspend or refuse: say why, and the claimant gets it in writing; when you suspend, choose on whom the claim waits too.',
      },
      {
        title: 'What you do most',
        body: 'Mark a duplicate: choose the claim that stays. Both show the link under “Worth a look”.',
      },
      {
        title: 'What you do most',
        body: 'Reopen: with a reason, within 30 days of closing; the number stays the same.',
      },
      {
        title: 'What you do most',
        body: 'Leave a note: choose who reads it: colleagues, managers, or the partner too. An internal note, for colleagues alone, stays in the house: the claimant does not see it. With @ and the first letters of a name you mention a colleague, who is told and led to the note. What you type is kept until you press “Add note”, even if you reload the page.',
      },
      {
        title: 'What you do most',
        body: 'Take back a note or a step: “Undo” in the message that appears, for ten minutes. A note that a colleague answered stays; a step that cannot be undone says so before.',
      },
      {
        title: 'What you do most',
        body: 'Correct a note: the pencil beside your own note, for fifteen minutes. “edited” shows what it said before.',
      },
      {
        title: 'What you do most',
        body: 'Find something in the timeline: the tabs show one kind of entries, the magnifier searches for words in the whole file. “Show” unfolds automatic changes.',
      },
      {
        title: 'What you do most',
        body: 'Send a link to an entry: the button with the chain copies it; whoever opens it comes to the entry itself. The pin keeps an entry above the timeline, for everybody.',
      },
      {
        title: 'What you do most',
        body: 'Copy the number of the file: the button beside it.',
      },
      {
        title: 'What you do most',
        body: 'Take or release: “Take” when nobody has the task, “Give back” to return it to the queue. Then you say why.',
      },
      {
        title: 'What you do most',
        body: 'Go to the next file: the arrows at the top walk the list you came from.',
      },
      {
        title: 'What you do most',
        body: 'Print: “Print timeline” opens the page to print in a new tab.',
      },
      {
        title: 'What you do most',
        body: 'Correct a fact: in “People” and “Vehicles” press the value, type and press Enter. Esc leaves it as it was. The timeline keeps what it was.',
      },
      {
        title: 'What you do most',
        body: 'See a personal number or account in full: “Show” beside the masked value. Each sight is recorded.',
      },
      {
        title: 'What you do most',
        body: 'Open a new activity: “+” above the activities of the file. It gets the deadline and queue of its kind.',
      },
      {
        title: 'What you do most',
        body: '“Worth a look”: other files of the same car, phone or accident, and a policy that was not valid on the day.',
      },
      {
        title: 'What you do most',
        body: '“Two versions: choose field by field”: a colleague has changed the same field. Nothing is overwritten until you choose, and your text stays.',
      },
      {
        title: 'Linked claim files',
        body: 'Link a file: “Link a file”, beside “Linked claim files”. You find it by number, plate, VIN or name, then say how they belong together and why. On a phone the links are among the short facts of the file.',
      },
      {
        title: 'Linked claim files',
        body: 'Choose the kind of link: “They are related”, “They are about the same accident” or “This file repeats the other one”. A link changes no status: to close a file as a duplicate, take the step for it.',
      },
      {
        title: 'Linked claim files',
        body: 'Take a link away: “Unlink”, with a reason. Both timelines tell of the link and of its end. While a file is closed as a duplicate, its link stays.',
      },
      {
        title: 'Linked claim files',
        body: 'The limit: a file has at most ten links.',
      },
      {
        title: 'Keys',
        body: 'J and K next and previous task of the list · ? all shortcuts.',
      },
      {
        title: 'If something goes wrong',
        body: '“A colleague changed this task meanwhile”: you see the new state already. Check it and choose again.',
      },
      {
        title: 'If something goes wrong',
        body: "A colleague's initials appear at the top: they have the same file open. Talk before both of you work on it.",
      },
      {
        title: 'If something goes wrong',
        body: "The file cannot be opened: it is not your team's, or it does not exist. Ask your manager.",
      },
    ],
  },
  {
    topic: 'preview',
    language: 'en',
    title: 'Preview',
    passages: [
      {
        title: '',
        body: 'The preview shows a claim file for reading only. Personal data are masked, and every look is recorded with your name and the time.',
      },
      {
        title: 'What you do most',
        body: 'Open a file: type the whole number, such as DM26R0000001, and press “Show the file”.',
      },
      {
        title: 'What you do most',
        body: 'Give the reason: it is optional, but helps if somebody asks later.',
      },
      {
        title: 'What you do most',
        body: 'You do not have the number: search by plate or name.',
      },
      {
        title: 'What you do most',
        body: 'Go to another one: “Another file”.',
      },
      {
        title: 'If something goes wrong',
        body: '“There is no claim file”: check the number. Small letters and spaces do not matter.',
      },
      {
        title: 'If something goes wrong',
        body: 'You need a phone number or a CNP: ask whoever is responsible for the file. Here they stay masked.',
      },
    ],
  },
  {
    topic: 'search',
    language: 'en',
    title: 'Search',
    passages: [
      {
        title: '',
        body: 'Here you find claim files, people, vehicles, partners and documents by anything you know about them.',
      },
      {
        title: 'What you do most',
        body: 'Search: type at least three characters of a claim number, plate, VIN, name, CNP, CUI, phone, e-mail or policy.',
      },
      {
        title: 'What you do most',
        body: 'Type as it comes: spaces, dashes, capitals and diacritics do not matter. stefan finds Ștefan.',
      },
      {
        title: 'What you do most',
        body: 'Narrow it: “Narrow the results” filters by status, date, county or brand. With a filter only claim files are searched.',
      },
      {
        title: 'What you do most',
        body: 'Search again: “Recent” keeps your last searches, for you alone.',
      },
      {
        title: 'Keys',
        body: '/ opens the search · the arrows up and down walk through the results · Enter opens · Ctrl+K searches from any page.',
      },
      {
        title: 'If something goes wrong',
        body: 'Nothing appears: try a part of the name or number, or drop the filters.',
      },
      {
        title: 'If something goes wrong',
        body: '“These are similar names”: nothing matches exactly. Check the spelling.',
      },
      {
        title: 'If something goes wrong',
        body: 'Not everything was searched in time: type more, such as the whole name.',
      },
      {
        title: 'If something goes wrong',
        body: 'You know that the file exists but do not see it: not every role sees every file. Ask your manager.',
      },
    ],
  },
  {
    topic: 'claim-file',
    language: 'ro',
    title: 'Dosarul',
    passages: [
      {
        title: '',
        body: 'Pagina dosarului strânge la un loc activitatea la care lucrați, istoricul, fotografiile și datele despre persoane, vehicule și poliță.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Mergeți mai departe: „Pasul următor” arată pașii permiși, iar „Altele” pe cei mai rari. Dacă lipsește ceva, scrie ce și duce acolo. Un pas care nu se poate anula arată înainte ce face, ce trimite și cui.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Aflați ce înseamnă o stare: semnul de întrebare de lângă ea spune ce aveți de făcut și pe cine așteaptă.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Suspendați sau respingeți: spuneți motivul, iar păgubitul îl primește în scris; la suspendare alegeți și pe cine așteaptă dosarul.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Marcați un duplicat: alegeți dosarul care rămâne. Legătura apare în ambele, la „De văzut”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Redeschideți: cu motiv, în cel mult 30 de zile de la închidere; numărul rămâne același.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Lăsați o notă: alegeți cine o citește: colegii, managerii sau și partenerul. O notă internă, doar pentru colegi, rămâne în casă: păgubitul nu o vede. Cu @ și primele litere ale numelui menționați un coleg; el află și ajunge la notă. Ce scrieți se păstrează până apăsați „Adaugă nota”, chiar dacă reîncărcați pagina.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Anulați o notă sau un pas: „Anulează” în mesajul care apare, timp de zece minute. O notă la care a răspuns un coleg rămâne; un pas care nu se poate anula o spune înainte.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Corectați o dată: în „Persoane” și „Vehicule” apăsați pe valoare, scrieți și apăsați Enter. Esc o lasă cum era. Istoricul păstrează ce a fost.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Vedeți CNP-ul sau contul întreg: „Arată” de lângă valoarea mascată. Fiecare consultare se notează.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Deschideți o activitate nouă: „+” de la activitățile dosarului. Primește termenul și coada tipului ei.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: '„De văzut”: alte dosare cu aceeași mașină, același telefon sau același eveniment și o poliță care nu era valabilă în ziua evenimentului.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Corectați o notă: creionul de lângă nota dumneavoastră, timp de cincisprezece minute. „modificată” arată ce scria înainte.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Găsiți ceva în istoric: filele arată un singur fel de înregistrări, lupa caută după cuvinte în tot dosarul. „Arată” desface schimbările automate.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Trimiteți un link la o înregistrare: butonul cu zale copiază linkul; cine îl deschide ajunge chiar la ea. Pioneza o fixează deasupra istoricului, pentru toți.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Copiați numărul dosarului: butonul de lângă număr.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Preluați sau eliberați: „Preia” când activitatea nu este a nimănui, „Eliberează” când o dați înapoi. La eliberare spuneți de ce.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Treceți la dosarul următor: săgețile de sus parcurg lista din care ați venit.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Tipăriți: „Tipărește istoricul” deschide pagina de tipărit într-o filă nouă.',
      },
      {
        title: 'Dosare legate',
        body: 'Legați un dosar: „Leagă un dosar”, lângă „Dosare legate”. Îl găsiți după număr, număr de înmatriculare, VIN sau nume, apoi spuneți cum se leagă și de ce. Pe telefon, legăturile sunt la datele pe scurt ale dosarului.',
      },
      {
        title: 'Dosare legate',
        body: 'Alegeți felul legăturii: „Au legătură”, „Sunt din același eveniment” sau „Acest dosar îl repetă pe celălalt”. Legătura nu schimbă starea; ca dosarul să se încheie ca duplicat, faceți pasul pentru asta.',
      },
      {
        title: 'Dosare legate',
        body: 'Dezlegați: „Dezleagă”, cu motiv. Legarea și dezlegarea apar în istoricul ambelor dosare. Cât timp un dosar este închis ca duplicat, legătura lui rămâne.',
      },
      {
        title: 'Dosare legate',
        body: 'Limita: un dosar are cel mult zece legături.',
      },
      {
        title: 'Taste',
        body: 'J și K activitatea următoare și precedentă din listă · ? toate scurtăturile.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„Un coleg a modificat între timp”: vedeți deja starea nouă. Verificați și alegeți din nou.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„Două versiuni: alegeți câmp cu câmp”: și un coleg a schimbat același câmp. Nimic nu se suprascrie până alegeți, iar textul dumneavoastră rămâne.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Sus apar inițialele unui coleg: are același dosar deschis. Vorbiți înainte să lucrați amândoi.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Nu puteți deschide dosarul: nu este al echipei dumneavoastră sau nu există. Întrebați managerul.',
      },
    ],
  },
  {
    topic: 'preview',
    language: 'ro',
    title: 'Previzualizarea',
    passages: [
      {
        title: '',
        body: 'Previzualizarea arată un dosar doar pentru citire. Datele personale sunt mascate, iar fiecare consultare se înregistrează cu numele dumneavoastră și cu ora.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Deschideți un dosar: scrieți numărul întreg, de exemplu DM26R0000001, și apăsați „Arată dosarul”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Spuneți motivul: nu este obligatoriu, dar ajută dacă cineva întreabă mai târziu.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Nu aveți numărul: căutați după numărul mașinii sau după nume.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Treceți la altul: „Alt dosar”.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„Nu există dosarul”: verificați numărul. Nu contează dacă scrieți cu litere mici sau cu spații.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Aveți nevoie de un telefon sau de un CNP: cereți-l responsabilului dosarului. Aici rămân mascate.',
      },
    ],
  },
  {
    topic: 'search',
    language: 'ro',
    title: 'Căutarea',
    passages: [
      {
        title: '',
        body: 'Aici găsiți dosare, persoane, vehicule, parteneri și documente după orice știți despre ele.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Căutați: scrieți cel puțin trei caractere dintr-un număr de dosar, număr auto, VIN, nume, CNP, CUI, telefon, e-mail sau poliță.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Scrieți cum vă vine: spațiile, cratimele, literele mari și diacriticele nu contează. stefan găsește Ștefan.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Restrângeți: „Restrânge rezultatele” filtrează după stare, dată, județ sau marcă. Cu un filtru se caută numai dosare.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Repetați o căutare: „Recente” le păstrează pe ultimele, numai pentru dumneavoastră.',
      },
      {
        title: 'Taste',
        body: '/ deschide căutarea · săgețile sus și jos trec prin rezultate · Enter deschide · Ctrl+K caută de pe orice pagină.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Nu apare nimic: încercați doar o parte din nume sau din număr ori renunțați la filtre.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„Acestea sunt nume asemănătoare”: nimic nu se potrivește întocmai. Verificați cum se scrie.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„Nu am putut căuta peste tot la timp”: scrieți mai mult, de exemplu numele întreg.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Știți că dosarul există, dar nu îl vedeți: nu toate rolurile văd toate dosarele. Întrebați managerul.',
      },
    ],
  },
  {
    topic: 'background-jobs',
    language: 'en',
    title: 'Background jobs',
    passages: [
      {
        title: '',
        body: 'Messages, exports, photos and nightly checks are done in the background, one after the other. The page shows those of your organisation.',
      },
      {
        title: 'What you do most',
        body: 'See how long an export takes: at “Running” a bar shows how much is ready.',
      },
      {
        title: 'What you do most',
        body: 'Repeat what has failed: at “Failed” read why, remove the cause and press “Try again”.',
      },
      {
        title: 'What you do most',
        body: 'Stop something: “Cancel” ends a job that runs or waits. What is done stays.',
      },
      {
        title: 'If something goes wrong',
        body: 'Many messages are at “Failed”: the e-mail server or the SMS service did not take them. Show the details to whoever runs it.',
      },
      {
        title: 'If something goes wrong',
        body: 'A job waits for another attempt: the pauses grow from one attempt to the next. There is nothing to do.',
      },
    ],
  },
  {
    topic: 'settings',
    language: 'en',
    title: 'Settings',
    passages: [
      {
        title: '',
        body: 'Here configurators keep what holds for the whole organisation. The list shows the settings that are yours.',
      },
      {
        title: 'What you do most',
        body: 'Find a setting: press /, type a word of it, and choose it: its page opens with the setting in sight. The command palette finds it from anywhere.',
      },
      {
        title: 'What you do most',
        body: 'Change name, logo or colours: at “Organisation’s looks”. The preview shows at once what colleagues and guests will see; “Save the looks” makes it theirs.',
      },
      {
        title: 'What you do most',
        body: 'Write what a status means: at “Status help”. Colleagues read it at the question mark beside the status, and find it in the help.',
      },
      {
        title: 'What you do most',
        body: 'After an update: “Texts of the product” shows where the new version words a text otherwise than you. Yours stays until you take the new one over.',
      },
      {
        title: 'What you do most',
        body: 'Go back to an earlier value: “History” beside the page tells who changed what and when. “Go back to the value before” puts the old value back, as long as nobody changed the same setting again later.',
      },
      {
        title: 'What you do most',
        body: 'Close a day or only a part of it: at “Closed days”, with “Add a day”. On a day that is closed for the morning, the afternoon or some hours, no visit is booked then; for leave, reminders and terms it stays a working day.',
      },
      {
        title: 'What you do most',
        body: 'Carry settings over from the test installation: “Export and import” gives them as one file: processes, texts, documents with their pictures, usual repairs, reasons, terms. The import first shows what would change, and you choose.',
      },
      {
        title: 'If something goes wrong',
        body: 'A setting is missing: your role does not include it. Ask the administrator of your organisation.',
      },
      {
        title: 'If something goes wrong',
        body: 'Colleagues still see the old colours: they see the new ones within a quarter of an hour.',
      },
    ],
  },
  {
    topic: 'background-jobs',
    language: 'ro',
    title: 'Procese în fundal',
    passages: [
      {
        title: '',
        body: 'Mesajele, exporturile, fotografiile și verificările de noapte se fac în fundal, la rând. Pagina arată cele ale organizației dumneavoastră.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Vedeți cât mai durează un export: la „Rulează” o bară arată cât este gata.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Reluați ce a eșuat: la „Eșuate” citiți de ce, îndepărtați cauza și apăsați „Încearcă din nou”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Opriți ceva: „Anulează” oprește un proces care rulează sau așteaptă. Ce este făcut rămâne.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Multe mesaje sunt la „Eșuate”: serverul de e-mail sau de SMS nu le-a primit. Arătați detaliile celui care îl administrează.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Un proces așteaptă o nouă încercare: pauzele cresc de la o încercare la alta. Nu trebuie să faceți nimic.',
      },
    ],
  },
  {
    topic: 'settings',
    language: 'ro',
    title: 'Setări',
    passages: [
      {
        title: '',
        body: 'Aici configuratorii păstrează ce este valabil în toată organizația. Lista arată setările care vă revin.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Găsiți o setare: apăsați /, scrieți un cuvânt din ea și alegeți-o: pagina se deschide la acea setare. Paleta de comenzi o găsește de oriunde.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Schimbați numele, sigla sau culorile: la „Aspectul organizației”. Previzualizarea arată imediat ce vor vedea colegii și invitații; „Salvează aspectul” îl face al tuturor.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Scrieți ce înseamnă o stare: la „Ajutor la stări”. Colegii citesc textul la semnul întrebării de lângă stare și îl găsesc în ajutor.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'După o actualizare: „Textele produsului” arată unde versiunea nouă formulează altfel un text. Al dumneavoastră rămâne până îl preluați pe cel nou.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Reveniți la o valoare mai veche: „Istoric”, lângă pagină, arată cine ce a schimbat și când. „Revino la valoarea dinainte” pune înapoi valoarea veche, dacă nimeni nu a schimbat din nou aceeași setare.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Închideți o zi sau doar o parte din ea: la „Zile libere”, cu „Adaugă o zi”. Într-o zi închisă numai dimineața, după-amiaza sau câteva ore nu se programează vizite atunci; pentru concedii, reamintiri și termene ziua rămâne lucrătoare.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Mutați setările din instalarea de test: „Export și import” le dă într-un singur fișier: procese, texte, documente cu imaginile lor, norme, motive, termene. La import vedeți întâi ce s-ar schimba și alegeți.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Lipsește o setare: nu ține de rolul dumneavoastră. Întrebați administratorul organizației.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Colegii văd încă vechile culori: pe cele noi le văd în cel mult un sfert de oră.',
      },
    ],
  },
  {
    topic: 'documents',
    language: 'en',
    title: 'Photos and documents',
    passages: [
      {
        title: '',
        body: 'The section “Documents” of a file shows what is missing, what is being uploaded, and everything that came, by groups.',
      },
      {
        title: 'What you do most often',
        body: 'Add files: press “Upload”, drag files over the page or paste them (Ctrl+V). On a phone, “Take a photo” opens the camera. Files that are dropped on a missing kind become that kind.',
      },
      {
        title: 'What you do most often',
        body: 'Resume: when the network drops, what was sent stays. The upload goes on by itself; after a longer break press “Resume”.',
      },
      {
        title: 'What you do most often',
        body: 'Judge: tick documents and press “Accept” or “Refuse…”. The claimant reads why something was refused.',
      },
      {
        title: 'What you do most often',
        body: 'Look closely: open a photo or a PDF, zoom, rotate, compare two side by side.',
      },
      {
        title: 'What you do most often',
        body: 'Compare with another file: “Compare with…” in the viewer shows the damage photos of other files of the same vehicle, by chassis number (VIN). The one you choose stands beside yours, named by its file.',
      },
      {
        title: 'What you do most often',
        body: 'Mark: draw an arrow, a box or a text. Marks lie above the document, the original stays as it is.',
      },
      {
        title: 'What you do most often',
        body: 'Download all: all originals in one ZIP archive.',
      },
      {
        title: 'What you do most often',
        body: 'Ask for documents: “Request documents”. The task can be put off until the answer comes; it comes back by itself. After the last reminder a call is opened.',
      },
      {
        title: 'What you do most often',
        body: 'The automatic request: when the claimant of a new claim confirms an e-mail address or a phone, the papers that are missing are asked for by themselves, once. You can withdraw it like any other; “Document rules” switches it off.',
      },
      {
        title: 'What you do most often',
        body: 'Follow a request: the reading pane of the worklist shows what is asked for, since when, until when and the next reminder.',
      },
      {
        title: 'What you do most often',
        body: 'Answer for somebody: drag a paper that came by post over the page and drop it on what was asked for: its reminders stop.',
      },
      {
        title: 'What you do most often',
        body: 'Refuse with a key: in the window with the reasons, 1 to 4 choose one. The claimant reads it.',
      },
      {
        title: 'What you do most often',
        body: 'Rules (configurators): under “Settings”, “Document rules”, choose the term, reminders, quiet hours and what claimants read about each document, in both languages.',
      },
      {
        title: 'Keys in the viewer',
        body: '← → another document · PageUp PageDown another page · + − 0 size · R rotate · C compare · Shift+C compare with… · A B T arrow, box, text · O original · Y accept · N refuse · Esc back.',
      },
      {
        title: 'If something does not work',
        body: 'A file is refused: PDF, JPG, PNG, WebP and HEIC of at most 25 MB are accepted, by content, not by name.',
      },
      {
        title: 'If something does not work',
        body: '“Duplicate”: the same content is in the file already. Nothing is deleted by itself: “Keep one of each” keeps the accepted or oldest one and marks the others as replaced.',
      },
      {
        title: 'If something does not work',
        body: '“Quarantined”: the virus scanner found something. The document can be neither opened nor accepted; who sent it is told and asked again.',
      },
      {
        title: 'If something does not work',
        body: '“Somebody else has changed one of these documents”: a colleague decided first. Look at that verdict and decide again.',
      },
    ],
  },
  {
    topic: 'documents',
    language: 'ro',
    title: 'Fotografii și documente',
    passages: [
      {
        title: '',
        body: 'Secțiunea „Documente” a unui dosar arată ce lipsește, ce se încarcă acum și tot ce a venit, pe grupe.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Adăugați fișiere: apăsați „Încarcă”, trageți fișierele peste pagină sau lipiți-le (Ctrl+V). Pe telefon, „Fotografiază” deschide camera. Peste un tip care lipsește, fișierele primesc acel tip.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Reluați: dacă rețeaua cade, ce s-a trimis rămâne. Încărcarea continuă singură; după o pauză mai lungă apăsați „Reia”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Judecați: bifați documente și apăsați „Acceptă” sau „Refuză…”. Păgubitul citește motivul refuzului.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Priviți de aproape: deschideți o fotografie sau un PDF, măriți, rotiți, comparați două una lângă alta.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Comparați cu alt dosar: „Compară cu…” din vizualizator arată fotografiile cu avarii din alte dosare ale aceluiași vehicul, după seria de șasiu (VIN). Cea aleasă stă lângă a dumneavoastră, cu numărul dosarului ei.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Marcați: desenați o săgeată, un chenar sau un text. Marcajele stau peste document, originalul rămâne neatins.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Descărcați tot: toate originalele, într-o arhivă ZIP.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Cereți documente: „Cere documente”. Activitatea se poate amâna până vine răspunsul; revine singură. După ultima reamintire se deschide un apel.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Cererea automată: când păgubitul unui dosar nou își confirmă e-mailul sau telefonul, actele care lipsesc se cer singure, o dată. O puteți retrage ca pe oricare alta; se oprește la „Reguli pentru documente”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Urmăriți o cerere: panoul de citire al listei arată ce s-a cerut, de când, până când și următoarea reamintire.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Răspundeți în locul cuiva: trageți peste pagină actul venit prin poștă și dați-i drumul pe documentul cerut: reamintirile se opresc.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Refuzați cu o tastă: în fereastra cu motive, 1–4 aleg motivul. Păgubitul îl citește.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Reguli (configuratori): la „Setări”, „Reguli pentru documente”, alegeți termenul, reamintirile, orele de liniște și ce citesc păgubiții despre fiecare document, în ambele limbi.',
      },
      {
        title: 'Taste în vizualizator',
        body: '← → alt document · PageUp PageDown altă pagină · + − 0 mărime · R rotește · C compară · Shift+C compară cu… · A B T săgeată, chenar, text · O original · Y acceptă · N refuză · Esc înapoi.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Un fișier este refuzat: se primesc PDF, JPG, PNG, WebP și HEIC de cel mult 25 MB, după conținut, nu după nume.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„Dublură”: același conținut există deja în dosar. Nimic nu se șterge singur: „Păstrează una” o păstrează pe cea acceptată sau pe cea mai veche și le trece pe celelalte la înlocuite.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„În carantină”: scanarea antivirus a găsit ceva. Documentul nu poate fi deschis sau acceptat; cine l-a trimis află și este rugat să îl trimită din nou.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„Altcineva a schimbat între timp unul dintre documente”: un coleg a decis înaintea dumneavoastră. Priviți verdictul lui și hotărâți din nou.',
      },
    ],
  },
  {
    topic: 'new-claim',
    language: 'en',
    title: 'New claim',
    passages: [
      {
        title: '',
        body: 'Open a file while you talk to somebody on the phone, read an e-mail or stand at the desk.',
      },
      {
        title: 'What you do most',
        body: 'Listen first: write what the caller says, in their words, then fill in the rest.',
      },
      {
        title: 'What you do most',
        body: '“Still to ask” always shows what is missing. Only what is “needed” keeps the claim from being registered; the rest can be found out later.',
      },
      {
        title: 'What you do most',
        body: 'The hour as people know it: 14:30, about 14–16, or nothing.',
      },
      {
        title: 'What you do most',
        body: 'The policy appears when you type the plate, the VIN or its number: who is insured, whether it was in force that day, which deductible it has. An expired or missing policy stops no claim; somebody checks it on the file.',
      },
      {
        title: 'What you do most',
        body: '“Looks like” appears when the car, the other car or the phone number is on a file already. Compare, then open that file or go on with a reason, which stays on the file.',
      },
      {
        title: 'What you do most',
        body: 'The claim number stands beside the title once the policy is chosen: you can tell it to the caller before you register.',
      },
      {
        title: 'What you do most',
        body: '“Special customer” appears when somebody or something in the report belongs to a customer with rules: what to mind, and what will be different.',
      },
      {
        title: 'What you do most',
        body: 'Repair: once damage and county are known, shops are proposed with reasons. Choose one with the caller, or leave it for later.',
      },
      {
        title: 'What you do most',
        body: 'Drafts save themselves and wait on the dashboard for 30 days. Only you see them.',
      },
      {
        title: 'Keys',
        body: 'Alt and 1–7 lead to a section, Tab to the next field, Ctrl Enter registers.',
      },
      {
        title: 'If something goes wrong',
        body: 'A red list appears at the top: each line leads to the answer to correct. Nothing is lost.',
      },
      {
        title: 'If something goes wrong',
        body: 'There is no connection: press again when it is back; the same claim is never opened twice.',
      },
    ],
  },
  {
    topic: 'new-claim',
    language: 'ro',
    title: 'Daună nouă',
    passages: [
      {
        title: '',
        body: 'Deschideți un dosar în timp ce vorbiți cu cineva la telefon, citiți un e-mail sau stați la ghișeu.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Ascultați întâi: scrieți ce spune apelantul, cu cuvintele lui, apoi completați restul.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: '„Mai trebuie întrebat” arată tot timpul ce lipsește. Doar ce e „obligatoriu” oprește înregistrarea; restul se poate afla mai târziu.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Ora cum o știe omul: 14:30, cam 14–16 sau nimic.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Polița apare când scrieți numărul auto, VIN-ul sau numărul poliței: cine e asigurat, dacă era valabilă în acea zi, ce franșiză are. O poliță expirată sau lipsă nu oprește dauna; cineva o verifică în dosar.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: '„Seamănă cu” apare când mașina, cealaltă mașină sau telefonul sunt deja într-un dosar. Comparați, apoi deschideți dosarul acela sau continuați cu un motiv, care rămâne în dosar.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Numărul dosarului apare lângă titlu după ce alegeți polița: îl puteți spune apelantului înainte de înregistrare.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: '„Client special” apare când cineva sau ceva din avizare e al unui client cu reguli: ce aveți de ținut minte și ce va fi altfel.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Reparația: după avarie și județ se propun service-uri, cu motive. Alegeți unul cu apelantul sau lăsați pe mai târziu.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Ciornele se salvează singure și vă așteaptă pe panou 30 de zile. Le vedeți numai dumneavoastră.',
      },
      {
        title: 'Taste',
        body: 'Alt și 1–7 duc la o secțiune, Tab la câmpul următor, Ctrl Enter înregistrează.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Apare o listă roșie sus: fiecare rând duce la răspunsul de corectat. Nimic nu se pierde.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Nu există conexiune: apăsați din nou când revine; aceeași daună nu se deschide de două ori.',
      },
    ],
  },
  {
    topic: 'message-templates',
    language: 'en',
    title: 'Message templates',
    passages: [
      {
        title: '',
        body: 'Under “Settings” › “Message templates” you write the texts that your colleagues begin an e-mail or an SMS with. Both languages stand side by side; each reader gets their own.',
      },
      {
        title: 'What you do most',
        body: 'Change a text: open the template, write, then “Save and put in force”. What is sent from now on has the new text.',
      },
      {
        title: 'What you do most',
        body: 'Put in a variable: press its name; it goes where the cursor stands. It is filled from the claim file when somebody writes.',
      },
      {
        title: 'What you do most',
        body: 'See what people get: on the right, filled from a real file, which you can change. “Send me a test” sends the e-mail to you alone.',
      },
      {
        title: 'What you do most',
        body: 'Shorten an SMS: a single letter with diacritics makes it twice as long. “Remove them” writes the text without.',
      },
      {
        title: 'What you do most',
        body: 'Go back to a version: “Back to this one” puts its texts into the fields; they are in force once you save.',
      },
      {
        title: 'What you do most',
        body: 'Ask for approval: where the insurer has chosen, below the list, that texts are approved, write why as well, then “Ask for approval”. The old text is sent until another configurator presses “Approve and put in force”. Whoever wrote in a draft does not approve it. The history says who wrote, who approved, and why.',
      },
      {
        title: 'What you do most',
        body: "Write differently to a special customer: “New set” collects their texts, such as those of a fleet. Choose the set at “Texts”, open a template and write its own text. What you do not write is sent with the standard text. The set is then chosen in the customer's rule “Messages”.",
      },
      {
        title: 'If something does not work',
        body: '“does not exist” beside a variable: its name is mistyped. Take one of the list; the template is not saved otherwise.',
      },
      {
        title: 'If something does not work',
        body: 'A set cannot be removed: a rule uses it. The window says whose; choose another set there, then remove it.',
      },
      {
        title: 'If something does not work',
        body: '“not translated”: whoever reads English gets the Romanian text until you translate it.',
      },
      {
        title: 'If something does not work',
        body: 'A colleague saved meanwhile: you see what they changed, and what you typed stays. Save again.',
      },
    ],
  },
  {
    topic: 'messages',
    language: 'en',
    title: 'Messages',
    passages: [
      {
        title: '',
        body: 'From a claim file you write e-mails and SMS and note calls. What you send and receive stands in the timeline and under “Messages”.',
      },
      {
        title: 'What you do most',
        body: 'Send a message by e-mail: the tab “E-mail” below the timeline. Recipients are the claimant and the other people of the file; unconfirmed addresses need your consent.',
      },
      {
        title: 'What you do most',
        body: 'Begin with a template: what the file knows is filled in. What is missing is marked in yellow and filled in the bar above the text.',
      },
      {
        title: 'What you do most',
        body: 'Attach documents: “Attach from the file”. Photos leave without the place where they were taken.',
      },
      {
        title: 'What you do most',
        body: 'Send later: “Send later”: today at 18:00, tomorrow at 9:00 or at a time of your own. Until it leaves, it can be kept back in the timeline.',
      },
      {
        title: 'What you do most',
        body: 'Undo: for ten seconds after sending. The text comes back into the box.',
      },
      {
        title: 'What you do most',
        body: 'Send an SMS: diacritics shorten it to 70 letters. You see both prices and can write without diacritics.',
      },
      {
        title: 'What you do most',
        body: 'Note a call: the tab “Call”: with whom, how it went, what was said.',
      },
      {
        title: 'What you do most',
        body: 'Reply: under “Messages”, below the conversation.',
      },
      {
        title: 'What you do most',
        body: 'Confirm an address: on the person, “Send the confirmation link”, three times a day at most. A fixed line is called instead.',
      },
      {
        title: 'If something does not work',
        body: '“not sent”: the reason stands below the message. “Send again” tries once more.',
      },
      {
        title: 'If something does not work',
        body: '“undeliverable”: the address takes no messages. Call the person and ask for another one.',
      },
      {
        title: 'If something does not work',
        body: 'An e-mail that came is not on the file: a manager finds it under “Messages without a file” and puts it where it belongs.',
      },
      {
        title: 'If something does not work',
        body: 'An SMS does not leave at night: from 20:00 to 08:00 it waits for the morning, unless you choose “Send it now all the same”.',
      },
    ],
  },
  {
    topic: 'message-templates',
    language: 'ro',
    title: 'Șabloane de mesaje',
    passages: [
      {
        title: '',
        body: 'La „Setări” › „Șabloane de mesaje” scrieți textele cu care colegii încep un e-mail sau un SMS. Ambele limbi stau una lângă alta; fiecare destinatar primește limba lui.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Schimbați un text: deschideți șablonul, scrieți, apoi „Salvează și pune în vigoare”. Ce se trimite de acum are textul nou.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Puneți o variabilă: apăsați pe numele ei; intră unde e cursorul. Se completează din dosar când cineva scrie.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Vedeți cum arată: în dreapta, completat dintr-un dosar adevărat. Îl puteți schimba cu alt dosar. „Trimite-mi un test” vă trimite e-mailul numai dumneavoastră.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Scurtați un SMS: o singură diacritică îl face de două ori mai lung. „Scoate-le” scrie textul fără ele.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Reveniți la o versiune: „Revino la aceasta” pune textele ei în câmpuri; intră în vigoare când salvați.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Cereți aprobarea: unde asigurătorul a ales, sub listă, că textele se aprobă, scrieți și de ce, apoi „Cere aprobarea”. Până când alt configurator apasă „Aprobă și pune în vigoare”, se trimite textul vechi. Cine a scris în ciornă nu o aprobă. Istoricul spune cine a scris, cine a aprobat și de ce.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Scrieți altfel unui client special: „Set nou” adună textele lui, de exemplu ale unei flote. Alegeți setul la „Texte”, deschideți un șablon și scrieți textul propriu. Ce nu scrieți pleacă cu textul standard. Setul se alege apoi în regula „Mesaje” a clientului.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„nu există” lângă o variabilă: numele e scris greșit. Luați una din listă; altfel șablonul nu se salvează.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Un set nu se șterge: o regulă îl folosește. Fereastra spune a cui e; alegeți acolo alt set, apoi ștergeți.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„netradusă”: cine citește engleza primește textul în română până îl traduceți.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Un coleg a salvat între timp: vedeți ce a schimbat, iar ce ați scris rămâne. Salvați din nou.',
      },
    ],
  },
  {
    topic: 'messages',
    language: 'ro',
    title: 'Mesaje',
    passages: [
      {
        title: '',
        body: 'Din dosar scrieți e-mailuri și SMS-uri și notați apelurile. Ce trimiteți și ce primiți stă în istoric și la „Mesaje”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Trimiteți un mesaj prin e-mail: fila „E-mail” de sub istoric. Destinatarii sunt păgubitul și celelalte persoane din dosar; adresele neconfirmate cer acordul dumneavoastră.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Porniți de la un șablon: câmpurile din dosar se completează singure. Ce lipsește e marcat cu galben și se completează în bara de deasupra textului.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Atașați documente: „Atașează din dosar”. Fotografiile pleacă fără locul în care au fost făcute.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Trimiteți mai târziu: „Trimite mai târziu”: azi la 18:00, mâine la 9:00 sau la ora dumneavoastră. Până pleacă, mesajul se poate opri din istoric.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Anulați: zece secunde după trimitere, cu „Anulează”. Textul revine în casetă.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Trimiteți un SMS: diacriticele scurtează mesajul la 70 de caractere. Vedeți ambele prețuri și puteți scrie fără diacritice.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Notați un apel: fila „Apel”: cu cine, cum a fost și ce ați vorbit.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Răspundeți: la „Mesaje”, sub conversație.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Confirmați o adresă: la persoană, „Trimite linkul de confirmare”, cel mult de trei ori pe zi. Un număr fix se sună.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„netrimis”: vedeți motivul sub mesaj. „Trimite din nou” încearcă iar.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: '„nelivrabil”: adresa nu primește mesaje. Sunați persoana și cereți altă adresă.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Un e-mail primit nu este în dosar: managerul îl găsește la „Mesaje fără dosar” și îl pune în dosarul potrivit.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'SMS-ul nu pleacă noaptea: între 20:00 și 08:00 așteaptă dimineața. Ca să plece imediat, alegeți „Trimite totuși acum”.',
      },
    ],
  },
  {
    topic: 'own-jobs',
    language: 'en',
    title: 'Jobs',
    passages: [
      {
        title: '',
        body: 'The jobs that insurers have sent to your company. You see your own jobs alone, and nothing that a job does not need.',
      },
      {
        title: 'What you do most often',
        body: 'Answer an offer: “Accept” with the day on which the car will be ready, or “Decline” with a reason. Without an answer in time the offer may go to another company.',
      },
      {
        title: 'What you do most often',
        body: 'Send the estimate: the file and the total with VAT. You see whether it is agreed, or what to correct. You can also paste its lines or read them from a CSV or XLSX file: each gets its own answer.',
      },
      {
        title: 'What you do most often',
        body: 'Say how it goes: “Begin the work”, “Wait for parts” until which day, “Mark as done”.',
      },
      {
        title: 'What you do most often',
        body: 'Send the invoice: number, date, total and file. Then you see by when it is paid.',
      },
      {
        title: 'What you do most often',
        body: 'Write to the handler: messages stay with the job.',
      },
      {
        title: 'Good to know',
        body: 'Without a user you come to one job by the link in its message, until 30 days after its end. A new link takes the place of the one before.',
      },
      {
        title: 'Good to know',
        body: 'Name, phone, photos and messages are gone 30 days after the end of the job.',
      },
      {
        title: 'Good to know',
        body: 'More damage came to light? Send another estimate out of the work; it takes the place of the one before.',
      },
      {
        title: 'Good to know',
        body: 'The calendar shows accepted jobs on the day that you promised.',
      },
    ],
  },
  {
    topic: 'partner-grade',
    language: 'en',
    title: 'How was the work?',
    passages: [
      {
        title: '',
        body: 'A day after a company has finished its work for your claim, we ask you once how you found it.',
      },
      {
        title: 'What you can do',
        body: 'Choose a grade from 1 to 5, write what we should know if you like, and press “Send the grade”.',
      },
      {
        title: 'What you can do',
        body: 'Press “Do not ask me again” if you want no such questions.',
      },
      {
        title: 'Good to know',
        body: 'Only people of the insurer read what you write, not those who did the work.',
      },
      {
        title: 'Good to know',
        body: 'The link opens this question and nothing else, for 14 days.',
      },
    ],
  },
  {
    topic: 'partner-jobs',
    language: 'en',
    title: 'Jobs of partners',
    passages: [
      {
        title: '',
        body: 'Three views for partner administrators and managers.',
      },
      {
        title: 'Late jobs',
        body: 'Jobs whose next step is overdue, the longest first, and who has to act: the handler, the partner or payments. The claim number opens the file, for whoever may read it.',
      },
      {
        title: 'Proposed and chosen',
        body: 'How often each partner was proposed in the last twelve months, how often it stood first, and how often it was chosen. “Got by itself” counts jobs that the product passed on because somebody else did not answer. Shops that were typed freely are counted together.',
      },
      {
        title: 'Scores',
        body: 'The last 90 days, in six figures:',
      },
      {
        title: 'Scores',
        body: 'hours until an answer;',
      },
      {
        title: 'Scores',
        body: 'days in the shop;',
      },
      {
        title: 'Scores',
        body: 'days against the promise;',
      },
      {
        title: 'Scores',
        body: 'the first estimate against what was agreed;',
      },
      {
        title: 'Scores',
        body: 'jobs that had to be done again;',
      },
      {
        title: 'Scores',
        body: 'the mean grade of claimants, who are asked once, a day after the work is done.',
      },
      {
        title: 'Scores',
        body: 'A figure of fewer than ten cases is left out: it would say more about chance than about the partner. On the page of a partner each figure stands beside the 90 days before and the median of its county, once three partners there have enough cases, and a line shows its way over twelve weeks. The report “Partners” tells the same of any period, by partner and by county.',
      },
    ],
  },
  {
    topic: 'partners',
    language: 'en',
    title: 'Partners',
    passages: [
      {
        title: '',
        body: 'The repair shops, windscreen shops, towers, rentals, experts, lawyers and brokers that you work with: who they are, where and on what they work, and how long their contract lasts.',
      },
      {
        title: 'What you do most',
        body: 'Find a partner: by name, CUI or town, then by kind, county and state.',
      },
      {
        title: 'What you do most',
        body: 'Add or edit: the CUI is checked and exists once. What you typed stays on the device until you save.',
      },
      {
        title: 'What you do most',
        body: 'Import many: “Import” reads a CSV file. You see line by line what would happen before anything does. An empty cell takes nothing away.',
      },
      {
        title: 'What you do most',
        body: 'Say where a partner is paid: type the IBAN. A manager approves it; until then the account before is paid.',
      },
      {
        title: 'What you do most',
        body: 'Watch what ends: the list says “7 days” below the contract, and the pane has a warning. You are told 60, 30 and 7 days before, for the contract and for each document.',
      },
      {
        title: 'What you do most',
        body: 'Keep documents: PDF or picture, with the day until which they are good.',
      },
      {
        title: 'What you do most',
        body: 'Suspend: write the reason. Nobody finds the partner for new work any more; what it did and does stays. “Resume” brings it back.',
      },
      {
        title: 'Work on a claim file',
        body: 'Ask a partner: in the claim file, section “Partners”. Each proposal says what speaks for and against it; nothing is chosen beforehand, and any other shop can be typed. The reason of the choice stays in the file.',
      },
      {
        title: 'Work on a claim file',
        body: 'See whose turn it is: every job says who acts next and until when, and is marked when it is late.',
      },
      {
        title: 'Work on a claim file',
        body: 'Write down what was told: “Told by phone” notes an answer, an estimate or an invoice for the partner.',
      },
      {
        title: 'Work on a claim file',
        body: 'Without an answer the next proposed partner gets the job, or you are asked, as you chose. Who was asked before stays under “History and offers”.',
      },
      {
        title: 'Work on a claim file',
        body: 'An invoice that differs from what was agreed is sent back, or accepted with a reason.',
      },
      {
        title: 'Good to know',
        body: 'Without chosen counties a partner works only in the county in which it stands.',
      },
      {
        title: 'Good to know',
        body: 'Without chosen brands or vehicles it takes all of them.',
      },
      {
        title: 'Good to know',
        body: 'The history in the pane tells who changed what and when, the value before and the value after. “Put back” takes a change back.',
      },
      {
        title: 'Good to know',
        body: 'A removed document is gone for good; the history keeps its name.',
      },
    ],
  },
  {
    topic: 'special-customers',
    language: 'en',
    title: 'Special customers',
    passages: [
      {
        title: '',
        body: 'Fleets, leasing companies, banks, brokers and sensitive people whose claim files need other care. Files are recognised when they are reported and whenever a person, the vehicle, the policy or the day of the accident changes.',
      },
      {
        title: 'What you do most',
        body: 'Add a customer: name, kind, level, the days on which it counts, who answers for it. Whoever answers gets the new work on the customer’s files.',
      },
      {
        title: 'What you do most',
        body: 'Say how we recognise it: CNP, CUI, plate, policy prefix, phone, company name with CUI, e-mail domain. A CNP is kept encrypted and shown masked.',
      },
      {
        title: 'What you do most',
        body: 'Import plates: a CSV with headings. First you see what is new, changed, ended and what is left out and why; all of it is applied, or nothing.',
      },
      {
        title: 'What you do most',
        body: 'Say what changes for it: who gets the work, deadlines, messages, extra documents, who is told, approvals, partners. Rules of a level hold for customers that have none of the kind.',
      },
      {
        title: 'What you do most',
        body: 'Try it: type a tax number, a plate or a policy and see who counts, who does not and why.',
      },
      {
        title: 'What you do most',
        body: 'Refuse a wrong match: in the file press the name of the customer, then “This is not right”. The refusal has a reason and stays, whatever matches later.',
      },
      {
        title: 'Good to know',
        body: 'When two customers match, the higher level counts, then the more precise entry. The other one is shown in the file, with the reason.',
      },
      {
        title: 'Good to know',
        body: 'Plates and other entries count on the day of the accident, a customer on the day on which it is matched.',
      },
      {
        title: 'Good to know',
        body: 'VIPs, employees and sensitive people are named to managers, configurators and whoever answers for them only. Everybody else reads “Special customer”.',
      },
      {
        title: 'Good to know',
        body: 'A new list changes no open file by itself. Check open files compares all of them with the customers of today and shows what each would gain, lose or change and why; you apply all of it or chosen files. What was refused stays refused, and a check older than the last change of a customer is not applied.',
      },
      {
        title: 'Good to know',
        body: 'A rule acts when a file is matched: at the notice and after changes. A rule that is changed later acts with the next match. What a rule did stays when the match is refused.',
      },
    ],
  },
  {
    topic: 'own-jobs',
    language: 'ro',
    title: 'Lucrări',
    passages: [
      {
        title: '',
        body: 'Lucrările pe care asigurătorii le-au trimis firmei dumneavoastră. Vedeți numai lucrările firmei, fără date pe care lucrarea nu le cere.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Răspundeți la o ofertă: „Acceptă” cu ziua în care mașina va fi gata sau „Refuză” cu motiv. Fără răspuns la timp, oferta poate trece la altă firmă.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Trimiteți devizul: fișierul și totalul cu TVA. Vedeți dacă este agreat sau ce trebuie corectat. Puteți lipi și rândurile, sau le citiți dintr-un fișier CSV sau XLSX: fiecare primește răspunsul lui.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Spuneți cum merge: „Începe lucrul”, „Așteptăm piese” până în ce zi, „Marchează gata”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Trimiteți factura: numărul, data, totalul și fișierul. Apoi vedeți până când este plătită.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Scrieți inspectorului: mesajele rămân la lucrare.',
      },
      {
        title: 'Bine de știut',
        body: 'Fără utilizator ajungeți la o lucrare prin linkul din mesajul ei, până la 30 de zile după încheiere. Un link nou îl înlocuiește pe cel dinainte.',
      },
      {
        title: 'Bine de știut',
        body: 'Numele, telefonul, fotografiile și mesajele dispar la 30 de zile după ce lucrarea s-a încheiat.',
      },
      {
        title: 'Bine de știut',
        body: 'Ați găsit o avarie în plus? Din lucru trimiteți un deviz nou, care îl înlocuiește pe cel dinainte.',
      },
      {
        title: 'Bine de știut',
        body: 'Calendarul arată lucrările acceptate în ziua pe care ați promis-o.',
      },
    ],
  },
  {
    topic: 'partner-grade',
    language: 'ro',
    title: 'Cum a fost lucrarea?',
    passages: [
      {
        title: '',
        body: 'La o zi după ce o firmă a terminat lucrarea pentru dauna dumneavoastră, vă întrebăm o dată cum a fost.',
      },
      {
        title: 'Ce puteți face',
        body: 'Alegeți o notă de la 1 la 5, scrieți ce ar trebui să știm, dacă doriți, și apăsați „Trimiteți nota”.',
      },
      {
        title: 'Ce puteți face',
        body: 'Apăsați „Nu mă mai întrebați” dacă nu doriți astfel de întrebări.',
      },
      {
        title: 'Bine de știut',
        body: 'Ce scrieți citesc numai oamenii asigurătorului, nu și cei care au făcut lucrarea.',
      },
      {
        title: 'Bine de știut',
        body: 'Linkul deschide doar această întrebare, timp de 14 zile.',
      },
    ],
  },
  {
    topic: 'partner-jobs',
    language: 'ro',
    title: 'Lucrările partenerilor',
    passages: [
      {
        title: '',
        body: 'Trei vederi pentru administratorii de parteneri și manageri.',
      },
      {
        title: 'Lucrări întârziate',
        body: 'Lucrările cu pasul următor depășit, cele mai vechi primele, și cine trebuie să facă ceva: inspectorul, partenerul sau plățile. Numărul dosarului deschide dosarul, pentru cine are voie să îl citească.',
      },
      {
        title: 'Propuși și aleși',
        body: 'De câte ori a fost propus fiecare partener în ultimele douăsprezece luni, de câte ori a fost primul și de câte ori a fost ales. „Primite automat” numără lucrările trecute mai departe pentru că altcineva nu a răspuns. Service-urile scrise liber se numără împreună.',
      },
      {
        title: 'Scoruri',
        body: 'Ultimele 90 de zile, cu șase cifre:',
      },
      {
        title: 'Scoruri',
        body: 'ore până la răspuns;',
      },
      {
        title: 'Scoruri',
        body: 'zile în service;',
      },
      {
        title: 'Scoruri',
        body: 'zile față de promisiune;',
      },
      {
        title: 'Scoruri',
        body: 'primul deviz față de suma agreată;',
      },
      {
        title: 'Scoruri',
        body: 'lucrări refăcute;',
      },
      {
        title: 'Scoruri',
        body: 'nota medie a păgubiților, întrebați o singură dată, la o zi după ce lucrarea e gata.',
      },
      {
        title: 'Scoruri',
        body: 'O cifră cu mai puțin de zece cazuri lipsește: ar spune mai mult despre întâmplare decât despre partener. Pe pagina partenerului fiecare cifră stă lângă cele 90 de zile dinainte și lângă mediana județului, dacă trei parteneri de acolo au destule cazuri, iar o linie arată cum a mers în douăsprezece săptămâni. Raportul „Parteneri” spune același lucru despre orice perioadă, pe parteneri și pe județe.',
      },
    ],
  },
  {
    topic: 'partners',
    language: 'ro',
    title: 'Parteneri',
    passages: [
      {
        title: '',
        body: 'Service-uri, parbrize, tractare, mașini la schimb, experți, avocați și brokeri cu care lucrați: cine sunt, unde și ce lucrează, până când au contract.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Găsiți un partener: după nume, CUI sau oraș, apoi după fel, județ și stare.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Adăugați sau modificați: CUI-ul este verificat și există o singură dată. Ce ați scris rămâne pe dispozitiv până salvați.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Importați mai mulți: „Importă” citește un fișier CSV. Vedeți rând cu rând ce s-ar întâmpla, înainte să se întâmple. O celulă goală nu șterge nimic.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Spuneți unde este plătit: scrieți IBAN-ul. Îl aprobă un manager; până atunci se plătește în contul de dinainte.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Urmăriți ce expiră: lista arată „7 zile” sub contract, iar panoul un avertisment. Primiți o notificare cu 60, 30 și 7 zile înainte, pentru contract și pentru fiecare document.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Păstrați documente: PDF sau imagine, cu ziua până la care sunt valabile.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Suspendați: scrieți motivul. Partenerul nu mai este găsit pentru lucrări noi; ce a făcut și face rămâne. „Reia colaborarea” îl aduce înapoi.',
      },
      {
        title: 'Lucrări pe un dosar',
        body: 'Cereți unui partener: în dosar, secțiunea „Parteneri”. Fiecare propunere spune ce e pentru și ce e împotrivă; nimic nu e ales dinainte și orice alt service poate fi scris. Motivul alegerii rămâne în dosar.',
      },
      {
        title: 'Lucrări pe un dosar',
        body: 'Vedeți al cui e rândul: fiecare lucrare spune cine urmează și până când, și arată dacă întârzie.',
      },
      {
        title: 'Lucrări pe un dosar',
        body: 'Notați ce s-a spus: „Spus la telefon” notează un răspuns, un deviz sau o factură în locul partenerului.',
      },
      {
        title: 'Lucrări pe un dosar',
        body: 'Fără răspuns, lucrarea trece la următorul partener propus sau sunteți întrebat, cum ați ales. Cine a fost întrebat înainte rămâne la „Istoric și oferte”.',
      },
      {
        title: 'Lucrări pe un dosar',
        body: 'O factură care diferă de ce s-a agreat se trimite înapoi sau se acceptă cu un motiv.',
      },
      {
        title: 'Bine de știut',
        body: 'Fără județe alese, partenerul lucrează numai în județul în care se află.',
      },
      {
        title: 'Bine de știut',
        body: 'Fără mărci sau vehicule alese, le primește pe toate.',
      },
      {
        title: 'Bine de știut',
        body: 'Istoricul din panou arată cine a schimbat ce, când, valoarea dinainte și cea de după. „Revino” pune la loc ce era.',
      },
      {
        title: 'Bine de știut',
        body: 'Un document șters dispare definitiv; istoricul păstrează numele lui.',
      },
    ],
  },
  {
    topic: 'special-customers',
    language: 'ro',
    title: 'Clienți speciali',
    passages: [
      {
        title: '',
        body: 'Flote, firme de leasing, bănci, brokeri și persoane sensibile, ale căror dosare cer altă grijă. Dosarele sunt recunoscute la avizare și la orice schimbare a unei persoane, a vehiculului, a poliței sau a zilei evenimentului.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Adăugați un client: nume, fel, nivel, zilele în care contează, cine răspunde. Cine răspunde primește lucrările noi din dosarele clientului.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Spuneți cum îl recunoaștem: CNP, CUI, număr auto, prefix de poliță, telefon, nume de firmă cu CUI, domeniu de e-mail. CNP-ul se păstrează criptat și se arată mascat.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Importați numere: un CSV cu cap de tabel. Vedeți întâi ce e nou, schimbat, încheiat și ce rămâne deoparte, cu motivul; se aplică totul sau nimic.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Spuneți ce se schimbă pentru el: cine primește munca, termene, mesaje, documente în plus, cine e anunțat, aprobări, parteneri. Regulile unui nivel țin pentru clienții care nu au ei una de același fel.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Probați: scrieți un CUI, un număr sau o poliță și vedeți cine câștigă, cine nu și de ce.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Refuzați o potrivire greșită: în dosar, apăsați numele clientului, apoi „Nu e corect”. Refuzul are un motiv și rămâne, orice s-ar potrivi mai târziu.',
      },
      {
        title: 'Bine de știut',
        body: 'Când doi clienți se potrivesc, câștigă nivelul mai înalt, apoi criteriul mai precis. Celălalt se vede în dosar, cu motivul.',
      },
      {
        title: 'Bine de știut',
        body: 'Numerele și celelalte criterii contează în ziua evenimentului, clientul în ziua potrivirii.',
      },
      {
        title: 'Bine de știut',
        body: 'VIP-urile, salariații și persoanele sensibile sunt numiți numai managerilor, configuratorilor și celui care răspunde. Ceilalți citesc „Client special”.',
      },
      {
        title: 'Bine de știut',
        body: 'O listă nouă nu schimbă singură dosarele deschise. Verifică dosarele deschise le compară pe toate cu clienții de azi și arată ce ar primi, pierde sau schimba fiecare și de ce; aplicați tot sau numai dosarele alese. Ce a fost refuzat rămâne refuzat, iar o verificare mai veche decât ultima schimbare a unui client nu se mai aplică.',
      },
      {
        title: 'Bine de știut',
        body: 'O regulă se aplică la potrivirea dosarului: la avizare și după schimbări. O regulă schimbată mai târziu se aplică la următoarea potrivire. Ce a făcut o regulă rămâne și dacă potrivirea e refuzată.',
      },
    ],
  },
  {
    topic: 'reports',
    language: 'en',
    title: 'Reports',
    passages: [
      {
        title: '',
        body: '“Reports” shows every report that is open to you, with its figure of last week, thirteen weeks as a line, and what it says in a sentence. A report has its own page.',
      },
      {
        title: 'What you do most',
        body: 'Choose: the period, what it is compared with, and what the table is by. All of it stands in the address: whoever gets the link sees the same.',
      },
      {
        title: 'What you do most',
        body: 'Read: the sentence above the chart says what the figures show. With the arrow keys you go through the bars; “Table” shows the same figures as numbers.',
      },
      {
        title: 'What you do most',
        body: 'See the files: press a bar or a row. The files behind it open beside it, and the link below them opens exactly these in Tasks.',
      },
      {
        title: 'What you do most',
        body: 'Take it out: “Export XLSX” or “CSV” saves the table with the same columns, order and figures; “PDF” adds the sentence, the figure and how it is counted.',
      },
      {
        title: 'What you do most',
        body: 'Take all cases: from the same menu, as XLSX or CSV: a line is written for each case, however many there are. The file is made in the background; you are notified when it is ready and find it on the page of the report for seven days.',
      },
      {
        title: 'What you do most',
        body: 'Keep it: “Save parameters” keeps period, county and the rest under a name, also for colleagues. The star puts a report among your favourites.',
      },
      {
        title: 'What you do most',
        body: 'Have it sent: “Schedule” sends the report by e-mail, daily, weekly or monthly, as XLSX, PDF or CSV. What falls on a free day comes on the next working day. The line of the schedule says whether it arrived.',
      },
      {
        title: 'Good to know',
        body: 'Figures are written down every night. What a day said stays as it was, whatever happens to its files later.',
      },
      {
        title: 'Good to know',
        body: 'Below ten cases nothing is compared: chance would say more than the figure.',
      },
      {
        title: 'Good to know',
        body: 'Under the figure stands how it is counted.',
      },
      {
        title: 'Good to know',
        body: 'A report goes only to colleagues who may run it. When you lose access to it yourself, it stops, and you get an e-mail that says so.',
      },
      {
        title: 'Good to know',
        body: 'When a day had to be corrected, the report says which day, when and why.',
      },
    ],
  },
  {
    topic: 'reports',
    language: 'ro',
    title: 'Rapoarte',
    passages: [
      {
        title: '',
        body: '„Rapoarte” arată fiecare raport la care aveți acces, cu cifra săptămânii trecute, treisprezece săptămâni ca linie și ce spune raportul într-o propoziție. Fiecare raport are pagina lui.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Alegeți: perioada, cu ce se compară și pe ce este tabelul. Totul stă în adresă: cine primește linkul vede același lucru.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Citiți: propoziția de deasupra graficului spune ce arată cifrele. Cu săgețile treceți prin bare; „Tabel” arată aceleași cifre ca numere.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Vedeți dosarele: apăsați o bară sau un rând. Dosarele din spatele ei se deschid alături, iar linkul de sub ele le deschide exact pe acestea în Activități.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Scoateți datele: „Exportă XLSX” sau „CSV” salvează tabelul cu aceleași coloane, ordine și cifre; „PDF” adaugă propoziția, cifra și cum se numără.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Luați toate cazurile: din același meniu, ca XLSX sau CSV: se scrie câte un rând pentru fiecare caz, oricât de multe ar fi. Fișierul se face în fundal; vă anunțăm când e gata și îl găsiți șapte zile în pagina raportului.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Păstrați: „Salvează parametrii” ține perioada, județul și restul sub un nume, și pentru colegi. Steaua pune raportul la favorite.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Trimiteți automat: „Programează” trimite raportul pe e-mail zilnic, săptămânal sau lunar, ca XLSX, PDF sau CSV. Ce cade într-o zi liberă vine în următoarea zi lucrătoare. Rândul programării spune dacă a ajuns.',
      },
      {
        title: 'Bine de știut',
        body: 'Cifrele se notează în fiecare noapte. Ce a spus o zi rămâne așa, orice s-ar întâmpla apoi cu dosarele ei.',
      },
      {
        title: 'Bine de știut',
        body: 'Sub zece cazuri nu se compară nimic: întâmplarea ar spune mai mult decât cifra.',
      },
      {
        title: 'Bine de știut',
        body: 'Sub cifră scrie cum se numără.',
      },
      {
        title: 'Bine de știut',
        body: 'Un raport ajunge numai la colegi care au acces la el. Dacă pierdeți chiar dumneavoastră accesul, trimiterea se oprește, iar un e-mail vă spune asta.',
      },
      {
        title: 'Bine de știut',
        body: 'Dacă o zi a trebuit corectată, raportul spune care zi, când și de ce.',
      },
    ],
  },
  {
    topic: 'appointments',
    language: 'en',
    title: 'Appointments',
    passages: [
      {
        title: '',
        body: 'An inspection needs a vehicle, a place, an assessor and an hour that all exist at once. Dosar offers only such hours.',
      },
      {
        title: 'What you do most',
        body: 'Book: open “Appointment” in a claim and press “Book”. The first free hours stand at the top; below are all places of a county. The hour is kept for ten minutes while you type.',
      },
      {
        title: 'What you do most',
        body: 'Somebody else was faster: you get the three nearest hours. What you typed stays.',
      },
      {
        title: 'What you do most',
        body: 'Move: on the board, drag a visit, choose “Move to…” in its menu, or press M on it. Every reason for and against the hour is listed. The old hour is freed only once you confirm.',
      },
      {
        title: 'What you do most',
        body: 'Book from the board: press “Schedule”, choose the claim, then the hour. The filters above it (county, kind, assessor, state) stay in the address; hours that they hide are shown as “Taken”.',
      },
      {
        title: 'What you do most',
        body: 'The way between two places is hatched between visits; nothing can be booked meanwhile.',
      },
      {
        title: 'What you do most',
        body: 'To call: whoever missed twice gets no more messages alone. Call, find out when they can come, and book while you talk.',
      },
      {
        title: 'What you do most',
        body: 'Print a day: choose “List”, then “Day sheet”.',
      },
      {
        title: 'What you do most',
        body: 'Your own day (assessors): “My day” shows what is next. “I am on the way”, “I have arrived”, “Done” also work without a network; they are sent when it is back. So are photos, which go into the claim by themselves.',
      },
      {
        title: 'What you do most',
        body: 'The news did not arrive: under “Who was told” press “Send again”; it takes the other way. If the claimant answers NO, a call opens.',
      },
      {
        title: 'What you do most',
        body: 'Nobody came: press “Nobody is here”. After 15 minutes you can close the visit; the claimant gets a message with another hour.',
      },
      {
        title: 'Places and plans',
        body: 'Managers of assessors keep them in the settings, at “Places”: hours, lanes, exceptions, and who works where. Beside the form you see what could really be booked. When a changed plan or place leaves visits out, you see them before it is saved, each with another hour; they move together with the change, and each claimant gets one message. A place cannot be switched off until all of them are moved.',
      },
    ],
  },
  {
    topic: 'appointments',
    language: 'ro',
    title: 'Programări',
    passages: [
      {
        title: '',
        body: 'O constatare are nevoie de o mașină, un loc, un inspector și o oră care există toate în același timp. Dosar oferă numai astfel de ore.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Programați: deschideți „Programare” în dosar și apăsați „Programează”. Sus stau primele ore libere, mai jos toate locurile unui județ. Ora este păstrată zece minute cât scrieți.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Altcineva a fost mai rapid: primiți cele mai apropiate trei ore. Ce ați scris rămâne.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Mutați: la „Programări” trageți vizita, alegeți „Mută la…” din meniul ei sau apăsați M. Vedeți fiecare motiv pentru și împotriva orei. Ora veche se eliberează abia după confirmare.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Tipăriți o zi: alegeți „Listă”, apoi „Fișa zilei”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Ziua dumneavoastră (inspectori): „Ziua mea” arată ce urmează. „Am plecat”, „Am ajuns”, „Gata” merg și fără rețea; pleacă singure când revine. La fel fotografiile: intră singure în dosar.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Vestea nu a ajuns: la „Cine a fost anunțat” apăsați „Trimite din nou”; pleacă pe cealaltă cale. Dacă păgubitul răspunde NU, se deschide un apel.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Nu a venit nimeni: apăsați „Nu e nimeni”. După 15 minute puteți închide vizita; păgubitul primește un mesaj cu altă oră.',
      },
      {
        title: 'Locuri și planuri',
        body: 'Managerii inspectorilor le țin în setări, la „Locuri”: program, linii, excepții și cine unde lucrează. Lângă formular vedeți ce se poate rezerva cu adevărat. Dacă un plan sau un loc schimbat lasă vizite pe dinafară, le vedeți înainte de salvare, fiecare cu altă oră; se mută odată cu schimbarea, iar fiecare păgubit primește un singur mesaj. Un loc nu poate fi oprit până nu sunt mutate toate.',
      },
    ],
  },
  {
    topic: 'money',
    language: 'en',
    title: 'The money of a claim',
    passages: [
      {
        title: '',
        body: 'The section “Money” takes a claim from the estimate to the payment. The first button is the next step.',
      },
      {
        title: 'Amounts and reserve',
        body: 'Estimated and agreed are recorded with what they stand on, such as the estimate of the shop.',
      },
      {
        title: 'Amounts and reserve',
        body: 'The reserve is kept by coverage. Each change needs a reason and stays in the history.',
      },
      {
        title: 'Amounts and reserve',
        body: 'Nothing is removed: a mistake is corrected by another entry.',
      },
      {
        title: 'The offer',
        body: 'You calculate it line by line. The closed damage note, or the estimate agreed with the shop, is proposed with its VAT; so are the deductible and the penalty for a delay, each with how it was reckoned. You can change every line.',
      },
      {
        title: 'The offer',
        body: 'Above your limit you ask for approval. Whoever calculated the offer cannot approve it.',
      },
      {
        title: 'The offer',
        body: 'You see the letter and the message before they leave. The letter stays among the documents.',
      },
      {
        title: 'The offer',
        body: 'The claimant accepts or contests it by the link in the message; you can record an answer as well.',
      },
      {
        title: 'The offer as the claimant sees it',
        body: 'Two ways: the link in the message, and the status page of the claim after the access code. On the status page only the person to whom you sent it sees it, even when somebody else has opened the claim.',
      },
      {
        title: 'The offer as the claimant sees it',
        body: 'What they see: the amount, where it comes from, the letter, until when they answer and until when we pay. The term and the penalty are those of the law of the claim; without one the policy is named.',
      },
      {
        title: 'The offer as the claimant sees it',
        body: 'What they can do: accept, with the account that we pay into, or contest, with reasons and up to ten files. After an objection they can still accept.',
      },
      {
        title: 'The offer as the claimant sees it',
        body: 'When it goes: after 60 days without an acceptance, or when a new offer replaces it. An accepted offer stays, and shows what was paid and when.',
      },
      {
        title: 'The payment',
        body: 'It is ordered once, after the acceptance, if the reserve is enough. Of a contested offer you can already “Pay the undisputed part”. A new offer is the whole sum and takes the place of the one before: only the difference is paid. Colleagues of finance give the orders to the bank under “Payments”, as ISO 20022 or CSV, after they have confirmed count, sum and account. Payments, in parts as well, are recorded on the file, or for all files at once with “Import a statement”.',
      },
      {
        title: 'The payment',
        body: 'Money needs two people: whoever recorded the answer or typed the account does not order the payment, and whoever ordered or approved it neither gives it to the bank nor records it. Your limit counts for the whole file and, over 30 days, for one account.',
      },
      {
        title: 'The payment',
        body: 'An account that a colleague typed, or that is held under another name, is paid only once it is confirmed. Press “Confirm the account” after you have compared it with a paper of the claimant; whoever typed it does not confirm it. Or press “Ask the claimant to confirm”: they get the link of the offer, and confirm the account there or on the tracker.',
      },
      {
        title: 'The bank statement',
        body: 'What is read: camt.052, camt.053, camt.054, MT940 and CSV with headings, as the bank made them. A line that cannot be read stays in sight, with the reason; the others go on.',
      },
      {
        title: 'The bank statement',
        body: 'Before recording: each line says what it pays or why it pays nothing. “Partial”, “More than ordered” and “Several orders” are for you to decide; the others can be left out. Nothing changes until you press “Record”.',
      },
      {
        title: 'The bank statement',
        body: 'How often: a transfer is recorded once, however many files bring it.',
      },
      {
        title: 'The bank statement',
        body: 'A returned payment: the order opens again, the reserve comes back, and whoever has the file gets a task to ask for another account. The returned order is cancelled and ordered again.',
      },
      {
        title: 'When accepted and paid disagree',
        body: 'Name the difference: the claim stays open until the rest is paid or a colleague of finance names the difference, with a reason: the claimant waives the rest, too much was paid, rounding, exchange rate or an error of the bank. Whoever ordered, approved or recorded a payment of the claim does not name it.',
      },
      {
        title: 'When accepted and paid disagree',
        body: 'Paid too much: once the excess is named, a whole offer below what was paid can leave. Note under “To come back” what you ask back.',
      },
      {
        title: 'What comes back',
        body: 'Note it: “Note an amount” at “To come back”: recourse or residual value, who owes it, on what ground, and how much you expect.',
      },
      {
        title: 'What comes back',
        body: 'Ask for it: “Asked for”, with the day. What you expect is corrected at any time, with a reason.',
      },
      {
        title: 'What comes back',
        body: 'Receive it: “Record a receipt”, in parts as well. More than was expected is refused.',
      },
      {
        title: 'What comes back',
        body: 'Correct it: a wrong receipt is taken back with “Correct” and a reason; both entries stay.',
      },
      {
        title: 'What comes back',
        body: 'Give up the rest: “Give up”, with a reason. What was received stays, and what is no longer expected leaves the sums.',
      },
    ],
  },
  {
    topic: 'money',
    language: 'ro',
    title: 'Banii dosarului',
    passages: [
      {
        title: '',
        body: 'Secțiunea „Bani” duce dosarul de la estimat la plătit. Primul buton este pasul următor.',
      },
      {
        title: 'Sume și rezervă',
        body: 'Estimat și agreat le înregistrați cu ce se sprijină, de exemplu devizul service-ului.',
      },
      {
        title: 'Sume și rezervă',
        body: 'Rezerva se ține pe acoperiri. Fiecare schimbare cere un motiv și rămâne în istoric.',
      },
      {
        title: 'Sume și rezervă',
        body: 'Nimic nu se șterge: o greșeală se îndreaptă printr-o altă înregistrare.',
      },
      {
        title: 'Oferta',
        body: 'O calculați pe rânduri. Nota de constatare închisă sau devizul agreat cu service-ul este propus cu TVA, la fel franșiza și penalitățile de întârziere, fiecare cu modul de calcul. Puteți schimba orice rând.',
      },
      {
        title: 'Oferta',
        body: 'Peste limita dumneavoastră cereți aprobarea. Cine a calculat oferta nu o poate aproba.',
      },
      {
        title: 'Oferta',
        body: 'Înainte de trimitere vedeți scrisoarea și mesajul. Scrisoarea PDF rămâne între documente.',
      },
      {
        title: 'Oferta',
        body: 'Păgubitul acceptă sau contestă prin linkul primit; puteți înregistra și dumneavoastră răspunsul.',
      },
      {
        title: 'Oferta, cum o vede păgubitul',
        body: 'Două căi: linkul din mesaj și pagina de stadiu a dosarului, după codul de acces. Pe pagina de stadiu o vede doar persoana căreia i-ați trimis-o, chiar dacă și altcineva a deschis dosarul.',
      },
      {
        title: 'Oferta, cum o vede păgubitul',
        body: 'Ce vede: suma, de unde vine, scrisoarea, până când răspunde și până când plătim. Termenul de plată și penalitățile sunt cele ale legii dosarului; fără termen legal se trimite la poliță.',
      },
      {
        title: 'Oferta, cum o vede păgubitul',
        body: 'Ce poate face: acceptă, cu contul în care plătim, sau contestă, cu motive și până la zece fișiere. După contestație poate încă accepta.',
      },
      {
        title: 'Oferta, cum o vede păgubitul',
        body: 'Când dispare: după 60 de zile fără acceptare sau când o înlocuiește o ofertă nouă. O ofertă acceptată rămâne și arată ce s-a plătit și când.',
      },
      {
        title: 'Plata',
        body: 'Se ordonă o singură dată, după acceptare, dacă rezerva ajunge. Dintr-o ofertă contestată puteți deja apăsa „Plătește partea necontestată”. O ofertă nouă cuprinde toată suma și îi ia locul celei dinainte: se plătește doar diferența. Colegii de la plăți dau băncii ordinele la „Plăți”, ca ISO 20022 sau CSV, după ce confirmă numărul, suma și contul. Plățile, și cele parțiale, se înregistrează la dosar, sau la toate dosarele deodată cu „Importă un extras”.',
      },
      {
        title: 'Plata',
        body: 'Banii cer doi oameni: cine a înregistrat răspunsul sau a scris contul nu ordonă plata, iar cine a ordonat-o sau a aprobat-o nu o dă băncii și nu o înregistrează. Limita dumneavoastră se socotește pe tot dosarul și, pe 30 de zile, pe același cont.',
      },
      {
        title: 'Plata',
        body: 'Contul scris de un coleg sau ținut pe alt nume se plătește abia după confirmare. Apăsați „Confirmă contul” după ce l-ați comparat cu un act al păgubitului; cine l-a scris nu îl confirmă. Sau apăsați „Cere confirmarea păgubitului”: primește linkul ofertei și confirmă contul acolo ori pe pagina de stadiu.',
      },
      {
        title: 'Extrasul băncii',
        body: 'Ce se citește: camt.052, camt.053, camt.054, MT940 și CSV cu titluri de coloane, așa cum le face banca. Un rând care nu se poate citi rămâne la vedere, cu motivul; celelalte merg mai departe.',
      },
      {
        title: 'Extrasul băncii',
        body: 'Înainte de înregistrare: fiecare rând spune ce plătește sau de ce nu plătește nimic. Rândurile „Parțial”, „Mai mult decât ordinul” și „Mai multe ordine” le hotărâți dumneavoastră; pe celelalte le puteți lăsa deoparte. Până apăsați „Înregistrează”, nu se schimbă nimic.',
      },
      {
        title: 'Extrasul băncii',
        body: 'De câte ori: un transfer se înregistrează o singură dată, oricâte fișiere îl aduc.',
      },
      {
        title: 'Extrasul băncii',
        body: 'Plata întoarsă: ordinul se redeschide, rezerva revine, iar cine are dosarul primește activitatea de a cere alt cont. Ordinul întors se anulează și se ordonă din nou.',
      },
      {
        title: 'Când acceptat și plătit nu se potrivesc',
        body: 'Explicați diferența: dosarul rămâne deschis până când restul este plătit sau un coleg de la plăți explică diferența, cu un motiv: păgubitul renunță la rest, s-a plătit în plus, rotunjire, curs de schimb sau eroare a băncii. Cine a ordonat, a aprobat sau a înregistrat o plată a dosarului nu o explică.',
      },
      {
        title: 'Când acceptat și plătit nu se potrivesc',
        body: 'Plătit în plus: după ce plusul este explicat, poate pleca o ofertă întreagă mai mică decât s-a plătit. Treceți la sumele de recuperat ce cereți înapoi.',
      },
      {
        title: 'Ce se recuperează',
        body: 'Notați: „Notează o sumă” la „De recuperat”: regres sau valoare reziduală, cine datorează, în ce temei și cât așteptați.',
      },
      {
        title: 'Ce se recuperează',
        body: 'Cereți: „A fost cerută”, cu ziua. Ce așteptați se corectează oricând, cu motiv.',
      },
      {
        title: 'Ce se recuperează',
        body: 'Încasați: „Înregistrează o încasare”, și în părți. Peste suma așteptată nu se poate.',
      },
      {
        title: 'Ce se recuperează',
        body: 'Corectați: o încasare greșită se ia înapoi cu „Corectează” și motiv; ambele înregistrări rămân.',
      },
      {
        title: 'Ce se recuperează',
        body: 'Renunțați la rest: „Renunță”, cu motiv. Ce s-a încasat rămâne, iar ce nu se mai așteaptă iese din totaluri.',
      },
    ],
  },
  {
    topic: 'dashboard',
    language: 'en',
    title: 'The dashboard',
    passages: [
      {
        title: '',
        body: 'The dashboard answers one question: what do I do first? It shows what waits for you, which deadlines come next and what today holds.',
      },
      {
        title: 'What you do most',
        body: 'Begin with what presses: the three numbers at the top are missed legal deadlines, legal deadlines within 3 days, and what is to be done today. Every number is a link to exactly these tasks.',
      },
      {
        title: 'What you do most',
        body: 'Go by deadline: “Nearest deadlines” begins with the most urgent one. A click opens the file.',
      },
      {
        title: 'What you do most',
        body: 'See your day: “My day” shows what has an hour on a line of hours, and below it the rest.',
      },
      {
        title: 'What you do most',
        body: 'Replace a colleague: their card says until when and what waits there; “Work in their name” changes over.',
      },
      {
        title: 'What you do most',
        body: 'Return to a file: “Recently opened” keeps the last ones.',
      },
      {
        title: 'What you do most',
        body: 'For managers: “Forgotten tasks” shows open tasks that nobody works on any more.',
      },
      {
        title: 'Keys',
        body: 'G then D opens the dashboard from anywhere.',
      },
      {
        title: 'If something goes wrong',
        body: 'A number is zero: you have nothing of that kind. The entry keeps its place, only fainter.',
      },
      {
        title: 'If something goes wrong',
        body: 'The number differs from the list: a colleague has worked meanwhile. Reload the page.',
      },
    ],
  },
  {
    topic: 'worklist',
    language: 'en',
    title: 'Tasks',
    passages: [
      {
        title: '',
        body: 'This is the list of work: your tasks, those of your team and those that wait for somebody. It begins with the nearest deadline.',
      },
      {
        title: 'What you do most',
        body: 'Narrow the list: type in “Search” or open “Filters”. Every filter stands above the list and goes with one click.',
      },
      {
        title: 'What you do most',
        body: 'Keep a list: “Save as…” gives it a name. Tick “The team sees it too” if it helps your colleagues.',
      },
      {
        title: 'What you do most',
        body: 'Hand work over to a colleague: tick the rows and choose “Assign”.',
      },
      {
        title: 'What you do most',
        body: 'Change several at once: tick rows (Shift ticks a whole range) and choose below: Assign, Status, Note, Priority, Snooze. Then read how many were done and why the others were skipped.',
      },
      {
        title: 'What you do most',
        body: 'Snooze: the task leaves the list and returns by itself on the day you choose. Until then it is under “Snoozed”.',
      },
      {
        title: 'What you do most',
        body: 'Take from the queue: “Take” on a row that nobody has.',
      },
      {
        title: 'What you do most',
        body: 'Bring the list to Excel: “Export” prepares the file in the background and tells you when it is ready.',
      },
      {
        title: 'What you do most',
        body: 'Change a whole list: tick all rows shown, then select all of the list. More than 200 tasks are changed in the background: the line above the rows says how far it is, also when you leave and come back.',
      },
      {
        title: 'What you do most',
        body: 'Read a file beside the list: the button of the pane, at the top right, on wide screens. E takes the next step, S changes the status, H snoozes, A reassigns; then the next file opens. Z undoes, J and K go on without an act.',
      },
      {
        title: 'Keys',
        body: 'J and K next and previous row · Enter opens · X ticks · A assign · E status · N note · S snooze · T take · / search in the list.',
      },
      {
        title: 'If something goes wrong',
        body: 'You changed something by mistake: press “Undo” in the message that appears. All rows return. What cannot be undone says so before you confirm.',
      },
      {
        title: 'If something goes wrong',
        body: 'A row was skipped: “Why” gives the reason, for instance that a colleague has just changed it.',
      },
      {
        title: 'If something goes wrong',
        body: 'The list is empty: press “Clear filters”.',
      },
    ],
  },
  {
    topic: 'dashboard',
    language: 'ro',
    title: 'Panoul',
    passages: [
      {
        title: '',
        body: 'Panoul răspunde la o întrebare: ce fac mai întâi? Arată ce vă așteaptă, ce termene se apropie și ce aveți azi.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Începeți cu ce presează: cele trei numere de sus sunt termenele legale depășite, cele din următoarele 3 zile și ce aveți de făcut azi. Fiecare număr deschide exact acele activități.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Luați-le după termen: „Termene apropiate” începe cu cel mai urgent. Un clic deschide dosarul.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Vedeți ziua: „Ziua mea” arată pe ore ce are o oră, iar dedesubt restul zilei.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Înlocuiți un coleg (acționați în numele lui): cardul lui arată până când și ce așteaptă acolo; „Lucrează în numele său” vă trece în contul lui.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Reveniți la un dosar: „Deschise recent” le păstrează pe ultimele.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Pentru manageri: „Activități uitate” arată activitățile deschise la care nu mai lucrează nimeni.',
      },
      {
        title: 'Taste',
        body: 'G apoi D deschide panoul de oriunde.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Un număr este zero: nu aveți nimic de acel fel. Intrarea rămâne la locul ei, mai ștearsă.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Numărul nu se potrivește cu lista: un coleg a lucrat între timp. Reîncărcați pagina.',
      },
    ],
  },
  {
    topic: 'worklist',
    language: 'ro',
    title: 'Activitățile',
    passages: [
      {
        title: '',
        body: 'Aici este lista de lucru: activitățile dumneavoastră, ale echipei și cele care așteaptă pe cineva. Lista începe cu cel mai apropiat termen.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Restrângeți lista: scrieți în „Caută” sau deschideți „Filtre”. Fiecare filtru apare deasupra listei și se șterge cu un clic.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Salvați o listă cu filtrele ei: cu „Salvează ca…” îi dați un nume. Bifați „O vede și echipa” dacă le folosește și colegilor.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Schimbați mai multe deodată: bifați rândurile (cu Shift bifați un șir întreg) și alegeți jos: Alocă, Stare, Notă, Prioritate, Amână. Apoi citiți câte s-au făcut și de ce au fost sărite celelalte.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Amânați: activitatea pleacă din listă și se întoarce singură în ziua aleasă. Până atunci o găsiți la „Amânate”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Predați munca unui coleg: bifați rândurile și alegeți „Alocă”.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Luați din coadă: „Preia” la un rând pe care nu îl are nimeni.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Duceți lista în Excel: „Exportă” pregătește fișierul în fundal și vă anunță când e gata.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Modificați o listă întreagă: bifați toate rândurile afișate, apoi selectați toată lista. Peste 200 de activități se modifică în fundal: linia de deasupra rândurilor arată cât s-a făcut, și după ce plecați și reveniți.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Citiți dosarul lângă listă: butonul panoului, sus în dreapta, pe ecrane late. E face pasul următor, S schimbă starea, H amână, A realocă; apoi se deschide următorul dosar. Z anulează, J și K trec mai departe fără acțiune.',
      },
      {
        title: 'Taste și scurtături',
        body: 'J și K rândul următor și precedent · Enter deschide · X bifează · A alocă · E stare · N notă · S amână · T preia · / caută în listă.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Ați schimbat ceva din greșeală: apăsați „Anulează” în mesajul care apare. Se întorc toate rândurile. Ce nu se poate anula este anunțat înainte de confirmare.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Un rând a fost sărit: „De ce” spune motivul, de exemplu că un coleg tocmai l-a modificat.',
      },
      {
        title: 'Dacă ceva nu merge',
        body: 'Lista e goală: apăsați „Șterge filtrele”.',
      },
    ],
  },
  {
    topic: 'approvals',
    language: 'en',
    title: 'Approvals and limits',
    passages: [
      {
        title: '',
        body: '“Manager”, page “To approve”, lists what colleagues ask you to decide, the nearest legal deadline first. What you may not decide is there as well, with who can.',
      },
      {
        title: 'What you do most',
        body: 'Decide: open a request. You see where its amount comes from, line by line, whose limit it passes who has worked on the file, the letter of an offer and what the product has checked. Press “Approve”, or “Refuse…” and say what has to change. “Send back” lets the colleague mend it and ask again.',
      },
      {
        title: 'What you do most',
        body: 'Ask: press “Ask” and write what you want to know. Your colleague gets an e-mail and answers on the file, at the right; the answer stands beside the request.',
      },
      {
        title: 'What you do most',
        body: 'By keys: J and K go to the next request and the one before, A approves, R refuses, I asks.',
      },
      {
        title: 'What you do most',
        body: 'Several at once: tick the requests, also of different kinds, and press “Approve” in the bar above them. The tabs show one kind: offers, payments, total losses, absences, exceptions, reopenings.',
      },
      {
        title: 'What you do most',
        body: 'Exceptions: a step that only lacks a document, a confirmed contact or the 30 days of reopening can be asked of a manager in the file. When you approve it, the step is taken by itself.',
      },
      {
        title: 'What you do most',
        body: 'Absences are approved or refused; “see all of it” opens the absence with the work and visits of those days.',
      },
      {
        title: 'What you do most',
        body: 'Your colleague gets an e-mail with the decision and your words; the claimant does not.',
      },
      {
        title: 'Good to know',
        body: 'Nobody decides what they asked for or have worked on, and nobody approves above the own limit.',
      },
      {
        title: 'Good to know',
        body: 'A decision does not stop the legal clock: the offer that leaves does.',
      },
      {
        title: 'Good to know',
        body: '“Settings”, page “Limits of authority”: administrators set up to which amount each role decides alone, and every change stays in the history.',
      },
    ],
  },
  {
    topic: 'assignment-rule',
    language: 'en',
    title: 'Assigning by rule',
    passages: [
      {
        title: '',
        body: '“Manager”, page “Assigning by rule”, decides who gets the new tasks of the team.',
      },
      {
        title: 'Before it is on',
        body: '“Tried on the work of the last 30 days” gives out what came once more, with the absences of those days. It changes nothing.',
      },
      {
        title: 'Before it is on',
        body: 'The line shows the most loaded person of each day: as it was, and by rule.',
      },
      {
        title: 'Before it is on',
        body: 'Below the table you see what would have gone to somebody else, and why.',
      },
      {
        title: 'Once it is on',
        body: 'Rules decide in order: special customer, owner of the file, skill, county, presence with room below 100 %, least load.',
      },
      {
        title: 'Once it is on',
        body: 'Nobody who is away or full gets anything new. When nobody is left, the task waits in its queue.',
      },
      {
        title: 'Once it is on',
        body: 'You get one e-mail about what has nobody to go to; it is given out when somebody is back or has room.',
      },
      {
        title: 'Once it is on',
        body: 'Skills, counties and capacity are changed in “Team”, for each person.',
      },
      {
        title: 'Why me?',
        body: 'In the claim file, under “Assigned to”, everybody can read why a task came to them and how many people were left after each rule.',
      },
    ],
  },
  {
    topic: 'legal-clock',
    language: 'en',
    title: 'The legal clock',
    passages: [
      {
        title: '',
        body: 'For a claim under compulsory liability insurance the law wants an answer within a number of days, and the payment within another one after an offer is accepted. Each day of delay costs a share of what is owed. Days and share are those of “Legal rules” on the day of the accident; the head of the file shows them.',
      },
      {
        title: 'How it runs',
        body: 'It starts when the claim arrives, and again when an offer is accepted.',
      },
      {
        title: 'How it runs',
        body: 'It stops with the offer that leaves, a refusal with its reasons, or the last payment.',
      },
      {
        title: 'How it runs',
        body: 'It never pauses: waiting for a document stops your own deadline, never the law.',
      },
      {
        title: 'What you do',
        body: 'The head of a file shows the clock. When the deadline is missed it turns red with the days and the lei, and asks for the cause: press “say why”.',
      },
      {
        title: 'What you do',
        body: 'Managers see all of it at “Manager”, page “Legal deadlines”: what is overdue, what it costs to date and each day, and what comes in seven days.',
      },
      {
        title: 'What you do',
        body: 'You are warned by e-mail at three quarters of a term; your manager too when three working days are left and when the deadline is missed. Each warning comes once.',
      },
      {
        title: 'What you do',
        body: 'In the last three working days nobody can put the work off.',
      },
      {
        title: 'What you do',
        body: 'Configurators write the days and the penalty in the settings, page “Legal rules”: always for accidents from a coming day, so that files that run keep their rule.',
      },
    ],
  },
  {
    topic: 'team',
    language: 'en',
    title: 'The team and how its work is shared out',
    passages: [
      {
        title: '',
        body: '“Manager”, page “Team”, shows everybody of the team with all they have to do against what they can carry.',
      },
      {
        title: 'The figures',
        body: 'Each figure is a link: it opens the list of work that it counts.',
      },
      {
        title: 'The figures',
        body: 'Weighted load adds up the weight of all work in progress. What waits for somebody else does not count. The line on the bar is what the person can carry.',
      },
      {
        title: 'The figures',
        body: 'Trend tells whether more came in seven days than was finished.',
      },
      {
        title: 'The figures',
        body: 'Click a person to see for whom their work waits and to change capacity, counties and skills.',
      },
      {
        title: 'The page of a person',
        body: '“Whole page” shows the same figures, eight weeks of work received and done, where work stays longest, visits and absences.',
      },
      {
        title: 'The page of a person',
        body: 'The managers of the team see it, and the person, at “My work” beside the profile; nobody else does.',
      },
      {
        title: 'Teams',
        body: '“Teams” shows who belongs to your team. You can rename it and tick the people who move.',
      },
      {
        title: 'Teams',
        body: 'A manager lets people go and takes people without a team. A configurator moves them between teams, moves managers and makes new teams, at “Settings”.',
      },
      {
        title: 'Teams',
        body: 'Open work moves with the person, and every move stays written with who made it.',
      },
      {
        title: 'Rebalance',
        body: 'Choose from whom work goes. Without a choice it goes from those who are away or above the target.',
      },
      {
        title: 'Rebalance',
        body: 'Rules decide in order: owner of the file, skill, county, presence, least load.',
      },
      {
        title: 'Rebalance',
        body: 'Files with a contact within 48 hours and those near their legal deadline stay where they are.',
      },
      {
        title: 'Rebalance',
        body: 'Click a move to see the whole proof, to choose somebody else or to leave it with its owner.',
      },
      {
        title: 'Rebalance',
        body: 'What somebody has had for more than five days wants a hand-over note; there is a draft from the history.',
      },
      {
        title: 'Rebalance',
        body: 'All of it is applied at once, each person gets one message, and it can be undone for 24 hours.',
      },
    ],
  },
  {
    topic: 'approvals',
    language: 'ro',
    title: 'Aprobări și limite',
    passages: [
      {
        title: '',
        body: '„Manager”, pagina „De aprobat”, arată ce vă cer colegii să decideți, întâi ce are termenul legal cel mai apropiat. Vedeți și ce nu puteți decide, cu numele celui care poate.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Decideți: deschideți o cerere. Vedeți de unde vine suma, rând cu rând, ce limite trece și cine a lucrat la dosar, scrisoarea ofertei și ce a verificat sistemul. Apăsați „Aprobă” sau „Refuză…” și spuneți ce trebuie schimbat. Cu „Întoarce”, colegul corectează și cere din nou.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Întrebați: cu „Întreabă” scrieți colegului ce vreți să aflați. El primește un e-mail și răspunde la dosar, în dreapta; răspunsul apare lângă cerere.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Cu tastatura: J și K trec la cererea următoare și la cea dinainte, A aprobă, R refuză, I întreabă.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Mai multe deodată: bifați cererile, și de feluri diferite, și apăsați „Aprobă” în bara de deasupra. Filele de sus arată un singur fel: oferte, plăți, daune totale, absențe, excepții, redeschideri.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Excepții: unui pas căruia îi lipsește doar un document, un contact confirmat sau termenul de 30 de zile al redeschiderii i se poate cere aprobarea din dosar. Dacă aprobați, pasul se face singur.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Absențele se aprobă sau se refuză; „vezi tot” deschide absența cu munca și constatările din acele zile.',
      },
      {
        title: 'Ce faceți cel mai des',
        body: 'Colegul primește un e-mail cu decizia și cuvintele dvs.; păgubitul nu.',
      },
      {
        title: 'Bine de știut',
        body: 'Nimeni nu decide ce a cerut sau la ce a lucrat și nimeni nu aprobă peste limita sa.',
      },
      {
        title: 'Bine de știut',
        body: 'Decizia nu oprește ceasul legal: îl oprește oferta trimisă.',
      },
      {
        title: 'Bine de știut',
        body: '„Setări”, pagina „Limite de aprobare”: administratorii stabilesc până la ce sumă decide singur fiecare rol, iar fiecare schimbare rămâne în istoric.',
      },
    ],
  },
  {
    topic: 'assignment-rule',
    language: 'ro',
    title: 'Alocarea după reguli',
    passages: [
      {
        title: '',
        body: '„Manager”, pagina „Alocare după reguli”, hotărăște cine primește activitățile noi ale echipei.',
      },
      {
        title: 'Înainte de pornire',
        body: '„Proba pe ultimele 30 de zile” împarte încă o dată munca venită, cu absențele de atunci. Nu schimbă nimic.',
      },
      {
        title: 'Înainte de pornire',
        body: 'Linia arată cel mai încărcat om din fiecare zi: așa cum a fost și după reguli.',
      },
      {
        title: 'Înainte de pornire',
        body: 'Sub tabel vedeți ce ar fi ajuns la altcineva și de ce.',
      },
      {
        title: 'După pornire',
        body: 'Regulile se iau pe rând: clientul special, titularul dosarului, calificarea, județul, prezența cu loc sub 100 %, cea mai mică încărcare.',
      },
      {
        title: 'După pornire',
        body: 'Nimeni absent și nimeni plin nu primește ceva nou. Dacă nu rămâne nimeni, activitatea așteaptă în coadă.',
      },
      {
        title: 'După pornire',
        body: 'Despre ce nu are cui să fie dat primiți un singur e-mail; se dă când cineva se întoarce sau are loc.',
      },
      {
        title: 'După pornire',
        body: 'Calificările, județele și capacitatea se schimbă în „Echipa”, la fiecare om.',
      },
      {
        title: 'De ce eu?',
        body: 'În dosar, lângă „Alocat”, fiecare poate citi de ce activitatea a ajuns la el și câți oameni au rămas după fiecare regulă.',
      },
    ],
  },
  {
    topic: 'legal-clock',
    language: 'ro',
    title: 'Ceasul legal',
    passages: [
      {
        title: '',
        body: 'Pentru o daună RCA, legea cere un răspuns într-un număr de zile și plata într-un altul, de la acceptarea ofertei. Fiecare zi de întârziere costă o parte din suma datorată. Zilele și partea sunt cele din „Reguli legale”, în vigoare la data accidentului; antetul dosarului le arată.',
      },
      {
        title: 'Cum merge',
        body: 'Pornește când vine cererea și încă o dată când oferta este acceptată.',
      },
      {
        title: 'Cum merge',
        body: 'Se oprește la trimiterea ofertei, la refuzul motivat sau la ultima plată.',
      },
      {
        title: 'Cum merge',
        body: 'Nu face pauză: așteptarea unui document oprește termenul activității, niciodată legea.',
      },
      {
        title: 'Ce faceți',
        body: 'Antetul dosarului arată ceasul. Când termenul e depășit, devine roșu, cu zilele și leii, și cere cauza: apăsați „spuneți de ce”.',
      },
      {
        title: 'Ce faceți',
        body: 'Managerii văd totul în „Manager”, pagina „Termene legale”: ce a depășit termenul, cât costă până azi și pe zi și ce urmează în șapte zile.',
      },
      {
        title: 'Ce faceți',
        body: 'Sunteți anunțat prin e-mail la trei sferturi din termen; managerul dvs. când mai rămân trei zile lucrătoare și când termenul e depășit. Fiecare avertizare vine o singură dată.',
      },
      {
        title: 'Ce faceți',
        body: 'În ultimele trei zile lucrătoare activitatea nu mai poate fi amânată.',
      },
      {
        title: 'Ce faceți',
        body: 'Configuratorii scriu zilele și penalitatea în setări, la „Reguli legale”: mereu pentru accidente dintr-o zi viitoare, deci dosarele în lucru își păstrează regula.',
      },
    ],
  },
  {
    topic: 'team',
    language: 'ro',
    title: 'Echipa și împărțirea muncii',
    passages: [
      {
        title: '',
        body: '„Manager”, pagina „Echipa”, arată fiecare om din echipă, cu tot ce are de făcut față de cât poate duce.',
      },
      {
        title: 'Cifrele',
        body: 'Fiecare cifră e o legătură: deschide lista de activități pe care o numără.',
      },
      {
        title: 'Cifrele',
        body: 'Încărcarea ponderată adună ponderea fiecărei activități în lucru. Ce așteaptă pe altcineva nu se numără. Linia de pe bară este capacitatea omului.',
      },
      {
        title: 'Cifrele',
        body: 'Tendința spune dacă în șapte zile au venit mai multe activități decât s-au terminat.',
      },
      {
        title: 'Cifrele',
        body: 'Apăsați pe un om ca să vedeți pe cine așteaptă munca lui și să-i schimbați capacitatea, județele și calificările.',
      },
      {
        title: 'Pagina unui om',
        body: '„Toată pagina” arată aceleași cifre, opt săptămâni de muncă primită și încheiată, unde stă munca cel mai mult, constatările și absențele.',
      },
      {
        title: 'Pagina unui om',
        body: 'O văd managerii echipei și omul însuși, la „Munca mea” de lângă profil; nimeni altcineva.',
      },
      {
        title: 'Echipele',
        body: '„Echipe” arată cine face parte din echipa dvs. Puteți să o redenumiți și să bifați oamenii care se mută.',
      },
      {
        title: 'Echipele',
        body: 'Managerul lasă să plece oameni din echipa lui și ia oameni fără echipă. Între echipe, pe manageri și echipe noi le mută configuratorul, la „Setări”.',
      },
      {
        title: 'Echipele',
        body: 'Munca deschisă trece cu omul, iar mutările rămân scrise cu cine le-a făcut.',
      },
      {
        title: 'Reechilibrare',
        body: 'Alegeți de la cine pleacă munca. Fără alegere, pleacă de la cei absenți și de la cei peste țintă.',
      },
      {
        title: 'Reechilibrare',
        body: 'Regulile decid în ordine: titularul dosarului, calificarea, județul, prezența, cea mai mică încărcare.',
      },
      {
        title: 'Reechilibrare',
        body: 'Rămân pe loc dosarele cu un contact în ultimele 48 de ore și cele cu termenul legal aproape.',
      },
      {
        title: 'Reechilibrare',
        body: 'Apăsați pe o mutare ca să vedeți toată dovada, să alegeți pe altcineva sau să o lăsați la titular.',
      },
      {
        title: 'Reechilibrare',
        body: 'Ce stă la cineva de mai mult de cinci zile cere o notă de predare; găsiți o ciornă din istoric.',
      },
      {
        title: 'Reechilibrare',
        body: 'Totul se aplică odată, fiecare om primește un singur mesaj, iar 24 de ore se poate anula.',
      },
    ],
  },
];
