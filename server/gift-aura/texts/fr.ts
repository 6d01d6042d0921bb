import type { GiftAuraTexts } from './wording.ts'

/** What the picture and the mail of the photo booth say in French. */
export const fr: GiftAuraTexts = {
  yourVibe: 'Ton humeur',
  vibes: {
    HAPPY: { word: 'Plein soleil', line: 'Ton sourire pourrait éclairer la grande scène.' },
    SURPRISED: {
      word: 'Des étoiles plein les yeux',
      line: 'On dirait que les lumières viennent de s’allumer.',
    },
    CALM: { word: 'Calme et cool', line: 'Un regard aussi paisible que le Chill Garden au crépuscule.' },
    CONFUSED: { word: 'Un brin de mystère', line: 'Ton expression garde son secret. On adore.' },
    SAD: { word: 'Âme de poète', line: 'Un regard pensif, fait pour les chansons lentes.' },
    ANGRY: { word: 'Tout feu tout flamme', line: 'Ton regard a l’énergie d’un rappel.' },
    FEAR: { word: 'Frissons garantis', line: 'On dirait que le grand drop est à un temps près.' },
    DISGUSTED: { word: 'Goût exigeant', line: 'Ton regard le dit : rien que le meilleur.' },
  },
  mail: {
    subject: 'Ta photo Gift Aura de {event}',
    preview: 'Ta photo est dedans. Garde-la, partage-la, montre-la.',
    hello: 'Salut @{handle} !',
    intro: 'Voici ta photo de la cabine Gift Aura. Elle est jointe à cet e-mail : elle est à toi.',
    pictureOf: 'Ta photo Gift Aura : {vibe}',
    open: 'Ouvrir ma photo',
    until: 'Le lien fonctionne jusqu’au {time}. Ensuite, nous supprimons la photo.',
    privacy:
      'Nous n’avons gardé que cette image, chiffrée, pour te l’envoyer. La photo d’origine a été regardée une fois et jamais enregistrée. Tu peux supprimer l’image tout de suite sur sa page.',
    bye: 'À bientôt sur le festival,\nLeon et l’équipe de {event}',
  },
}
