/** One point for a word of one language alone, half a point for one shared with a neighbour. Folded, lower case. */
function weigh(own: string, shared = ""): Map<string, number> {
  const words = (list: string): string[] => list.split(" ").filter((word) => word !== "");
  return new Map([
    ...words(shared).map((word): [string, number] => [word, 0.5]),
    ...words(own).map((word): [string, number] => [word, 1]),
  ]);
}

/** Words that identify a language in Latin letters: common ones, and those typical of founders. */
export const commonWords = {
  en: weigh(
    "the and of for with that we is are my our this from by they have has be was who their you your it's i'm don't can will would should not but or as which when what how more than per month year week customers users paying price want need help helps there about into make makes build building get app for people students owners them it its each every only also just now today no yes using use sell charge cost costs team market mean means explain",
    "in to a an on at i so all do me as",
  ),
  es: weigh(
    "el los las una para por del con nuestro nuestra nuestros queremos quiero tenemos tengo somos estoy esta este estos estas pero como mas muy cada hay son ser sin sobre entre desde hasta cuando donde quien cobramos cobro vendemos vendo clientes usuarios precio mes meses ano anos euros pesos al lo su sus se ya nos les porque tambien ahora solo pagan pago gente negocio empresa empresas pequenas pequenos tiendas aplicacion plataforma suscripcion es unos unas mi mis hacer ayuda ayudar semana dueno duenos mercado ventas gratis hola buenos buenas dias tardes noches gracias cuanto cual que significa funciona funcionan explicame",
    "de la en un y a me no si",
  ),
  fr: weigh(
    "le les une pour des avec nous est dans du sur qui au aux et ou pas plus par vous ils elles leur leurs notre nos mon mes ma je j'ai c'est d'un d'une l'abonnement abonnement entreprises entreprise mois an ans prix clients utilisateurs payants chaque sont ont avons sommes voulons veux aide aider permet faire cette ces ce mais aussi aujourd'hui deja tres sans chez entre depuis quand comment combien gratuit marche vendons facturons salut bonjour bonsoir coucou merci quel quelle nouveau petits petites qu'ils n'y y'a il elle l'equipe veut dire signifie fonctionne fonctionnent quoi",
    "la de un en on que si a",
  ),
  de: weigh(
    "der die das und fuer mit wir ist eine ein einen einer einem nicht von den dem des zu im auf sich auch als sind haben hat wird werden kann koennen bei aus nach wie oder aber wenn nur noch mehr sehr unser unsere unseren ich mein meine pro monat jahr woche kunden nutzer preis zahlen zahlende kostet kosten markt gruender gruenden jetzt heute bisher schon gibt es ihre ihr sie uns zum zur um durch ueber unter zwischen seit bis etwa rund circa stunden betriebe praxen unternehmen firmen verkaufen verlangen moechten wollen hilft hallo servus moin guten tag morgen abend danke bitte keine kein was wer warum wieviel heisst bedeutet funktioniert funktionieren erklaere erklaeren",
    "in an so am man",
  ),
  hinglish: weigh(
    "hai hain hum humein humare hamare hamara humara mera mere meri ka ki ke ko mein nahi nahin kar karte karna karta karti karke karenge raha rahe rahi wala wale wali waale liye aur abhi bhi kya kyunki toh log logon paise paisa mahine mahina saal dukaan dukan dukaandar chahiye jo yeh ye woh unka unke apna apne apni sab kuch bahut bohot hota hoti hote gaya gaye diya dete dena lete lena milta milte sirf tak roz ghante kitna kitne matlab hazaar hazar karod crore lakh banana banaya bana banate banayenge chahte chahta chahti hu hoon tha thi unhe inhe isliye lekin agar phir ab yaar bhai kaise mujhe humein",
    "me do na ek",
  ),
};
