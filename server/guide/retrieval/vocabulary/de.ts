import { type Vocabulary, wordGroups, wordList } from './vocabulary.ts'

const stopwords = wordList(`
der die das den dem des ein eine einen einem einer eines n ne nen nem ner und oder aber wenn ob dass weil als wie so
ich mich mir mein meine meinen meinem meiner du dich dir dein deine er sie es ihn ihm ihr wir uns unser unsere euch euer ihr
ist sind bin bist war waren sein seid hab habe hat haben hast hatte habt wird werden werde kann kannst konnen konnte darf durfen
soll sollte muss mussen will wollen mochte mag mach mache macht machen gibt gibts gibs geb gehts geht gehen komm kommt kommen
was wer wo wann wie wieso warum welche welcher welches wohin woher wieviel viel viele
in im an am auf aus bei beim mit nach von vom vor zu zum zur fur fuers furs ohne um uber unter durch bis gegen
hier da dort hin her rein raus irgendwo irgendwas etwas was man jemand nicht kein keine keinen nur auch noch schon mal doch eben halt
sehr ganz ja nein hallo hi hey bitte danke ey mega eigentlich denn also sag sagen weiss wissen brauch brauche braucht krieg kriege bekomme
`)

// Everyday words: rare in the entries, yet they say little about what somebody looks for.
const weak = wordList(`
leute person personen freund freunde freundin kumpel typ kerl mann frau tag tage stunde stunden minute minuten 
letzte letzter erste erster nahe neben benutzen nutzen mitbringen bringen kaufen kaufe finden sehen gehen 
bleiben sitzen stehen laufen hand hilfe besser gut gute gratis kostenlos umsonst neu neue gross grosse klein 
nacht abend heute morgen freitag samstag sonntag wochenende halle buhne platz ort drinnen draussen name vorne 
links rechts anfangen fragen reden horen machen nehmen zuruck zusammen alle alles anderer gleiche selbe zeit 
welt fast wahrend spat fruh schnell festival event live moment passiert eigenen holen hole geworden
`)

const synonyms = wordGroups(`
handy telefon smartphone iphone android mobil
akku laden aufladen ladekabel steckdose strom powerbank anstecken ladegerat batterie saft
bandchen armband band wristband verschluss
toilette klo wc toiletten pinkeln
essen hunger mahlzeit imbiss restaurant snack stand stande zoliakie glutenfrei vegan
trinken getrank bar bier alkohol cocktail drink
wasser flasche auffullen fullen trinkflasche durst trinkwasser
arzt sanitater hilfe erste verletzt notfall krankenwagen blutet ubel
verloren verlor vergessen geklaut weg gefunden vermisst fundburo
kind kinder baby minderjahrige nichte neffe sohn tochter teenager bruder
kostet preis kosten teuer gunstig bezahlen gebuhr
bargeld bar scheine geld geldautomat
ticket karte eintritt pass
erstattung ruckgabe zuruck
tasche rucksack koffer gepack beutel
rauchen kippe zigarette vape dampfen joint kiffen
wlan internet netz netzwerk wifi
auto parken parkplatz parkhaus garage
taxi uber fahrer fahrdienst
bus shuttle pendelbus offis
hotel unterkunft schlafen ubernachten zimmer
foto bild selfie fotos
filmen aufnehmen video kamera spiegelreflex
schminken makeup haare friseur styling beauty
tanzen tanz choreo choreografie
singen karaoke lied song
autogramm unterschrift signieren
ruhe ruhig stille larm laut autismus autist reizuberflutung ruckzugsort
entspannen chillen ausruhen mude
rollstuhl behindert barrierefrei rampe aufzug krucken
belastigung belastigt grapscht begrapscht unsicher melden
offnet auf offen offnungszeiten beginnt anfang einlass
schliesst zu schluss ende
karte plan lageplan weg
preis preise pramie pramien geschenk belohnung gewinn
punkt punkte punktestand score
rang rangliste ranking platz
tshirt shirt hoodie pulli kappe merch fanartikel
kalt warm wetter regen jacke temperatur
personal crew team kontakt anrufen mensch
spiel spiele spielen zocken
schlange anstehen warten wartezeit
leinwand bildschirm screen
krank schwindlig fieber erbrechen unwohl
weitergeben ubertragen weiterverkaufen verkaufen abgeben
schwester bruder cousin familie mama papa eltern oma
sms nachricht schreiben schreib texten
kaputt gerissen defekt verschluss kaputtgegangen beschadigt
dusche duschen schwimmen wasserdicht nass baden
akustisch akustik gitarre folk unplugged
comedy witz witze komiker lustig
anmelden anmeldung mitmachen teilnehmen eintragen
leuchten leuchtend leuchtende glitzer neon glanz
gesicht wange wangen haut
malen bemalen farbe bemalung
stimmung laune gefuhl ausdruck
loschen entfernen
gesichtserkennung datenschutz daten einwilligung
verstecken erscheinen angezeigt sichtbar
angst panik nervos stress gestresst
allein alleine einsam schuchtern
anfanger einsteiger neuling
lernen lehren kurs unterricht workshop
ton audio mikro mikrofon echo sound
licht lampe beleuchtung beleuchten dunkel
streamen stream livestream livegehen
follower abonnenten kanal
gehorlos dolmetscher gebarden schwerhorig
sitz sitzplatz sitzen platze stuhl
kapazitat passen voll uberfullt
reservieren reservierung buchen termin
stroboskop laser blitze epilepsie
chor gesang
brunch fruhstuck pfannkuchen
gewinner gewinnen gewinnt sieger pokal
jury richter moderator moderiert
team teams gruppe kapitan
abstimmen stimme voting
duell kampf gegner herausfordern antreten
wunsch wunsche traum
rad drehen glucksrad verlosung tombola
gluck zukunft schicksal horoskop wahrsager
katze katzchen kater leon
sprache sprachen spricht deutsch englisch koreanisch chinesisch japanisch
ausweis pass reisepass dokument
erziehungsberechtigt einverstandnis formular vollmacht
eingang tor tore einlass
flughafen
fuss laufen
zelten zelt camping
rabatt code gutschein gunstiger
presse journalist reporter medien
wiederkommen wiedereinlass zuruck rausgehen
verboten erlaubt untersagt
schliessfach garderobe aufbewahrung abgeben
passwort kennwort
benutzername username konto profil mail
schalter theke tresen stand
einlosen abholen eintauschen
drucken bedrucken personalisieren
buhne halle arena
trolle hater mobbing moderation
burnout erschopft mental
yoga dehnen stretching atmen meditation sport
liedtexte mitsingen
jacke mantel kleidung warm anziehen
vegan vegetarisch halal gluten zoliakie allergie
anfassen begrapschen verfolgen grapschen belastigen
jahre alter jahrig zwolfjahrige erwachsen
`)

