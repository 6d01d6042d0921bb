import { saveTemplate } from '../save-template.ts'

/**
 * Lets the browser save an example of the knowledge: a place, an answer, and a session on the first day of the event.
 * @param firstDay as yyyy-mm-dd
 */
export function saveKnowledgeTemplate(firstDay: string): void {
  saveTemplate('knowledge-template.csv', [
    'category,title,description,location,tags,startsAt,endsAt,title_de,description_de,askedAs_en',
    'venue,Registration desk,"At the main entrance. Open from 10 AM to 10 PM.",Main entrance,"registration,contact",,,Anmeldung,"Am Haupteingang. Geöffnet von 10 bis 22 Uhr.","Where do I get my wristband?"',
    'general,Lost and found,"Lost something? Ask at the registration desk.",Main entrance,lost,,,,,',
    `schedule,Opening show,"The first show of the event.",Main stage,"show,music",${firstDay} 19:30,${firstDay} 21:00,,,`,
  ])
}
