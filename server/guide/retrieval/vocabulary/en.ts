import { type Vocabulary, wordGroups, wordList } from './vocabulary.ts'

const stopwords = wordList(`
a an the this that these those it its i im ive id me my mine you your u ur we us our they them their he she his her
is are am was were be been being do does did done have has had having will would can could should may might must shall
gonna wanna gotta lets let dont doesnt cant wont isnt arent
and or but if so then than as of at by for from in into on onto to up with without about around over per via
what whats when whens where wheres who whos which how hows why there theres here any anyone anybody anything some
someone somebody something somewhere anywhere thing things stuff
please pls plz lol omg hey hi hello yo ugh um thanks thx ok okay just really very too also even still only maybe like
get got getting go going want need know tell say said see give take put come
way much many lot bit kind sort way one ones not no yes yeah possible allowed able
`)

// Everyday words: rare in the entries, yet they say little about what somebody looks for.
const weak = wordList(`
people person persons guy guys dude man girl lady friend friends bestie mate buddy day days hour hours minute 
minutes nothing leave leaves back final end near nearby next under while only few couple buy bring use find 
see know sit stand walk run hand fill fell sick show shows working work works long big small good best free 
new old first last early late night tonight today tomorrow morning weekend friday saturday sunday hall stage 
place spot around inside outside help look looking make makes time name names front side try left right wear 
keep hold stay start ask talk watch open happens happen happening happened difference between ends another 
same else worth really supposed already yet ever soon meet world cool awesome every each all lot fast send 
hear heard festival event fest live
`)

const synonyms = wordGroups(`
phone mobile cell cellphone iphone android smartphone
battery charge charger charging juice power plug outlet socket powerbank recharge
wristband band bracelet wrist
toilet toilets restroom bathroom loo wc washroom lavatory pee
food eat meal snack hungry dinner lunch burger restaurant starving celiac coeliac vegan
drink drinks bar beer cocktail alcohol booze wine
water bottle refill flask drinkable hydrate thirsty
medic doctor nurse aid injured hurt medical sick ambulance emergency bleeding faint
lost lose missing misplaced stolen left forgot found
kid kids child children minor minors baby toddler nephew niece son daughter teen teenager
cost price pricing cheap expensive pay fee charge dollars
cash bills notes twenties money atm
ticket pass passes entry admission
refund reimbursement
bag backpack rucksack luggage suitcase purse
smoke smoking cigarette vape vaping weed joint cannabis
wifi internet network online web connection
car park parking garage vehicle
taxi cab uber lyft rideshare driver
bus shuttle coach
hotel hotels stay sleep accommodation room overnight
photo picture pic selfie snapshot image
film filming record video camera dslr gopro
makeup cosmetics beauty hair stylist
dance dancing dancer choreography routine
sing singing karaoke song
autograph sign signature signing
quiet silence calm noise noisy loud overwhelmed sensory autistic autism
relax rest chill unwind tired
wheelchair disabled disability accessible ramp elevator lift mobility
harass harassment groping grab grabbing creep assault unsafe bully
open opening opens doors hours start begin
close closing closes end ends finish shut
map layout plan directions
prize reward gift gifts prizes rewards goodies
point points score
rank ranking leaderboard standing position place
merch merchandise souvenir shirt hoodie tshirt cap clothing
cold warm weather rain jacket coat temperature
staff crew team human person contact call text
machine machines cabinet arcade
game games gaming play
line queue wait waiting
sick ill unwell nauseous dizzy vomit fever
transfer handover resell sell swap rename
sister brother cousin family mom dad parents grandma uncle aunt
text message sms dm write whatsapp
broken snapped torn clasp detached ripped damaged defective
shower swim bath waterproof wet soak
acoustic unplugged guitar mellow folk
comedy joke jokes standup funny comedian comic
enroll signup register enlist apply slot join participate
glow shine shining glitter neon fluorescent uv luminous
face cheek cheeks skin forehead
paint painted drawing tattoo design
mood emotion vibe feeling expression
delete remove erase
face-scan recognition biometric privacy data consent
hide appear shown visible displayed optout
anxious anxiety panic nervous stressed meltdown
alone lonely solo single shy
beginner newbie novice starter noob rookie
teach learn lesson class course training tutorial
sound audio mic microphone echo noise
light lamp lighting dark bright
stream streaming live broadcast streamer golive
followers subscribers audience growth channel
deaf hearing interpreter signlanguage asl
seat seats sit seated chair balcony
capacity fit fits crowd full crowded
reserve reservation booking book appointment
strobe flashing laser lasers epilepsy photosensitive
choir chorus gospel
brunch breakfast pancake pancakes
winner winners win champion trophy award
judge judges referee jury host moderator
team teams squad group captain
vote voting votes lightstick
duel fight versus opponent 1v1 pk challenge match
wish wishes dream hope
spin wheel roulette raffle lottery
luck lucky fortune destiny future horoscope prediction
cat kitten kitty leon
language languages speak translate translation spanish chinese korean japanese english french german
id passport license document proof
guardian consent permission form underage parental
gate gates entrance door way
airport plane terminal
walk foot pedestrian
tent camp camping rv sleeping
discount code coupon deal promo cheaper
press journalist reporter media interview
return comeback reenter reentry again exit
forbidden prohibited banned illegal allowed permitted
locker lockers storage cloakroom checkroom deposit
password passcode ssid login
username handle nickname account profile email
counter desk booth kiosk window
claim redeem collect pickup unlocked exchange
print personalised customised engraved
stage stages hall venue arena
troll trolls hater haters bullying cyberbullying toxic moderation
burnout exhausted stress mental wellbeing
yoga stretch stretching breathing meditation fitness workout
sing-along lyrics chorus
jacket coat warm clothes layers gloves puffer
hungry starving vegan vegetarian halal kosher gluten celiac allergy
molest touch touching grope stalk stalking follow creepy
eighteen sixteen twelve thirteen years age old adult
`)

