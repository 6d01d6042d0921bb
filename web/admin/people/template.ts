import { saveTemplate } from '../save-template.ts'

/** What a list that is written for us looks like: two people who are nobody, with everything that can be said. */
const lines = [
  'tiktokUsername,firstName,lastName,email,language,ageBand,birthDate,isCrew,wristbandTag,avatarUrl,orderCode,ticketCode',
  'nova.live,Nova,Okafor,nova@example.com,en,18+,,no,,,A7K3Q,1',
  ',Mila,Haas,mila@example.com,de,,2010-05-31,no,04ABCDEF123456,,A7K3Q,2',
]

/** Lets the browser save it. */
export function savePeopleTemplate(): void {
  saveTemplate('people-template.csv', lines)
}
