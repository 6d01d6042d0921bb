import type { TermsText } from './terms-text.ts'

export const terms: TermsText = {
  title: 'Bedingungen und Datenschutz',
  intro:
    'Das gilt, wenn du den Begleiter vom {{event}} benutzt, und das passiert mit deinen Daten. Wir haben uns kurz gefasst, damit du es wirklich lesen kannst.',
  sections: {
    who: {
      heading: 'Wer wir sind',
      body: [
        'Den Begleiter betreibt der Veranstalter vom {{event}}; er ist für die hier beschriebenen Daten verantwortlich. Seinen Namen und seine Anschrift und alles Weitere zu deinen Daten erfährst du persönlich am Anmeldeschalter.',
      ],
    },
    stored: {
      heading: 'Was wir speichern',
      body: [
        'Bei der Anmeldung: deinen Namen, deinen TikTok-Namen und, nur wenn du sie uns gibst, deine E-Mail-Adresse und ein Bild. Zusammen mit der Nummer deines Bändchens wissen unsere Stationen so, wer gerade antippt.',
        'Während du hier bist: jeden Tap, jede Gutschrift und jeden Preis mit Ort und Zeit, und an der Fotobox ein Wort dafür, wie dein Gesichtsausdruck aussah, mit seinem Wert.',
        'Wenn du die App benutzt: deine Besuche, deine Fragen an Leon und seine Antworten, deine Vorhersagen, was du dir in deinem Plan merkst, und deine Einstellungen. Als Gast machst du all das ohne Namen.',
      ],
    },
    why: {
      heading: 'Wozu wir es speichern',
      body: [
        'Um deine Punkte zu zählen, die Rangliste und die große Leinwand zu zeigen, Preise auszugeben, deine Fragen zu beantworten und dir dein Foto zu schicken, wenn du das willst. Für nichts sonst: Wir verkaufen nichts, zeigen keine Werbung und verfolgen dich nicht durchs Netz. Die App setzt nur Cookies, ohne die sie nicht funktioniert.',
      ],
    },
    photos: {
      heading: 'Fotos und Gesichtsausdrücke',
      body: [
        'Die Kamera geht erst an, wenn du zugestimmt hast. Dein Foto bleibt verschlüsselt liegen, bis es zugestellt ist, höchstens 24 Stunden; dann ist es weg. Niemand erstellt daraus ein Gesichtsprofil, und nichts wird damit trainiert. Das eine Wort zu deinem Ausdruck bleibt bei deiner Gutschrift.',
        'Du kannst deinen Vibe auch selbst auswählen. Dann bekommst du dieselben Punkte, und es wird nichts ausgewertet. Für alle unter 18 gilt immer dieser Weg.',
      ],
    },
    howLong: {
      heading: 'Wie lange wir es behalten',
      body: [
        'Fotos: höchstens 24 Stunden. Besuche von Gästen mit ihren Vorhersagen und Fragen: 30 Tage. Die Verbindung zwischen einem Handy und seinem Besitzer: 30 Tage. Abgelehnte Taps: 30 Tage, damit der Schalter sie erklären kann.',
        'Deine Anmeldung, deine Punkte und deine Preise bleiben, bis du sie löschst: in „Mein Profil“ oder am Anmeldeschalter.',
      ],
    },
    seen: {
      heading: 'Wer es sehen kann',
      body: [
        'Rangliste und große Leinwand sehen alle: TikTok-Name, Name, Bild und Punkte, außer du hast dich ausgeblendet. Wer den Link oder QR-Code einer Reise hat, sieht deren Vorhersagen, Fragen und gemerkte Programmpunkte, aber nie eine E-Mail-Adresse, einen Nachnamen oder die Nummer eines Bändchens.',
        'Das Team sieht, was es an seinem Platz braucht, und jede Änderung wird aufgezeichnet. Wo Leon beim Schreiben ein fremdes Sprachmodell hilft, bekommt es deine Frage und nie deinen Namen.',
      ],
    },
    choices: {
      heading: 'Deine Wahl, und wie du alles löschst',
      body: [
        'Unter Mein Profil siehst du alles, was gezählt hat, kannst dich auf Rangliste und Leinwand ausblenden und deine Daten sofort und endgültig löschen. Dasselbe geht am Anmeldeschalter: Bring dein Bändchen mit.',
        'Was du verdient hast, bleibt dann unter einem zufälligen Decknamen im Punktebuch stehen, der zu niemandem zurückführt, denn die Summen des Festivals müssen stimmen.',
      ],
    },
    points: {
      heading: 'Punkte und Rangliste',
      body: [
        'Ein Tap zählt, wenn eine Station ihn angenommen hat. Manche Stationen brauchen zwischen zwei Taps eine Pause oder haben eine Grenze pro Tag; die Station sagt dir, ab wann sie für dich wieder zählt. Crew-Mitglieder sammeln keine Punkte. Was aus Versehen oder durch Schummeln gezählt wurde, wird zurückgenommen, und in deiner Übersicht steht der Grund.',
        'Gleiche Summen teilen sich einen Platz. Innerhalb eines Gleichstands steht vorn, wer die Summe zuerst erreicht hat. Vor dem Finale steht die öffentliche Rangliste still, bis die Gewinner enthüllt werden; gezählt wird weiter.',
      ],
    },
    prizes: {
      heading: 'Preise',
      body: [
        'Ein Preis steht dir zu, sobald deine Summe ihn erreicht hat, solange der Vorrat reicht und einmal pro Person, wenn der Prize Desk nichts anderes sagt. Abholen kostet dich nie Punkte. Du holst ihn selbst am Prize Desk mit deinem eigenen Bändchen ab. Preise werden nicht ausgezahlt und können vor der Abholung nicht weitergegeben werden.',
      ],
    },
    changes: {
      heading: 'Wenn sich etwas ändert',
      body: [
        'Ändern wir diese Bedingungen, stehen die neue Fassung und ihr Datum oben auf dieser Seite. Nichts hier nimmt dir ein Recht, das dir das Gesetz gibt.',
      ],
    },
  },
}
