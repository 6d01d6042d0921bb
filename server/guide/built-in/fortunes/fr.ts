import type { FortuneWords } from './fortune-words.ts'

export const french: FortuneWords = {
  openings: [
    'Ronron… mes moustaches frémissent et les lumières murmurent ton nom.',
    "J'ai trempé la patte dans la poussière d'étoiles, et regarde ce qui remonte !",
    'Ne bouge plus, je lis les paillettes autour de toi. Oh, que c’est joli.',
    "Ma queue vient de dessiner un point d'interrogation : ça sent l'aventure.",
    'Trois clignements, un ronron, et la pelote de cristal a parlé.',
  ],
  visions: {
    explore: [
      (a, b) =>
        `Une porte que tu n'as pas encore poussée t'attend : ${a}. Suis la lueur, elle te mène à ${b}.`,
      (a, b) => `Je vois des pas curieux, et ce sont les tiens : d'abord ${a}, puis, sans prévenir, ${b}.`,
      (a, b) => `Du nouveau t'attend avec ${a}, et une belle surprise se prépare déjà avec ${b}.`,
    ],
    play: [
      (a, b) => `Je te vois relever le défi avec ${a}, puis sourire de victoire avec ${b}.`,
      (a, b) =>
        `La partie commence : la chance gratte à la porte avec ${a}, et l'audace te garde une place pour ${b}.`,
      (a, b) =>
        `Ta patte porte-bonheur te démange ! Essaie-la avec ${a}, puis fais vibrer la foule avec ${b}.`,
    ],
    chill: [
      (a, b) =>
        `Pattes de velours aujourd'hui : souffle un peu avec ${a}, et laisse les heures te porter vers ${b}.`,
      (a, b) => `Je vois un coin douillet qui t'attend : ${a}. Plus tard, ${b} te mettra de belle humeur.`,
      (a, b) => `Rien ne presse, dit la lune. D'abord ${a}, puis un moment doré avec ${b}.`,
    ],
  },
  alone: {
    explore: (a) =>
      `De toutes les portes que je vois, une seule brille : ${a}. Commence par là, ta curiosité fera le reste.`,
    play: (a) => `Un nom me saute sans cesse aux pattes : ${a}. Retrousse tes manches et commence par là !`,
    chill: (a) => `Je vois un petit coin fait pour toi : ${a}. Commence par là et prends ton temps.`,
  },
  unwritten: {
    explore:
      "Le programme n'est pas encore arrivé dans ma pelote de cristal, alors je n'invente aucun nom. Mais je vois des pas curieux, et ce sont les tiens : prends le premier chemin qui te fait sourire.",
    play: "Le programme n'est pas encore arrivé dans ma pelote de cristal, alors je ne cite aucun jeu. Mais je vois un défi relevé et un sourire de victoire : dis oui au premier jeu qu'on te propose.",
    chill:
      "Le programme n'est pas encore arrivé dans ma pelote de cristal, alors je ne promets aucun lieu. Mais je vois des pattes de velours et un moment doré : trouve un coin calme et laisse la journée venir à toi.",
  },
  extras: [
    (c) => `Et si tes pieds en redemandent, ${c} a la réponse.`,
    (c) => `Garde un œil sur ${c} : c'est là que l'histoire prend un virage.`,
    (c) => `Une petite étoile clignote aussi au-dessus de ${c}.`,
  ],
  closings: [
    "Parole de {{guide}}, qui ne dort presque jamais quand c'est important.",
    "Allez, file : l'aventure est à toi et une sieste m'attend.",
    'Fie-toi à tes oreilles, suis ton cœur et fais-moi coucou en passant.',
    'Reviens tout me raconter, je collectionne les belles histoires.',
  ],
  name: ({ title, place, hour }) => {
    const details = [place, hour].filter(Boolean).join(', ')
    return details ? `« ${title} » (${details})` : `« ${title} »`
  },
  gap: ' ',
}
