import type { TermsText } from './terms-text.ts'

export const terms: TermsText = {
  title: 'Conditions et confidentialité',
  intro:
    'Voici ce que tu acceptes en utilisant le compagnon de {{event}}, et ce que deviennent tes données. C’est court, pour que tu puisses vraiment le lire.',
  sections: {
    who: {
      heading: 'Qui nous sommes',
      body: [
        'Le compagnon est géré par l’organisateur de {{event}}, responsable des données décrites ici. Pour son nom, son adresse ou toute question sur tes données, adresse-toi en personne au guichet d’inscription.',
      ],
    },
    stored: {
      heading: 'Ce que nous gardons',
      body: [
        'À l’inscription : ton nom, ton pseudo TikTok et, seulement si tu nous les donnes, ton adresse e-mail et une image. Avec le numéro de ton bracelet, nos bornes savent ainsi qui passe.',
        'Pendant le festival : chaque passage, chaque gain et chaque lot avec son lieu et son heure et, au photomaton, un mot sur l’air que tu avais, avec son score.',
        'Quand tu utilises l’appli : tes visites, ce que tu demandes à Leon et ce qu’il répond, tes prédictions, ce que tu gardes dans ton programme et tes choix. Sans bracelet, tu fais tout cela sans nom.',
      ],
    },
    why: {
      heading: 'Pourquoi nous le gardons',
      body: [
        'Pour compter tes points, afficher le classement et le grand écran, remettre les lots, répondre à tes questions et t’envoyer ta photo si tu le demandes. Pour rien d’autre : nous ne vendons rien, n’affichons pas de publicité et ne te suivons pas sur le web. L’appli n’utilise que les cookies sans lesquels elle ne marche pas.',
      ],
    },
    photos: {
      heading: 'Photos et expressions',
      body: [
        'La caméra ne s’ouvre qu’après ton accord. Ta photo reste chiffrée jusqu’à ce qu’elle soit remise, 24 heures au plus ; ensuite elle disparaît. Personne n’en tire un gabarit de visage, et rien n’est entraîné avec. Le mot sur ton expression reste avec ton gain.',
        'Tu peux aussi choisir ton humeur toi-même. Tu reçois les mêmes points et rien n’est analysé. Avant 18 ans, c’est toujours par là qu’on passe.',
      ],
    },
    howLong: {
      heading: 'Combien de temps nous le gardons',
      body: [
        'Photos : 24 heures au plus. Visites sans nom, avec leurs prédictions et leurs questions : 30 jours. Le lien entre un téléphone et son propriétaire : 30 jours. Passages refusés : 30 jours, pour que le guichet puisse les expliquer.',
        'Ton inscription, tes points et tes lots restent jusqu’à ce que tu les effaces, dans Mon profil ou au guichet d’inscription.',
      ],
    },
    seen: {
      heading: 'Qui peut le voir',
      body: [
        'Le classement et le grand écran sont visibles de tous : pseudo, nom, image et points, sauf si tu as choisi de ne pas apparaître. Qui a le lien ou le QR code d’un parcours voit ses prédictions, ses questions et les activités gardées, mais jamais une adresse e-mail, un nom de famille ou le numéro d’un bracelet.',
        'L’équipe voit ce dont elle a besoin à son poste, et chaque changement est noté. Quand un modèle de langage extérieur aide Leon à écrire, il reçoit ta question et jamais ton nom.',
      ],
    },
    choices: {
      heading: 'Tes choix, et comment tout effacer',
      body: [
        'Dans Mon profil, tu vois tout ce qui a compté, tu peux te retirer du classement et du grand écran, et tu peux effacer tes données tout de suite et pour de bon. Tu peux faire de même au guichet d’inscription : viens avec ton bracelet.',
        'Ce que tu as gagné reste alors dans le registre sous un alias au hasard qui ne mène à personne, car les comptes du festival doivent tomber juste.',
      ],
    },
    points: {
      heading: 'Points et classement',
      body: [
        'Un passage compte quand une borne l’a accepté. Certaines bornes demandent une pause entre deux passages ou ont une limite par jour ; la borne te dit quand elle compte de nouveau pour toi. L’équipe du festival ne gagne pas de points. Ce qui a été compté par erreur ou en trichant est repris, et ton relevé en donne la raison.',
        'Les totaux égaux partagent la même place. En cas d’égalité, qui a atteint le total en premier passe devant. Avant la finale, le classement public s’arrête jusqu’à l’annonce des gagnants ; les points continuent de compter.',
      ],
    },
    prizes: {
      heading: 'Lots',
      body: [
        'Un lot est à toi dès que ton total l’atteint, dans la limite du stock et une fois par personne, sauf avis contraire du comptoir des lots. Le retirer ne te coûte jamais de points. Tu viens le chercher en personne au comptoir des lots avec ton propre bracelet. Les lots ne s’échangent pas contre de l’argent et ne se cèdent pas avant d’être retirés.',
      ],
    },
    changes: {
      heading: 'Quand quelque chose change',
      body: [
        'Si nous changeons ces conditions, la nouvelle version et sa date figurent en haut de cette page. Rien ici ne te retire un droit que la loi te donne.',
      ],
    },
  },
}