const programme = wordList(`
happening happens playing plays play on show shows see watch schedule program programme lineup line event
events activity activities thing things fun performing performs live stage act acts
anything something good whats what who is there going next now today tonight time later currently right up day session
festival fest perform artist artists music band bands
`)

export const english: Vocabulary = {
  stopwords: new Set(stopwords),
  weak: new Set(weak),
  synonyms,
  programme: new Set(programme),
  kinds: {
    concert: /\b(concerts?|gigs?|live music|bands?|music)\b/,
    headliner: /\b(headlin\w+|main acts?)\b/,
    dj: /\b(djs?|club|rave|party|parties|after ?part\w+)\b/,
    battle: /\bbattles?\b/,
    workshop: /\b(workshops?|class|classes|lessons?)\b/,
    meetup: /\b(meet-?ups?|meet and greets?|mixers?)\b/,
    ceremony: /\bceremon\w+\b/,
    wellness: /\b(yoga|wellness|stretch\w*)\b/,
    panel: /\b(panels?|talks?)\b/,
  },
  time: {
    now: /\b(right now|now|rn|currently|at the moment|atm what|this minute)\b/,
    next: /\b(next|up next|coming up|soon|after this)\b/,
    today: /\btoday\b/,
    tonight: /\b(tonight|2nite|tonite|this evening)\b/,
    tomorrow: /\b(tomorrow|tmrw|tmr|2moro|tomoro)\b/,
    dayAfterTomorrow: /\bday after tomorrow\b/,
    morning: /\bmorning\b/,
    afternoon: /\bafternoon\b/,
    evening: /\b(evening|night)\b/,
    afterMidnight: /\b(after|past) midnight\b/,
    weekdays: [
      /\bsun(day)?s?\b/,
      /\bmon(day)?s?\b/,
      /\btue(s|sday)?s?\b/,
      /\bwed(nesday)?s?\b/,
      /\bthu(r|rs|rsday)?s?\b/,
      /\bfri(day)?s?\b/,
      /\bsat(urday)?s?\b/,
    ],
    clock: [
      /\b(?:at |around |by )?(\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m\.|p\.m\.)/,
      /\b(?:at|around|by) (\d{1,2})(?::(\d{2}))?\b/,
    ],
    am: /^a/,
    pm: /^p/,
  },
}
