import type { GuidePhrases } from './phrases.ts'

export const english: GuidePhrases = {
  onNow: 'On right now:',
  comingUp: 'Coming up next:',
  onDay: (day) => `What's on, ${day}:`,
  begins: (day) => `It all begins on ${day}.`,
  hasEnded: (day) => `It is over: the last day was ${day}. Thank you for being there!`,
  place: (location) => `You'll find it here: ${location}.`,
  when: (span) => `When: ${span}.`,
  running: (until) => `It's on right now, until ${until}!`,
  startsIn: (minutes) => `It starts in ${minutes} minutes.`,
  isOver: 'This one is already over.',
  eventOver: (event, next) =>
    `${event} is over, and I am curled up and asleep. Thank you for being there! ${next === undefined ? 'What you did can still be read in your journey.' : `It begins again on ${next}.`}`,
  sorry: [
    "Sorry, my whiskers don't know that one, and I'd rather not guess.",
    "Hmm, that's not in my festival notes, so I won't make something up.",
  ],
  anyDesk: 'The crew at the information desk will gladly help you.',
  didYouMean: 'Did you mean one of these?',
  gap: ' ',
  asks: {
    time: /\b(when|what time|hours?|open|close|start|until|till|how late|how long)\b/i,
    place: /\b(where|which hall|find|location|how do i get)\b/i,
    price: /\b(how much|cost|price|free|pay|\$)\b/i,
  },
}