const programme = wordList(`
lauft los spielt spielen tritt auf programm zeitplan lineup event events veranstaltung veranstaltungen aktivitaten aktivitat
jetzt gerade nachste nachster nachstes danach heute abend was wer gibt los kommt sehen show buhne moment tag 
passiert festival kunstler musik aktuell spater treten
`)

export const german: Vocabulary = {
  stopwords: new Set(stopwords),
  weak: new Set(weak),
  synonyms,
  programme: new Set(programme),
  kinds: {
    concert: /\b(konzerte?|live-?musik|bands?|musik)\b/,
    headliner: /\b(headliner\w*|hauptacts?)\b/,
    dj: /\b(djs?|party|partys|rave|club)\b/,
    battle: /\bbattles?\b/,
    workshop: /\b(workshops?|kurse?)\b/,
    meetup: /\b(treffen|meetups?)\b/,
    ceremony: /\b(zeremonien?|feiern?)\b/,
    wellness: /\b(yoga|wellness|stretching)\b/,
    panel: /\b(podium|panels?|vortrage?|diskussion)\b/,
  },
  time: {
    now: /\b(jetzt|gerade|grad|momentan|aktull|im moment)\b/,
    next: /\b(als nachstes|nachste[rsn]?|danach|gleich)\b/,
    today: /\bheute\b/,
    tonight: /\bheute (abend|nacht)\b/,
    tomorrow: /\bmorgen\b(?!s)/,
    dayAfterTomorrow: /\bubermorgen\b/,
    morning: /\b(morgens|vormittags?|fruh|am morgen)\b/,
    afternoon: /\bnachmittags?\b/,
    evening: /\b(abends?|nachts?|abend|nacht)\b/,
    afterMidnight: /\bnach mitternacht\b/,
    weekdays: [
      /\bsonntag\w*/,
      /\bmontag\w*/,
      /\bdienstag\w*/,
      /\bmittwoch\w*/,
      /\bdonnerstag\w*/,
      /\bfreitag\w*/,
      /\bsamstag\w*|\bsonnabend\w*/,
    ],
    clock: [
      /\bum (\d{1,2})(?:[:.](\d{2}))?(?: uhr)?(?: (morgens|abends|nachts))?/,
      /\b(\d{1,2})(?:[:.](\d{2}))? uhr(?: (morgens|abends|nachts))?/,
    ],
    am: /^morgens/,
    pm: /^abends/,
  },
}
