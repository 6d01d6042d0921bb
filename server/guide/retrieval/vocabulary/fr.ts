import { type Vocabulary, wordGroups, wordList } from './vocabulary.ts'

const stopwords = wordList(`
le la les un une des du de d l a au aux en dans sur sous avec sans pour par et ou mais si que qui quoi dont
je j tu il elle on nous vous ils elles me m te t se s mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
ce c cet cette ces ca cela est es suis sommes sont etre etait ai as a avons ont avoir y
peux peut peuvent pouvez pouvoir veux veut voudrais faut fait faire fais font va vais vont aller viens vient
ou quand comment combien quel quelle quels quelles pourquoi est-ce n ne pas plus tres trop aussi encore juste deja
quelque chose truc trucs quelqu quelqu'un personne la-bas ici
salut bonjour coucou stp svp merci mdr hein ben bah dis savoir sais dire
dois doit droit possible
`)

// Everyday words: rare in the entries, yet they say little about what somebody looks for.
const weak = wordList(`
gens personne personnes ami amis amie pote copine type mec fille monde heure heures jour jours minute dernier 
derniere premier premiere pres proche cote utiliser apporter apporte acheter achete trouver voir regarder 
aller partir part rester asseoir marcher main aide mieux bon bonne gratuit nouveau grand grande petit petite 
soir nuit aujourd demain vendredi samedi dimanche week-end weekend hall scene endroit lieu dedans dehors nom 
devant gauche droite commencer finir demander parler entendre faire prendre sortir entrer revenir ensemble 
tous tout toute toutes fois autre meme temps passe passer moment marche presque pendant envoie envoyer juste 
festival live evenement vers connu
`)

const synonyms = wordGroups(`
telephone portable tel mobile smartphone iphone android
batterie charger recharger chargeur prise brancher charge plat powerbank jus
bracelet band fermoir
toilettes toilette wc pipi chiottes sanitaires
manger repas faim bouffe diner dejeuner restaurant stand stands coeliaque gluten vegan
boire boisson bar biere alcool cocktail verre
eau gourde bouteille remplir soif fontaine
medecin docteur secours infirmier blesse urgence ambulance malaise evanouie
perdu perdue perdre oublie vole egare trouve
enfant enfants bebe mineur mineurs niece neveu fille fils ado gosse
coute prix tarif payer cher gratuit
especes liquide billets argent cash distributeur
billet ticket pass place entree
remboursement rembourser
sac sacs valise bagage bagages
fumer clope cigarette vapoter joint cannabis
wifi internet reseau connexion
voiture garer parking stationnement garage
taxi uber vtc chauffeur
bus navette car transport
hotel logement dormir chambre hebergement nuit
photo photos selfie cliche image
filmer enregistrer video camera appareil reflex
maquillage maquiller beaute coiffure cheveux
danse danser choregraphie chore
chanter karaoke chanson
autographe dedicace signature signer
calme silence bruit vacarme autiste autisme souffler tranquille
detendre repos reposer fatigue
fauteuil roulant handicap rampe ascenseur bequilles pmr
harcele harcelement tripote touche agression securite signaler
ouvre ouvrir ouverture horaires commence debut
ferme fermer fermeture fin termine
plan carte itineraire
cadeau cadeaux lot lots recompense recompenses prix
point points score
classement rang position
tshirt sweat casquette souvenir souvenirs boutique vetement merch
froid chaud meteo pluie manteau veste temperature
equipe staff contact appeler sms message
jeu jeux jouer arcade
queue file attente
ecran avatar
pseudo username
malade nausee vertige vomir fievre
ceder revendre donner transferer vendre
soeur frere cousin famille maman papa parents grand-mere
sms message texto ecrire
casse cassee lache abime dechire fermoir
douche doucher nager etanche mouille
acoustique guitare folk debranche
comedie comique blague humoriste sketch
inscrire inscription participer s'inscrire rejoindre
briller brille brillent fluo neon lumineux
visage joue joues peau
peinture peindre dessin
humeur emotion ambiance expression
supprimer effacer enlever
reconnaissance biometrique confidentialite donnees consentement
cacher apparaitre affiche montrer
angoisse panique stress stresse anxieux
seul seule solitaire timide
debutant debutante novice commencer
apprendre enseigner cours atelier lecon
son audio micro echo bruit
lumiere lampe eclairage eclairer sombre
streamer stream direct live diffuser
abonnes chaine followers
sourd sourde interprete signes malentendant
siege sieges assis asseoir place gradins
capacite complet plein contient
reserver reservation rdv rendez-vous
stroboscope laser lasers flashs epilepsie
chorale choeur
brunch petit-dejeuner pancakes crepes
gagnant gagner gagne vainqueur trophee
juge jury anime presentateur
equipe equipes groupe capitaine
voter vote
duel affronter adversaire defi defier
voeu voeux souhait reve
roue tourner tirage loterie tombola
chance avenir destin voyante horoscope
chat chaton minou leon
langue langues parle francais anglais coreen chinois japonais allemand
identite passeport papiers piece
tuteur autorisation formulaire parental
porte portes entree acces
aeroport avion
marcher pied
camper tente camping
reduction code promo remise rabais
presse journaliste media reporter
revenir retour rentrer ressortir
interdit interdits autorise permis
consigne vestiaire casier deposer
mot code passe
pseudo identifiant compte profil mail
comptoir guichet bureau borne
retirer recuperer echanger reclamer
imprimer personnaliser floquer
scene salle hall arene
trolls haters harcelement moderation
burn-out epuise mental
yoga etirement respirer meditation sport
paroles refrain
manteau veste doudoune habits
vegan vegetarien halal gluten coeliaque allergie
toucher tripoter suivre suit harceler
ans age adulte majeur
`)

