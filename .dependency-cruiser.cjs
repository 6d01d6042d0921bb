const { readdirSync } = require('node:fs')
const { floors, screens, slices } = require('./slices.js')

/** Folders of server/ that are no slice: the ground that slices stand on, and the seed that fills them all. */
const ground = ['db', 'http', 'limits', 'providers']
const seed = 'seed'

const isFolder = (entry) => entry.isDirectory()
const folders = readdirSync('server', { withFileTypes: true })
  .filter(isFolder)
  .map((entry) => entry.name)
/** A folder that slices.js does not name is a slice that may use nobody, and that nobody may use. */
const sliceNames = folders.filter((name) => ![...ground, seed].includes(name))

const test = '\\.test\\.tsx?$'
const anyOf = (names) => `(${names.join('|')})`
const database = '^server/db/|(^|/)node_modules/(pg|drizzle-orm)/'

const sliceLaws = sliceNames.map((name) => {
  const allowed = slices[name] ?? []
  return {
    name: `slices.js-${name}`,
    comment: `server/${name} may use ${allowed.join(', ') || 'no other slice'}: see slices.js.`,
    severity: 'error',
    from: { path: `^server/${name}/`, pathNot: test },
    to: { path: `^server/${anyOf(sliceNames)}/`, pathNot: `^server/${anyOf([name, ...allowed])}/` },
  }
})

const doorLaws = sliceNames.map((name) => ({
  name: `through-the-door-of-${name}`,
  comment: 'A slice is reached through its index.ts (verbs) or its table.ts (nouns, for joins).',
  severity: 'error',
  from: { path: `^server/${anyOf([...sliceNames, ...ground])}/`, pathNot: [`^server/${name}/`, test] },
  to: { path: `^server/${name}/`, pathNot: `^server/${name}/(index|table)\\.ts$` },
}))

const groundLaws = ground.map((name) => ({
  name: `ground-${name}-knows-no-slice`,
  comment: `What every slice stands on must not lean on one of them, unless slices.js names it for ${name}.`,
  severity: 'error',
  from: { path: `^server/${name}/`, pathNot: test },
  to: {
    path: `^server/${anyOf([...sliceNames, seed])}/`,
    ...(slices[name] && { pathNot: `^server/${anyOf(slices[name])}/` }),
  },
}))

const seedLaw = {
  name: 'nobody-needs-the-seed',
  comment: 'The seed fills the slices; only what opens a festival and what measures it plants it.',
  severity: 'error',
  from: { path: `^server/${anyOf(sliceNames)}/`, pathNot: test },
  to: { path: `^server/${seed}/` },
}

const databaseLaw = {
  name: 'only-stores-speak-to-the-database',
  comment:
    'SQL lives in store.ts and table.ts. Others may name the type of the handle, because they pass it on.',
  severity: 'error',
  from: {
    path: '^server/',
    pathNot: [
      test,
      '(^|/|-)(store|table)\\.ts$',
      // The ground, the line for live events, the seed, commands and what opens a festival hold connections.
      '^server/(db|http|live|seed)/',
      '-command\\.ts$',
      '^server/[^/]+\\.ts$',
    ],
  },
  to: { path: database, dependencyTypesNot: ['type-only'] },
}

const webFramework = {
  from: { pathNot: [test, '(^|/|-)routes\\.ts$', '^server/(http/|app\\.ts$)'] },
  comment:
    "The web framework ends at the route: who calls is a value (server/caller.ts), a reply is the route's.",
  severity: 'error',
}

const webFrameworkLaws = [
  {
    ...webFramework,
    name: 'the-web-framework-ends-at-the-route',
    from: { ...webFramework.from, path: '^server/' },
    to: { path: '(^|/)node_modules/(@fastify/|fastify)' },
  },
  {
    ...webFramework,
    name: 'behaviours-know-of-http-how-to-refuse',
    from: { ...webFramework.from, path: '^server/[^/]+/' },
    to: { path: '^server/http/', pathNot: '^server/http/refusal\\.ts$' },
  },
  {
    ...webFramework,
    name: 'providers-know-no-refusal',
    comment:
      'A provider fails with an error of its port; the behaviour that uses it knows what that means to people.',
    from: { ...webFramework.from, path: '^server/providers/' },
    to: { path: '^server/http/' },
  },
]

const rootLaws = [
  ['web-is-not-the-server', '^web/', { path: '^(server|bench|scripts)/' }],
  ['server-is-not-the-web', '^server/', { path: '^(web|bench|scripts)/' }],
  ['contract-needs-zod-alone', '^contract/', { pathNot: '^contract/|(^|/)node_modules/zod/' }],
  // A mute that is remembered needs the browser's memory, and nothing else of the platform.
  ['ui-knows-no-festival', '^web/ui/', { path: '^(web/(?!ui/|platform/remembered)|contract/)' }],
].map(([name, path, to]) => ({ name, severity: 'error', from: { path, pathNot: test }, to }))

/** A folder of web/ that slices.js does not name is a screen that may use no other. */
const screenNames = readdirSync('web', { withFileTypes: true })
  .filter(isFolder)
  .map((entry) => entry.name)
  .filter((name) => ![...floors, 'app', 'public', 'testing'].includes(name))

const webLaw = (name, allowed, comment) => ({
  name: `slices.js-web-${name}`,
  comment,
  severity: 'error',
  from: { path: `^web/${name}/`, pathNot: test },
  to: { path: '^web/[^/]+/', pathNot: `^web/${anyOf([name, ...allowed])}/` },
})

const floorLaws = floors.map((name, index) =>
  webLaw(
    name,
    floors.slice(0, index),
    `web/${name} stands on ${floors.slice(0, index).join(', ') || 'nothing'}.`,
  ),
)

const screenLaws = screenNames.map((name) => {
  const allowed = screens[name] ?? []
  const comment = `web/${name} may use ${allowed.join(', ') || 'no other screen'}: see slices.js.`
  return webLaw(name, [...floors, ...allowed], comment)
})

const testSupportLaw = {
  name: 'test-support-is-for-tests',
  comment: 'And for what measures a live festival, beside which an identity provider stands.',
  severity: 'error',
  from: { pathNot: [test, '^(test|e2e|bench)/'] },
  to: { path: '^(test|e2e)/' },
}

const cycleLaw = { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }

module.exports = {
  forbidden: [
    ...sliceLaws,
    ...doorLaws,
    ...groundLaws,
    seedLaw,
    databaseLaw,
    ...webFrameworkLaws,
    ...rootLaws,
    ...floorLaws,
    ...screenLaws,
    testSupportLaw,
    cycleLaw,
  ],
  options: {
    parser: 'swc',
    // Imports of types alone count too: a type that leans the wrong way is the same mistake.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
