/**
 * Stars whom people ask every festival for, as they are typed. They stand here because a name alone says nothing about
 * whether it is one: a name on the line-up is in an entry, and the entry is nearer.
 */
export const starsElsewhere = `taylor swift|beyonce|drake|rihanna|billie eilish|ariana grande|dua lipa|olivia rodrigo|sabrina carpenter|chappell roan|
the weeknd|bruno mars|ed sheeran|harry styles|justin bieber|kendrick lamar|travis scott|eminem|kanye west ye|jay z|post malone|doja cat|sza|cardi b|nicki minaj|megan thee stallion|
tyler the creator|lady gaga|katy perry|miley cyrus|adele|coldplay|metallica|foo fighters|imagine dragons|linkin park|green day|arctic monkeys|one direction|jonas brothers|charli xcx|lana del rey|
bad bunny|karol g|shakira|rosalia|peso pluma|maluma|j balvin|ozuna|rauw alejandro|feid|natanael cano|grupo firme|luis miguel|anitta|quevedo|bizarrap|daddy yankee|
bts|blackpink|twice|stray kids|newjeans|aespa|seventeen|iu|exo|nct|le sserafim|ive|babymonster|psy|txt|enhypen|
rammstein|apache 207|helene fischer|nina chuba|cro|capital bra|kontra k|die toten hosen|die ärzte|sido|ayliva|shirin david|
aya nakamura|jul|gims|stromae|angele|orelsan|ninho|pnl|booba|soprano|clara luciani|gazo|tiakola|david guetta|daft punk|
martin garrix|calvin harris|tiesto|skrillex|deadmau5|marshmello|fred again|peggy gou|steve aoki|diplo|
mrbeast|kai cenat|ishowspeed|pewdiepie|charli d'amelio|khaby lame|pokimane|ninja|elon musk|trump|messi|ronaldo|lebron|kim kardashian`