const programme = wordList(`
ya y'a yaura quoi
passe joue jouent programme programmation evenement evenements activite activites maintenant ensuite prochain prochaine
aujourd'hui soir ce y a quoi qui voir spectacle concert moment jour scene truc bien festival artiste artistes
actuellement apres suite musique groupe aujourdhui hui aujourd
`)

export const french: Vocabulary = {
  stopwords: new Set(stopwords),
  weak: new Set(weak),
  synonyms,
  programme: new Set(programme),
  kinds: {
    concert: /\b(concerts?|groupes?|musique)\b/,
    headliner: /\b(tetes? d'affiche|vedettes?|headliners?)\b/,
    dj: /\b(djs?|soirees?|fetes?|rave|club)\b/,
    battle: /\bbattles?\b/,
    workshop: /\b(ateliers?|cours)\b/,
    meetup: /\b(rencontres?)\b/,
    ceremony: /\bceremonies?\b/,
    wellness: /\b(yoga|bien-etre|etirements?)\b/,
    panel: /\b(tables? rondes?|debats?|conferences?)\b/,
  },
  time: {
    now: /\b(maintenant|en ce moment|la tout de suite|actuellement)\b/,
    next: /\b(ensuite|prochaine?s?|apres ca|a suivre|bientot)\b/,
    today: /\b(aujourd'?hui|ajd|auj)\b/,
    tonight: /\b(ce soir|cette nuit)\b/,
    tomorrow: /\b(demain|dem1)\b/,
    dayAfterTomorrow: /\bapres-?demain\b/,
    morning: /\bmatin(ee)?\b/,
    afternoon: /\b(apres-?midi|aprem)\b/,
    evening: /\b(soir|soiree|nuit)\b/,
    afterMidnight: /\bapres minuit\b/,
    weekdays: [
      /\bdimanches?\b/,
      /\blundis?\b/,
      /\bmardis?\b/,
      /\bmercredis?\b/,
      /\bjeudis?\b/,
      /\bvendredis?\b/,
      /\bsamedis?\b/,
    ],
    clock: [/\b(\d{1,2}) ?(?:h|heures?|:)(?: ?(\d{2}))?(?: du (matin|soir)| de l'(apres-midi))?/],
    am: /^matin/,
    pm: /^(soir|apres)/,
  },
}
