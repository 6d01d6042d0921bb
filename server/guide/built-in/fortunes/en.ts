import type { FortuneWords } from './fortune-words.ts'

export const english: FortuneWords = {
  openings: [
    'Purr… my whiskers are tingling and the lights are whispering your name.',
    'I dipped a paw in the stardust bowl and look what floated up!',
    'Hold still, I am reading the glitter on your cheeks. Oh, this is good.',
    'My tail just drew a question mark, which means adventure.',
    'Three blinks, one purr, and the crystal ball of yarn has spoken.',
  ],
  visions: {
    explore: [
      (a, b) =>
        `A door you have not opened yet is waiting for you: ${a}. Follow the glow after that and it leads you to ${b}.`,
      (a, b) => `I see curious footprints, and they are yours: first ${a}, then, before you know it, ${b}.`,
      (a, b) => `Something new wants to meet you: ${a}. And a happy surprise is already warming up: ${b}.`,
    ],
    play: [
      (a, b) => `I see you with your sleeves rolled up: ${a}. And with a grin of victory soon after: ${b}.`,
      (a, b) =>
        `Luck is scratching at your door, and its name is ${a}. Courage keeps a place for you as well: ${b}.`,
      (a, b) => `Your lucky paw is itching! Try it here: ${a}. And then let them cheer for you: ${b}.`,
    ],
    chill: [
      (a, b) => `Soft paws today: breathe out with ${a}, and let the hours carry you gently to ${b}.`,
      (a, b) => `I see a cosy spot with your shape in it: ${a}. Later, ${b} will hum you into a good mood.`,
      (a, b) => `No rush, says the moon. First ${a}, then a slow and golden moment: ${b}.`,
    ],
  },
  alone: {
    explore: (a) =>
      `Of all the doors I see, one is glowing: ${a}. Start there and let your curiosity do the rest.`,
    play: (a) => `One name keeps jumping into my paws: ${a}. Roll up your sleeves and start there.`,
    chill: (a) => `I see one soft spot with your shape in it: ${a}. Begin there and take your time.`,
  },
  unwritten: {
    explore:
      'The programme has not reached my ball of yarn yet, so I will not make up any names. But I see curious footprints, and they are yours: take the first turn that makes you smile.',
    play: 'The programme has not reached my ball of yarn yet, so I name no game. But I see rolled-up sleeves and a grin of victory: say yes to the first game somebody offers you.',
    chill:
      'The programme has not reached my ball of yarn yet, so I promise no place. But I see soft paws and a slow, golden moment: find a quiet corner and let the day come to you.',
  },
  extras: [
    (c) => `And if your feet still ask for more, ${c} knows the answer.`,
    (c) => `Keep one eye open for ${c}, because that is where the story gets a twist.`,
    (c) => `A little star is blinking above ${c} too.`,
  ],
  closings: [
    'So says {{guide}}, and {{guide}} is hardly ever asleep when it matters.',
    'Now go, the adventure is yours and I have a nap to catch.',
    'Trust your ears, follow your heart, and wave to me on the way.',
    'Tell me all about it when you come back. I collect good stories.',
  ],
  name: ({ title, place, hour }) => {
    const details = [place, hour].filter(Boolean).join(', ')
    return details ? `“${title}” (${details})` : `“${title}”`
  },
  gap: ' ',
}
