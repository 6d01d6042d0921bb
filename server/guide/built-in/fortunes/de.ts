import type { FortuneWords } from './fortune-words.ts'

export const german: FortuneWords = {
  openings: [
    'Schnurr… meine Schnurrhaare kribbeln, und die Lichter flüstern deinen Namen.',
    'Ich hab die Pfote in den Sternenstaub getaucht, und schau, was da auftaucht!',
    'Halt kurz still, ich lese deinen Glitzer. Oh, das wird schön.',
    'Mein Schwanz hat gerade ein Fragezeichen gemalt, und das heißt: Abenteuer.',
    'Dreimal geblinzelt, einmal geschnurrt, und das Kristallknäuel hat gesprochen.',
  ],
  visions: {
    explore: [
      (a, b) =>
        `Eine Tür, die du noch nicht geöffnet hast, wartet auf dich: ${a}. Folge danach dem Leuchten, es führt dich zu ${b}.`,
      (a, b) => `Ich sehe neugierige Spuren, und es sind deine: erst ${a}, und ehe du dichs versiehst ${b}.`,
      (a, b) =>
        `Etwas Neues will dich kennenlernen: ${a}. Und eine schöne Überraschung wärmt sich schon auf: ${b}.`,
    ],
    play: [
      (a, b) => `Ich sehe dich mit hochgekrempelten Ärmeln: ${a}. Und ein Siegerlächeln gleich danach: ${b}.`,
      (a, b) =>
        `Das Spiel beginnt: Das Glück kratzt an der Tür (${a}), und der Mut hält dir einen Platz frei (${b}).`,
      (a, b) => `Deine Glückspfote juckt! Probier sie hier aus: ${a}. Und dann lass dich feiern: ${b}.`,
    ],
    chill: [
      (a, b) =>
        `Heute auf leisen Pfoten: erst durchatmen mit ${a}, dann tragen dich die Stunden sanft weiter zu ${b}.`,
      (a, b) => `Ich sehe ein gemütliches Plätzchen für dich: ${a}. Später summt dich ${b} in gute Laune.`,
      (a, b) => `Keine Eile, sagt der Mond. Erst ${a}, dann ein langsamer, goldener Moment: ${b}.`,
    ],
  },
  alone: {
    explore: (a) =>
      `Von allen Türen, die ich sehe, leuchtet eine: ${a}. Fang dort an, den Rest macht deine Neugier.`,
    play: (a) => `Ein Name springt mir immer wieder in die Pfoten: ${a}. Ärmel hoch und dort anfangen!`,
    chill: (a) =>
      `Ich sehe ein weiches Plätzchen, wie für dich gemacht: ${a}. Fang dort an und lass dir Zeit.`,
  },
  unwritten: {
    explore:
      'In meinem Kristallknäuel steht noch kein Programm, also erfinde ich auch keine Namen. Aber ich sehe neugierige Spuren, und es sind deine: Nimm die erste Abzweigung, die dich lächeln lässt.',
    play: 'In meinem Kristallknäuel steht noch kein Programm, also nenne ich kein Spiel. Aber ich sehe hochgekrempelte Ärmel und ein Siegerlächeln: Sag Ja zum ersten Spiel, das dir jemand anbietet.',
    chill:
      'In meinem Kristallknäuel steht noch kein Programm, also verspreche ich keinen Ort. Aber ich sehe leise Pfoten und einen langsamen, goldenen Moment: Such dir eine ruhige Ecke und lass den Tag auf dich zukommen.',
  },
  extras: [
    (c) => `Und wenn deine Füße noch mehr wollen, kennt ${c} die Antwort.`,
    (c) => `Behalt auch ${c} im Auge, denn da nimmt die Geschichte eine Wendung.`,
    (c) => `Ein kleiner Stern blinkt auch über ${c}.`,
  ],
  closings: [
    'So spricht {{guide}}, und der schläft fast nie, wenn es wichtig ist.',
    'Jetzt los: Das Abenteuer gehört dir, und auf mich wartet ein Nickerchen.',
    'Trau deinen Ohren, folge deinem Herzen und wink mir im Vorbeigehen.',
    'Erzähl mir alles, wenn du wiederkommst. Ich sammle gute Geschichten.',
  ],
  name: ({ title, place, hour }) => {
    const details = [place, hour && `${hour} Uhr`].filter(Boolean).join(', ')
    return details ? `„${title}“ (${details})` : `„${title}“`
  },
  gap: ' ',
}
