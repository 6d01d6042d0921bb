import type { TermsText } from './terms-text.ts'

export const terms: TermsText = {
  title: 'Terms and privacy',
  intro:
    'This is what you agree to when you use the {{event}} companion, and what happens to your data. We kept it short so that you can really read it.',
  sections: {
    who: {
      heading: 'Who we are',
      body: [
        'The companion is run by the organiser of {{event}}, who is responsible for the data described here. Ask for their name and address, or anything else about your data, in person at the registration desk.',
      ],
    },
    stored: {
      heading: 'What we store',
      body: [
        'When you register: your name, your TikTok username and, only if you give them to us, your e-mail address and a picture. Together with the number of your wristband, this tells our stations who is tapping.',
        'While you are here: every tap, award and prize with its place and time, and at the photo booth one word for how your expression looked, with its score.',
        'When you use the app: your visits, what you ask Leon and what he answers, your readings, what you save to your itinerary and the choices you make. As a guest you do all of this without a name.',
      ],
    },
    why: {
      heading: 'Why we store it',
      body: [
        'To count your points, show the leaderboard and the big screen, hand out prizes, answer your questions and send you your photo if you ask for it. For nothing else: we sell nothing, show no advertising and do not follow you around the web. The app sets only the cookies it cannot work without.',
      ],
    },
    photos: {
      heading: 'Photos and expressions',
      body: [
        'The camera opens only after you have agreed. Your photo is kept encrypted until it has been delivered, and for 24 hours at the most; then it is gone. Nobody builds a face template from it, and nothing is trained with it. The one word for your expression stays with your award.',
        'You may pick your vibe yourself instead. You get the same points and nothing is analysed. Everybody under 18 takes this way.',
      ],
    },
    howLong: {
      heading: 'How long we keep it',
      body: [
        'Photos: 24 hours at the most. Visits of guests with their readings and questions: 30 days. The link between a phone and its owner: 30 days. Taps that were refused: 30 days, so that the desk can explain them.',
        'Your registration, your points and your prizes stay until you delete them: in My Profile, or at the registration desk.',
      ],
    },
    seen: {
      heading: 'Who can see it',
      body: [
        'Everybody can see the leaderboard and the big screen: username, name, picture and points, unless you have chosen to be hidden. Whoever has the link or QR code of a journey can see its readings, questions and saved activities, but never an e-mail address, a surname or a wristband number.',
        'Staff see what they need at their desk, and every change they make is recorded. Where an outside language model helps Leon to write, it receives your question and never your name.',
      ],
    },
    choices: {
      heading: 'Your choices, and how to delete everything',
      body: [
        'In My Profile you see everything that counted, you can hide yourself from the leaderboard and the big screen, and you can delete your data at once and for good. You can do the same at the registration desk: bring your wristband.',
        'What you have earned then stays in the ledger under a random alias that leads back to nobody, because the sums of the festival have to add up.',
      ],
    },
    points: {
      heading: 'Points and the leaderboard',
      body: [
        'A tap counts when a station has accepted it. Stations may need a pause between two taps and may have a limit per day; the station tells you when it counts for you again. Crew members collect no points. What was counted by mistake or by cheating is taken back, and your statement shows the reason.',
        'Equal totals share a place. Within a tie, whoever reached the total first stands first. Before the finale the public leaderboard stands still until the winners are revealed; points go on counting.',
      ],
    },
    prizes: {
      heading: 'Prizes',
      body: [
        'A prize is yours to claim when your total has reached it, while stocks last and once per person unless the prize desk says otherwise. Claiming never lowers your points. You collect it in person at the prize desk with your own wristband. Prizes cannot be exchanged for cash or passed on before they are collected.',
      ],
    },
    changes: {
      heading: 'When something changes',
      body: [
        'If we change these terms, the new version and its date stand at the top of this page. Nothing in here takes away a right that the law gives you.',
      ],
    },
  },
}
