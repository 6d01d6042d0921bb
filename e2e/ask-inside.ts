import { inPublic } from '../server/safe-fetch/index.ts'

// Read by the server under test before anything else: shops may be on this machine and without encryption, which no festival
// allows. Everything else of the rule stays, and so does the code that keeps it.
Object.assign(inPublic, { protocol: 'http:', mayAsk: (ip: string) => ip === '127.0.0.1' })
