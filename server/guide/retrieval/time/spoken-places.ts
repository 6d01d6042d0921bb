type Spoken = [pattern: RegExp, name: string]

// Halls are numbered in every language, and names of places are spelled by ear where the script is another one. All
// of them are brought to the spelling that the locations of the entries have.
const spoken: readonly Spoken[] = [
  [/\b(?:halle|hall|pabellon|nave|sala|salle) ?(?:n[°o.]? ?)?(\d)\b/g, ' hall $1 '],
  [/(\d) ?号?(?:馆|館|厅)|(?:ホール|展馆) ?(\d)(?:番)?|(\d) ?번?ホール/g, ' hall $1$2$3 '],
  [/(\d) ?(?:번 ?)?홀/g, ' hall $1 '],
  [/오로라|オーロラ|极光/g, ' aurora '],
  [/펄스|パルス|脉冲/g, ' pulse '],
  [/배틀 ?아레나|バトル ?アリーナ|对战(?:竞技)?场/g, ' battle arena '],
  [/칠 ?가든|チル ?ガーデン/g, ' chill garden '],
  [/푸드 ?로우?|フード ?ロウ/g, ' food row '],
  [/(?:escenario|scene|buhne|stage) +(aurora|pulse)/g, ' $1 stage '],
  [/\b(aurora|pulse) *-?(?:escenario|scene|buhne|stage|舞台|ステージ|스테이지|무대)?/g, ' $1 stage '],
]

/** A folded text in which every place that is named in the speaker's own way has the name its location has. */
export function withPlaceNames(folded: string): string {
  return spoken.reduce((text, [pattern, name]) => text.replace(pattern, name), folded)
}
