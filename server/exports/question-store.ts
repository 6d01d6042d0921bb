import { type DatasetDefinition, eventDay, isoMoment, withoutPersons } from './dataset.ts'

/** What was asked. Nothing leads to who asked: no visit, no minute, and a text names nobody by address or number. */
export const questions: DatasetDefinition = {
  columns: [
    { name: 'questionId', type: 'text', value: 'q.id' },
    { name: 'askedInHour', type: 'moment', value: isoMoment("date_trunc('hour', q.created_at)") },
    { name: 'eventDay', type: 'day', value: `${eventDay('q.created_at')}::text` },
    { name: 'language', type: 'text', value: 'q.language' },
    { name: 'question', type: 'text', value: withoutPersons('q.question') },
    { name: 'answer', type: 'text', value: withoutPersons('q.answer') },
    { name: 'isAnswered', type: 'boolean', value: 'q.grounded' },
    { name: 'writtenBy', type: 'text', value: 'q.written_by' },
    { name: 'sourceIds', type: 'list', value: 'q.source_ids' },
    {
      name: 'sourceTitles',
      type: 'list',
      value: `ARRAY(SELECT k.title FROM unnest(q.source_ids) WITH ORDINALITY AS cited (id, place)
        JOIN knowledge_entries k ON k.id = cited.id ORDER BY cited.place)`,
    },
  ],
  // Sorted before the texts are read: each is blacked out when it is its turn.
  from: `(SELECT *, date_trunc('hour', created_at) AS hour FROM questions ORDER BY hour, id OFFSET 0) q`,
  counted: 'questions q',
  orderBy: 'q.hour, q.id',
  moment: 'q.created_at',
}
